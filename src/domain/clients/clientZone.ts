/** Determines the time zone of a client's days: its own, or UTC by default. */
import { type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { isTimeZone, zonedDayAt, zonedHourAt } from '../calendar/zonedTime.ts';

export const usualZone = 'UTC';

export const zoneProblem = (zone: string): string | null =>
  isTimeZone(zone) ? null : 'Choose a time zone such as Europe/Berlin';

/** `time` in milliseconds. Skips the formatter for UTC, as it would slow down each page start. */
export const dayInZone = (zone: string, time: number): EpochDay =>
  zone === usualZone ? epochDayAt(time) : zonedDayAt(zone, time);

/** Number of hours of the current local day that have passed. */
export const hoursInZone = (zone: string, time: number): number =>
  zone === usualZone ? new Date(time).getUTCHours() : zonedHourAt(zone, time);
