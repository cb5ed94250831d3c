/** The live visits of sources between two moments, and the value of their conversions since the day began. */
import { changedHours, type DayHour, hoursBefore } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { zonedMinuteAt, zonedTime } from '#domain/calendar/zonedTime.ts';
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

type Place = {
  readonly day: EpochDay;
  /** What the wall clock shows, and how often it began to show it before on that day. */
  readonly hour: number;
  readonly repeat: number;
  /** Milliseconds since that hour began. */
  readonly after: number;
};

/** Where a moment is on the wall clock of a zone. */
const placeIn = (zone: string, time: number): Place => {
  const day = dayInZone(zone, time);
  const changed = changedHours(zone, day);
  if (changed !== null) {
    const since = time - zonedTime(zone, day, 0);
    const now = changed.findLast((one) => one.after * minuteLength <= since);
    if (now) return { day, hour: now.hour, repeat: now.repeat, after: since - now.after * minuteLength };
  }
  const minutes = zone === usualZone ? new Date(time).getUTCMinutes() : zonedMinuteAt(zone, time);
  return {
    day,
    hour: hoursInZone(zone, time),
    repeat: 0,
    after: minutes * minuteLength + (time % minuteLength),
  };
};

/** The place of an hour among those of a day, by its first time where it does not come again; -1 where it is skipped. */
const placeAmong = (clock: readonly DayHour[], { hour, repeat }: Place): number => {
  const same = clock.findIndex((one) => one.hour === hour && one.repeat === repeat);
  return same >= 0 ? same : clock.findIndex((one) => one.hour === hour);
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
  { start, from, to, place, daysBefore = 0 }: Quarter,
): void => {
  for (const row of dayRows(store, of.source, { day: place.day - daysBefore, zone: of.zone })) {
    for (const visit of hourVisits(row, placeAmong(row.clock, place))) {
      const within = visit.after - place.after;
      if (within < 0 || within >= quarterLength) continue;
      const time = start + within;
      if (time >= from && time < to) found.push({ time, visit, row, of });
    }
  }
};

/**
 * In the order of their times. A pure function of the sources, as the log tells of them, and of the window: two tabs, a reload and a
 * replay have the same visits. An hour of a client has the visits, conversions and revenue that the figures of its day have for
 * that hour. When clocks change, an hour that comes twice has visits of its own each time, and one that is skipped has none.
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

const revenueOfRow = (row: DayRow, place: Place): number => {
  const now = placeAmong(row.clock, place);
  const over = now < 0 ? hoursBefore(row.clock, place.hour) : now;
  let sum = 0;
  for (let hour = 0; hour < over; hour += 1) sum += row.hours.revenue_cents[hour] as number;
  for (const visit of hourVisits(row, now)) if (visit.after < place.after) sum += visit.valueCents;
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
    const place = placeOf(zone);
    for (const row of dayRows(store, source, { day: place.day - daysBefore, zone }))
      sum += revenueOfRow(row, place);
  }
  return sum;
};
