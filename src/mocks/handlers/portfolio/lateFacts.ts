/** What each client did day by day up to yesterday, whatever range is looked at: what health, pace and goals are counted from. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { quarterStart } from '#domain/calendar/months.ts';
import type { Figures } from '#domain/kpi/figureSums.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { dailyFigures } from '../../metrics/dailyFigures.ts';
import type { ClientNames } from '../../metrics/metricGroups.ts';
import type { MetricStore } from '../../metrics/metricStore.ts';

/** Trends hold so many days against as many before. */
export const trendDays = 28;

export type LateFacts = {
  readonly lastFullDay: EpochDay;
  /** The figures of a client over some days, all of them known; null where the plan does not keep them. */
  figures(clientId: string, range: DayRange): Figures | null;
};

type Question = {
  readonly store: MetricStore;
  readonly sources: readonly MetricSource[];
  readonly names: ClientNames;
  /** Of each client, where it is. */
  readonly lastFullDays: readonly EpochDay[];
  /** The first day that the plan keeps; null for all. */
  readonly firstKept: EpochDay | null;
};

const beginningOf = (lastFullDay: EpochDay): EpochDay =>
  Math.min(quarterStart(lastFullDay), lastFullDay - 2 * trendDays + 1);

/** One question to the store, however much is asked of its answer, and up to which day. */
export const lateFacts = ({
  lastFullDays,
  firstKept,
  ...question
}: Question): ((lastFullDay: EpochDay) => LateFacts) => {
  const to = Math.max(...lastFullDays);
  const wanted = Math.min(...lastFullDays.map(beginningOf));
  const read =
    lastFullDays.length === 0
      ? () => null
      : dailyFigures({ ...question, range: { from: Math.max(wanted, firstKept ?? wanted), to } });
  return (lastFullDay) => ({
    lastFullDay,
    figures: (clientId, days) => read(clientId, days)?.figures ?? null,
  });
};
