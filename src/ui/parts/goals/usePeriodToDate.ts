/** Loads a client's metrics day by day from the start of the month or quarter to its last full day. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { useMetrics } from '../../data/useMetrics.ts';

type PeriodToDate = {
  readonly clientId: string;
  readonly period: 'month' | 'quarter';
  readonly last: EpochDay;
  readonly asOf: string | number | null;
};

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
