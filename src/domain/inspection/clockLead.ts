/** Words how far a clock is ahead, and computes the distance to a later moment. */
import { type EpochDay, epochDayAt } from '../calendar/epochDay.ts';

const minute = 60_000;
const hour = 60 * minute;

export const dayLength = 24 * hour;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** `3 days`, `1 day and 2 hours`, `5 hours`, `20 minutes`; `1 minute` for less. */
export const leadWords = (lead: number): string => {
  if (lead < hour) return counted(Math.max(1, Math.floor(lead / minute)), 'minute');
  const days = Math.floor(lead / dayLength);
  const hours = Math.floor((lead % dayLength) / hour);
  const parts = [...(days > 0 ? [counted(days, 'day')] : []), ...(hours > 0 ? [counted(hours, 'hour')] : [])];
  return parts.join(' and ');
};

/** Milliseconds to the same UTC time one month later, clamped to the month's last day. */
export const toNextMonth = (now: number): number => {
  const date = new Date(now);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  const next = new Date(now);
  next.setUTCMonth(date.getUTCMonth() + 1, Math.min(date.getUTCDate(), lastDay));
  return next.getTime() - now;
};

/** Milliseconds to the same UTC time of `day`. */
export const toDay = (now: number, day: EpochDay): number => (day - epochDayAt(now)) * dayLength;
