/** The live visits of sources between two moments, and the value of their conversions since the day began. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { zonedMinuteAt } from '#domain/calendar/zonedTime.ts';
import { dayInZone, hoursInZone, usualZone } from '#domain/clients/clientZone.ts';
import type { MetricStore } from '../metrics/metricStore.ts';
import { type DayRow, dayRows } from './dayRows.ts';
import { type HourVisit, hourVisits } from './hourVisits.ts';
import type { VisitSource } from './visitScope.ts';

/** A visit at its time in milliseconds, and where it belongs. */
export type TimedVisit = {
  readonly time: number;
  readonly visit: HourVisit;
  readonly row: DayRow;
  readonly of: VisitSource;
};

export type Window = {
  /** Milliseconds since the epoch: `from` is within, `to` is not. */
  readonly from: number;
  readonly to: number;
  /** How many days before the visits are taken; their times are told as if they were of now. */
  readonly daysBefore?: number;
};

const quarterLength = 900_000;
const minuteLength = 60_000;

type Place = { readonly day: EpochDay; readonly hour: number; readonly after: number };

/** Where a moment is on the wall clock of a zone: its day, its hour, and milliseconds since that hour began. */
const placeIn = (zone: string, time: number): Place => {
  const minutes = zone === usualZone ? new Date(time).getUTCMinutes() : zonedMinuteAt(zone, time);
  const after = minutes * minuteLength + (time % minuteLength);
  return { day: dayInZone(zone, time), hour: hoursInZone(zone, time), after };
};

/** The same moment for many sources: a wall clock is asked once for each zone. */
const placesAt = (time: number): ((zone: string) => Place) => {
  const known = new Map<string, Place>();
  return (zone) => {
    const before = known.get(zone);
    if (before) return before;
    const place = placeIn(zone, time);
    known.set(zone, place);
    return place;
  };
};

type Quarter = Window & { readonly start: number; readonly place: Place };

/** Zones are whole quarters of an hour apart: within one, the wall clock goes as the time does. */
const addQuarter = (
  found: TimedVisit[],
  store: MetricStore,
  of: VisitSource,
  { start, from, to, place: { day, hour, after }, daysBefore = 0 }: Quarter,
): void => {
  for (const row of dayRows(store, of.source, day - daysBefore)) {
    for (const visit of hourVisits(row, hour)) {
      const within = visit.after - after;
      if (within < 0 || within >= quarterLength) continue;
      const time = start + within;
      if (time >= from && time < to) found.push({ time, visit, row, of });
    }
  }
};

/**
 * In the order of their times. A pure function of the sources, as the log tells of them, and of the window: two tabs, a reload and a
 * replay have the same visits. An hour of a client has the visits, conversions and revenue that the figures of its day have for
 * that hour. When clocks change, the hour that comes twice has its visits twice, and the one that is skipped has none.
 */
export const visitsBetween = (
  store: MetricStore,
  sources: readonly VisitSource[],
  window: Window,
): readonly TimedVisit[] => {
  const { from, to } = window;
  const first = Math.floor(from / quarterLength) * quarterLength;
  const found: TimedVisit[] = [];
  for (let start = first; start < to; start += quarterLength) {
    const placeOf = placesAt(start);
    for (const of of sources) addQuarter(found, store, of, { ...window, start, place: placeOf(of.zone) });
  }
  return found.sort((one, other) => one.time - other.time || (one.visit.id < other.visit.id ? -1 : 1));
};

const revenueOfRow = (row: DayRow, hour: number, after: number): number => {
  let sum = 0;
  for (let over = 0; over < hour; over += 1) sum += row.hours.revenue_cents[over] as number;
  for (const visit of hourVisits(row, hour)) if (visit.after < after) sum += visit.valueCents;
  return sum;
};

/** Cents since the client's day began up to `now`; `daysBefore`: of so many days before, up to the same time of day. */
export const revenueSoFar = (
  store: MetricStore,
  sources: readonly VisitSource[],
  { now, daysBefore = 0 }: { readonly now: number; readonly daysBefore?: number },
): number => {
  const placeOf = placesAt(now);
  let sum = 0;
  for (const { source, zone } of sources) {
    const { day, hour, after } = placeOf(zone);
    const then: EpochDay = day - daysBefore;
    for (const row of dayRows(store, source, then)) sum += revenueOfRow(row, hour, after);
  }
  return sum;
};
