/** Builds a reply's rows: one per group with data, with its share of the total. */
import type { FigureSet, MetricPoint, MetricRow } from '#domain/contract/metricSchemas.ts';
import { isFactMeasure } from '#domain/kpi/figureNames.ts';
import { sumWidth } from '#domain/kpi/figureSums.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { MetricQuestion, MetricSort } from '#domain/metrics/metricQuestion.ts';
import type { Gathered } from '../factStore/selection.ts';
import type { Tally } from '../factStore/tally.ts';
import { figureReader } from './figureReader.ts';
import type { MetricSums } from './metricSums.ts';

export const pointsOf = (
  { steps }: Pick<MetricSums, 'steps'>,
  tallies: {
    readonly current: Tally;
    readonly previous: Tally | null;
    readonly from: number;
    readonly fromBefore: number;
  },
  read: (tally: Tally, place: number) => FigureSet,
): MetricPoint[] =>
  steps.map(({ at, open }, index) => ({
    at,
    open,
    ...read(tallies.current, tallies.from + index),
    previous: tallies.previous && read(tallies.previous, tallies.fromBefore + index),
  }));

const placesOf = (gathered: Gathered | null): number => {
  const { cells = null, groups } = gathered ?? {};
  return cells === null || groups === undefined ? 0 : cells.present.length / groups.present.length;
};

const isSilent = ({ sums, present }: Tally, place: number): boolean => {
  if (present[place] === 0) return true;
  for (let at = place * sumWidth; at < (place + 1) * sumWidth; at += 1) if (sums[at] !== 0) return false;
  return true;
};

/** Unknown values come last; equal ones are sorted by key. */
const bySort = ({ figure, descending }: MetricSort) => {
  const sign = descending ? -1 : 1;
  return (one: MetricRow, other: MetricRow): number => {
    const [a, b] = [one[figure], other[figure]];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || (one.key < other.key ? -1 : 1);
    return sign * (a - b) || (one.key < other.key ? -1 : 1);
  };
};

export const metricRows = (
  sums: MetricSums,
  { groupBy, figures, sort }: Pick<MetricQuestion, 'groupBy' | 'figures' | 'sort'>,
  totals: FigureSet,
): readonly MetricRow[] => {
  if (groupBy === null) return [];
  const { groups, current, previous, steps } = sums;
  const every = figureReader(null);
  const shown = figureReader(figures);
  const shareBy = isFactMeasure(sort.figure) ? sort.figure : 'sessions';
  const rows = groups.keys.flatMap(
    (key, group): readonly (readonly [sorted: MetricRow, shown: MetricRow])[] => {
      if (isSilent(current.groups, group) && (previous === null || isSilent(previous.groups, group)))
        return [];
      const own = every(current.groups, group);
      const whole = totals[shareBy];
      const part = own[shareBy];
      const rest = {
        previous: previous && shown(previous.groups, group),
        share: whole === null || part === null ? null : ratioOf(part, whole),
        ...(current.cells && {
          series: pointsOf(
            sums,
            {
              current: current.cells,
              previous: previous?.cells ?? null,
              from: group * steps.length,
              fromBefore: group * placesOf(previous),
            },
            shown,
          ),
        }),
      };
      const about = { key, label: groups.labels[group] ?? key };
      return [
        [
          { ...about, ...own, ...rest },
          { ...about, ...shown(current.groups, group), ...rest },
        ],
      ];
    },
  );
  const order = bySort(sort);
  return rows.toSorted(([one], [other]) => order(one, other)).map(([, row]) => row);
};
