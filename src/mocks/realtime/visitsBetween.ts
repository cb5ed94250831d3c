/** Generates the live visits of sources between two moments, and the revenue since the day began. */
import { changedHours, type DayHour, hoursBefore } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { zonedMinuteAt, zonedTime } from '#domain/calendar/zonedTime.ts';
import { dayInZone, hoursInZone, usualZone } from '#domain/clients/clientZone.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { type DayRow, dayRows } from './dayRows.ts';
import { type HourVisit, hourVisits } from './hourVisits.ts';
import type { VisitSource } from './visitScope.ts';

export type TimedVisit = {
  readonly time: number;
  readonly visit: HourVisit;
  readonly row: DayRow;
  readonly of: VisitSource;
};

export type Window = {
  /** Milliseconds since the epoch: `from` is inclusive, `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly daysBefore?: number;
};

const quarterLength = 900_000;
const minuteLength = 60_000;

export type Place = {
  readonly day: EpochDay;
  /** The clock hour, and its number of earlier occurrences on that day. */
  readonly hour: number;
  readonly repeat: number;
  readonly after: number;
};

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

/** The index of an hour in a day, or of its first occurrence; -1 where it is skipped. */
const placeAmong = (clock: readonly DayHour[], { hour, repeat }: Place): number => {
  const same = clock.findIndex((one) => one.hour === hour && one.repeat === repeat);
  return same >= 0 ? same : clock.findIndex((one) => one.hour === hour);
};

export const placesAt = (time: number): ((zone: string) => Place) => {
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

/** Zone offsets are multiples of a quarter hour, so local time is linear within one. */
const addQuarter = async (
  found: TimedVisit[],
  store: MetricStore,
  of: VisitSource,
  { start, from, to, place, daysBefore = 0 }: Quarter,
): Promise<void> => {
  for (const row of await dayRows(store, of.source, { day: place.day - daysBefore, zone: of.zone })) {
    for (const visit of hourVisits(row, placeAmong(row.clock, place))) {
      const within = visit.after - place.after;
      if (within < 0 || within >= quarterLength) continue;
      const time = start + within;
      if (time >= from && time < to) found.push({ time, visit, row, of });
    }
  }
};

/**
 * A pure function of sources and window, so tabs, reloads and replays agree; hourly totals match the metrics.
 * A repeated hour has its own visits each time.
 */
export const visitsBetween = async (
  store: MetricStore,
  sources: readonly VisitSource[],
  window: Window,
): Promise<readonly TimedVisit[]> => {
  const { from, to } = window;
  const first = Math.floor(from / quarterLength) * quarterLength;
  const found: TimedVisit[] = [];
  for (let start = first; start < to; start += quarterLength) {
    const placeOf = placesAt(start);
    for (const of of sources)
      await addQuarter(found, store, of, { ...window, start, place: placeOf(of.zone) });
  }
  return found.sort((one, other) => one.time - other.time || (one.visit.id < other.visit.id ? -1 : 1));
};

type SummedHours = 'revenue_cents' | 'spend_cents';

/** The sum of the hours before the one at `place`, and the number of that hour; -1 where the clock skips it. */
export const hoursUntil = (row: DayRow, place: Place, name: SummedHours) => {
  const now = placeAmong(row.clock, place);
  const over = now < 0 ? hoursBefore(row.clock, place.hour) : now;
  let sum = 0;
  for (let hour = 0; hour < over; hour += 1) sum += row.hours[name][hour] as number;
  return { sum, now };
};

const revenueOfRow = (row: DayRow, place: Place): number => {
  const { sum, now } = hoursUntil(row, place, 'revenue_cents');
  const running = hourVisits(row, now).filter(({ after }) => after < place.after);
  return running.reduce((total, { valueCents }) => total + valueCents, sum);
};

/** Cents since the client's day began up to `now`; `daysBefore`: the same period of an earlier day. */
export const revenueSoFar = async (
  store: MetricStore,
  sources: readonly VisitSource[],
  { now, daysBefore = 0 }: { readonly now: number; readonly daysBefore?: number },
): Promise<number> => {
  const placeOf = placesAt(now);
  let sum = 0;
  for (const { source, zone } of sources) {
    const place = placeOf(zone);
    for (const row of await dayRows(store, source, { day: place.day - daysBefore, zone }))
      sum += revenueOfRow(row, place);
  }
  return sum;
};
