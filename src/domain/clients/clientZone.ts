/** In which time zone a client's days begin and end: its own, or UTC, as the agency's. */
import { type EpochDay, epochDayAt } from '../calendar/epochDay.ts';
import { isTimeZone, zonedDayAt, zonedHourAt } from '../calendar/zonedTime.ts';

/** The workspace's, and that of a client that names none. */
export const usualZone = 'UTC';

export const zoneProblem = (zone: string): string | null =>
  isTimeZone(zone) ? null : 'Choose a time zone such as Europe/Berlin';

/** The day there at a time in milliseconds. UTC needs no formatter, which would cost every start of a page. */
export const dayInZone = (zone: string, time: number): EpochDay =>
  zone === usualZone ? epochDayAt(time) : zonedDayAt(zone, time);

/** How many hours of that day are over. */
export const hoursInZone = (zone: string, time: number): number =>
  zone === usualZone ? new Date(time).getUTCHours() : zonedHourAt(zone, time);
