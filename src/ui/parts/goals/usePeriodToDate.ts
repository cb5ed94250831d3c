/** A client's figures from the first day of a month or quarter to its last full day, day by day: what goals and budgets are held against. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { useMetrics } from '../../data/useMetrics.ts';

type PeriodToDate = {
  readonly clientId: string;
  readonly period: 'month' | 'quarter';
  /** The last full day. */
  readonly last: EpochDay;
  /** The moment that is looked at; null for now. */
  readonly asOf: string | number | null;
};

/** Whether a reply may still come. */
export const isAwaited = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  data === undefined && error === null;

export const usePeriodToDate = ({ clientId, period, last, asOf }: PeriodToDate, isWanted: boolean) => {
  const { from } = countedPeriod(period, last);
  const query = {
    client: clientId,
    from: calendarDayOf(from),
    to: calendarDayOf(last),
    compare: 'none' as const,
    interval: 'day' as const,
    ...(asOf === null ? {} : { as_of: String(asOf) }),
  };
  return useMetrics(query, { isWanted });
};
