/** The figures of the view, today's unless it names other days, beside what they are held against; asked anew as each hour passes. */
import { useEffect, useMemo, useRef } from 'react';
import { hoursInZone } from '#domain/clients/clientZone.ts';
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { lengthOf } from '#domain/metrics/viewInterval.ts';
import { timeOfMoment } from '#domain/pastView.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useSettledValue } from '../../data/useSettledValue.ts';
import { useConnect } from '../../parts/figures/useConnect.ts';
import { useView, type ViewInUse } from '../../parts/view/useView.ts';
import { daysInWords } from '../../parts/view/viewWords.ts';
import { type LiveDays, type NamedReference, referencesOf } from './liveReferences.ts';
import { liveKeys, liveUsual } from './liveTabs.ts';
import { useQuarterHour } from './useQuarterHour.ts';

export type Reference = NamedReference & { readonly metrics: MetricsInUse };

/** How figures are told. As long as former ones are shown, these are told as before. */
type LiveWords = {
  /** Which days they are of. */
  readonly days: LiveDays;
  /** `The first 9 hours of today, UTC`; `23 Feb – 1 Mar 2026`. */
  readonly shown: string;
};

export type LiveFigures = LiveWords & {
  readonly use: ViewInUse;
  readonly query: MetricQuery;
  readonly isFiltered: boolean;
  /** The figures themselves, which come with the first comparison, if there is one. */
  readonly main: MetricsInUse;
  /** None, one, or for one day the day before and a week before. */
  readonly references: readonly Reference[];
  /** Whether one of the two readings answers the question before, and the other the present one. */
  readonly isApart: boolean;
  /** How many hours of today are over, in the zone of the view. */
  readonly hours: number;
  /** Goes to where sources are connected; null for who may not. */
  readonly connect: (() => void) | null;
};

/** The same question has another answer in the next hour. */
const useRenewed = ({ refetch }: MetricsInUse, hours: number): void => {
  const asked = useRef(hours);
  useEffect(() => {
    if (asked.current === hours) return;
    asked.current = hours;
    void refetch();
  }, [hours, refetch]);
};

/** How many hours of today are over. If a moment of the past is shown, they are counted up to that moment, as the API does. */
const hoursOver = ({ view: { asOf }, zone }: ViewInUse, now: number): number =>
  hoursInZone(zone, timeOfMoment(asOf) ?? now);

const firstHours = (hours: number, zone: string): string =>
  hours === 1 ? `The first hour of today, ${zone}` : `The first ${hours} hours of today, ${zone}`;

const liveDaysOf = ({ days, today }: ViewInUse): LiveDays => {
  if (lengthOf(days) > 1) return 'days';
  return days.to === today ? 'today' : 'day';
};

export const useLiveFigures = (): LiveFigures => {
  const use = useView(liveKeys, liveUsual);
  const { days, view, zone } = use;
  const hours = hoursOver(use, useQuarterHour());
  const query = useMemo<MetricQuery>(() => ({ ...use.query, group_by: 'source', limit: '500' }), [use.query]);
  const liveDays = liveDaysOf(use);
  const words = useMemo(
    () => ({
      days: liveDays,
      shown: liveDays === 'today' ? firstHours(hours, zone) : daysInWords(days),
      named: referencesOf(view, days, liveDays),
    }),
    [liveDays, hours, zone, days, view],
  );
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
  const other = useMetrics(otherQuery, { isWanted: isWanted && words.named.length > 1 });
  useRenewed(main, hours);
  useRenewed(other, hours);
  const { named, ...told } = useSettledValue(words, main.isFormer);
  // Where one of the two is of the question before, they would stand beside other hours.
  const isApart = named.length > 1 && other.isFormer !== main.isFormer;
  const beside = { ...other, data: isApart ? undefined : other.data };
  return {
    use,
    query,
    isFiltered: filterDimensions.some((dimension) => view.filters[dimension].length > 0),
    ...told,
    main,
    references: named.map((one, index) => ({ ...one, metrics: index === 0 ? main : beside })),
    isApart,
    hours,
    connect: useConnect(),
  };
};
