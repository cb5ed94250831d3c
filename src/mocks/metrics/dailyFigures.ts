/** Reads clients' metrics for any days of a range from one query to the metric store, which keeps them by day. */
import { type FigureSums, type Figures, figuresOf, sumWidth } from '#domain/kpi/figureSums.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { type ClientNames, metricGroups } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Tally } from '../factStore/tally.ts';

type Question = {
  readonly store: MetricStore;
  readonly sources: readonly MetricSource[];
  readonly names: ClientNames;
  /** Full days only. */
  readonly range: DayRange;
};

export type DailyFigures = (
  clientId: string,
  range: DayRange,
) => { readonly figures: Figures; readonly isReported: boolean } | null;

const together = ({ sums, present }: Tally, first: number, count: number): FigureSums => {
  const total = new Float64Array(sumWidth);
  let bits = 0;
  for (let cell = first; cell < first + count; cell += 1) {
    bits |= present[cell] ?? 0;
    for (let place = 0; place < sumWidth; place += 1) {
      total[place] = (total[place] ?? 0) + (sums[cell * sumWidth + place] ?? 0);
    }
  }
  return { sums: total, at: 0, present: bits };
};

export const dailyFigures = async ({ store, sources, names, range }: Question): Promise<DailyFigures> => {
  const days = range.to - range.from + 1;
  const groups = metricGroups('client', sources, names);
  const { cells } = await store.query(
    sources,
    { filters: {}, groupBy: 'client', groups, rowSeries: true },
    {
      range,
      ofDay: Int32Array.from({ length: days }, (_, index) => index),
      stepCount: days,
      hourly: false,
      open: null,
      changed: [],
    },
  );
  return (clientId, { from, to }) => {
    const group = groups.index.get(clientId);
    if (from < range.from || to > range.to || group === undefined || cells === null) return null;
    const sums = together(cells, group * days + from - range.from, to - from + 1);
    return { figures: figuresOf(sums), isReported: sums.present !== 0 };
  };
};
