/** Wall clocks of IANA time zones: which day it is there, and when a time of day comes there. */
import { type EpochDay, epochDayAt } from './epochDay.ts';

const millisecondsPerDay = 86_400_000;

/** Making a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
};

/** Whether the platform knows the zone, such as `Europe/Berlin`. */
export const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z][\w+\-/]{0,59}$/.test(zone)) return false;
  try {
    formatterOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** What a wall clock there shows at a time, in milliseconds as if it were UTC, to the second. */
export const wallAt = (zone: string, time: number): number => {
  const parts = formatterOf(zone).formatToParts(time);
  const read = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
};

/** The day there at a time in milliseconds. */
export const zonedDayAt = (zone: string, time: number): EpochDay => epochDayAt(wallAt(zone, time));

/** The hour that a wall clock there shows at a time in milliseconds. */
export const zonedHourAt = (zone: string, time: number): number => new Date(wallAt(zone, time)).getUTCHours();

/** The minute of the hour that a wall clock there shows at a time in milliseconds. */
export const zonedMinuteAt = (zone: string, time: number): number =>
  new Date(wallAt(zone, time)).getUTCMinutes();

/**
 * When the clock there shows `minutes` since midnight on a day, in milliseconds. A time that is skipped in spring comes as much
 * later; of one that comes twice in autumn the first counts.
 */
export const zonedTime = (zone: string, day: EpochDay, minutes: number): number => {
  const wall = day * millisecondsPerDay + minutes * 60_000;
  const offsetAround = (time: number): number => wallAt(zone, time) - time;
  const early = wall - offsetAround(wall - millisecondsPerDay);
  if (wallAt(zone, early) === wall) return early;
  const late = wall - offsetAround(wall + millisecondsPerDay);
  return wallAt(zone, late) === wall ? late : early;
};
