/** Compares the view's metrics, by default today's, with both reference periods, and refetches every hour. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { hoursInZone } from '#domain/clients/clientZone.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { lengthOf } from '#domain/metrics/viewInterval.ts';
import { timeOfMoment } from '#domain/pastView.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useSettledValue } from '../../data/useSettledValue.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import type { ViewInUse } from '../../parts/view/useView.ts';
import { daysInWords } from '../../parts/view/viewWords.ts';
import { useServices } from '../../services/servicesContext.ts';
import { type LiveDays, type NamedReference, referencesOf } from './liveReferences.ts';

const quarterLength = 900_000;

const quarterOf = (time: number): number => Math.floor(time / quarterLength) * quarterLength;

const useQuarterHour = (): number => {
  const { clock } = useServices().world;
  const [quarter, setQuarter] = useState(() => quarterOf(clock.now()));
  useEffect(() => {
    const wait = quarter + quarterLength - clock.now();
    const timer = clock.setTimeout(() => setQuarter(quarterOf(clock.now())), wait);
    return () => clock.clearTimeout(timer);
  }, [clock, quarter]);
  return quarter;
};

export type Reference = NamedReference & { readonly metrics: MetricsInUse };

/** Labels of the metrics; they stay the former ones as long as former metrics are shown. */
type LiveWords = {
  readonly days: LiveDays;
  readonly shown: string;
};

type LiveReferences = LiveWords & {
  readonly references: readonly Reference[];
  /** True while only one of the two queries has refreshed. */
  readonly isApart: boolean;
  readonly hours: number;
};

export type LiveSelection = MetricSelection & LiveReferences;

/** The same query has a new result each hour, so the hook refetches. */
const useRenewed = ({ refetch }: MetricsInUse, hours: number): void => {
  const asked = useRef(hours);
  useEffect(() => {
    if (asked.current === hours) return;
    asked.current = hours;
    void refetch();
  }, [hours, refetch]);
};

/** If a moment of the past is shown, hours are counted up to that moment, as the API does. */
const hoursOver = ({ view: { asOf }, zone }: ViewInUse, now: number): number =>
  hoursInZone(zone, timeOfMoment(asOf) ?? now);

const firstHours = (hours: number, zone: string): string =>
  hours === 1 ? `The first hour of today, ${zone}` : `The first ${hours} hours of today, ${zone}`;

const liveDaysOf = ({ days, today }: ViewInUse): LiveDays => {
  if (lengthOf(days) > 1) return 'days';
  return days.to === today ? 'today' : 'day';
};

export const useLiveReferences = ({ use, query, metrics: main }: MetricSelection): LiveReferences => {
  const { days, view, zone } = use;
  const hours = hoursOver(use, useQuarterHour());
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
  const other = useMetrics(otherQuery, { isWanted: !use.isForbidden && words.named.length > 1 });
  useRenewed(main, hours);
  useRenewed(other, hours);
  const { named, ...rest } = useSettledValue(words, main.isFormer);
  // If only one query has refreshed, hide the comparison: its hours differ.
  const isApart = named.length > 1 && other.isFormer !== main.isFormer;
  const comparison = { ...other, data: isApart ? undefined : other.data };
  return {
    ...rest,
    references: named.map((one, index) => ({ ...one, metrics: index === 0 ? main : comparison })),
    isApart,
    hours,
  };
};
