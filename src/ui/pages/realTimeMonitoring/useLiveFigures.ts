/** The figures of the view, today's unless it names other days, beside what they are held against; asked anew as each hour passes. */
import { useEffect, useMemo, useRef } from 'react';
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { lengthOf } from '#domain/metrics/viewInterval.ts';
import { momentTime } from '#domain/pastView.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useConnect } from '../../parts/figures/useConnect.ts';
import { useView, type ViewInUse } from '../../parts/view/useView.ts';
import { type LiveDays, referencesOf } from './liveReferences.ts';
import { liveKeys, liveUsual } from './liveTabs.ts';
import { useHour } from './useHour.ts';

export type Reference = {
  /** As a column or a line is called: `Yesterday`. */
  readonly name: string;
  /** Behind a change: `the same hours yesterday`. */
  readonly versus: string;
  readonly metrics: MetricsInUse;
};

export type LiveFigures = {
  readonly use: ViewInUse;
  readonly query: MetricQuery;
  readonly isFiltered: boolean;
  readonly days: LiveDays;
  /** The figures themselves, which come with the first comparison, if there is one. */
  readonly main: MetricsInUse;
  /** None, one, or for one day the day before and a week before. */
  readonly references: readonly Reference[];
  /** How many hours of today are over, UTC. */
  readonly hours: number;
  /** Goes to where sources are connected; null for who may not. */
  readonly connect: (() => void) | null;
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

const dayLength = 86_400_000;

/** Of the day that is shown as today: those of a moment of the past are counted up to it. */
const hoursOver = ({ view: { asOf }, today }: ViewInUse, hour: number): number => {
  const past = typeof asOf === 'string' ? momentTime(asOf) : null;
  return past === null
    ? new Date(hour).getUTCHours()
    : Math.floor((past + 1 - today * dayLength) / 3_600_000);
};

export const useLiveFigures = (): LiveFigures => {
  const use = useView(liveKeys, liveUsual);
  const hour = useHour();
  const { days, today, view } = use;
  const query = useMemo<MetricQuery>(() => ({ ...use.query, group_by: 'source', limit: '500' }), [use.query]);
  const isOneDay = lengthOf(days) === 1;
  const shown: LiveDays = isOneDay && days.to === today ? 'today' : isOneDay ? 'day' : 'days';
  const named = referencesOf(view, days, shown);
  const otherQuery = useMemo<MetricQuery>(
    () => ({
      ...withoutComparison(query),
      compare: 'previous',
      ...(view.match === 'day' && { match: 'weekday' }),
    }),
    [query, view.match],
  );
  const isWanted = !use.isForbidden;
  const main = useMetrics(query, { isWanted });
  const other = useMetrics(otherQuery, { isWanted: isWanted && named.length > 1 });
  useRenewed(main, hour);
  useRenewed(other, hour);
  return {
    use,
    query,
    isFiltered: filterDimensions.some((dimension) => view.filters[dimension].length > 0),
    days: shown,
    main,
    references: named.map((one, index) => ({ ...one, metrics: index === 0 ? main : other })),
    hours: hoursOver(use, hour),
    connect: useConnect(),
  };
};
