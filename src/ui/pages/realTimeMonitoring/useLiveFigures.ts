/** Today's figures up to the last whole hour, against the same hours of yesterday and of a week ago; asked anew as each hour passes. */
import { useEffect, useMemo, useRef } from 'react';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useConnect } from '../../parts/figures/useConnect.ts';
import { useView, type ViewInUse } from '../../parts/view/useView.ts';
import { liveKeys } from './liveTabs.ts';
import { useHour } from './useHour.ts';

export type LiveFigures = {
  readonly use: ViewInUse;
  readonly query: MetricQuery;
  readonly isFiltered: boolean;
  readonly againstYesterday: MetricsInUse;
  readonly againstWeekAgo: MetricsInUse;
  /** How many hours of today are over, UTC. */
  readonly hours: number;
  /** Goes to where sources are connected; null for who may not. */
  readonly connect: (() => void) | null;
};

const queryOf = ({ query }: Pick<ViewInUse, 'query'>, day: string): MetricQuery => {
  return {
    ...withoutComparison(query),
    from: day,
    to: day,
    compare: 'previous',
    interval: 'hour',
    group_by: 'source',
    limit: '500',
  };
};

/** The same question has another answer in the next hour. */
const useRenewed = ({ refetch }: MetricsInUse, hour: number): void => {
  const asked = useRef(hour);
  useEffect(() => {
    if (asked.current === hour) return;
    asked.current = hour;
    void refetch();
  }, [hour, refetch]);
};

export const useLiveFigures = (): LiveFigures => {
  const use = useView(liveKeys);
  const hour = useHour();
  const day = calendarDayOf(epochDayAt(hour));
  const query = useMemo(() => queryOf({ query: use.query }, day), [use.query, day]);
  const weekQuery = useMemo(() => ({ ...query, match: 'weekday' as const }), [query]);
  const isWanted = !use.isForbidden;
  const againstYesterday = useMetrics(query, { isWanted });
  const againstWeekAgo = useMetrics(weekQuery, { isWanted });
  useRenewed(againstYesterday, hour);
  useRenewed(againstWeekAgo, hour);
  return {
    use,
    query,
    isFiltered: filterDimensions.some((dimension) => use.view.filters[dimension].length > 0),
    againstYesterday,
    againstWeekAgo,
    hours: new Date(hour).getUTCHours(),
    connect: useConnect(),
  };
};
