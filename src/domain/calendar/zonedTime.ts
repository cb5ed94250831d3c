/** Converts between instants and wall-clock times of IANA time zones. */
import { type EpochDay, epochDayAt } from './epochDay.ts';

const millisecondsPerDay = 86_400_000;

/** Cache: creating a formatter costs a hundred times as much as using it. */
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

/** Local time as if it were UTC, in milliseconds, to the second. */
export const wallAt = (zone: string, time: number): number => {
  const parts = formatterOf(zone).formatToParts(time);
  const read = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
};

/** `time` in milliseconds. */
export const zonedDayAt = (zone: string, time: number): EpochDay => epochDayAt(wallAt(zone, time));

/** `time` in milliseconds; 0 to 23. */
export const zonedHourAt = (zone: string, time: number): number => new Date(wallAt(zone, time)).getUTCHours();

/** `time` in milliseconds; 0 to 59. */
export const zonedMinuteAt = (zone: string, time: number): number =>
  new Date(wallAt(zone, time)).getUTCMinutes();

/** The instant, in milliseconds, of a local time. A time skipped in spring shifts later; for one repeated in autumn the first counts. */
export const zonedTime = (zone: string, day: EpochDay, minutes: number): number => {
  const wall = day * millisecondsPerDay + minutes * 60_000;
  const offsetAround = (time: number): number => wallAt(zone, time) - time;
  const early = wall - offsetAround(wall - millisecondsPerDay);
  if (wallAt(zone, early) === wall) return early;
  const late = wall - offsetAround(wall + millisecondsPerDay);
  return wallAt(zone, late) === wall ? late : early;
};
