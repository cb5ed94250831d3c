/** How an address names the past, in UTC: a position (`?as_of=312`), a time (`2026-11-03T14:20Z`) or the end of a day (`2026-11-03`). */
import { epochDayOf } from './calendar/epochDay.ts';

export const asOfParameter = 'as_of';

/** A position of the log, or a moment as an address writes it. */
export type AsOf = number | string;

const minute = 60_000;
const day = 86_400_000;
const position = /^\d{1,15}$/;
const writtenMoment = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?Z)?$/;

/**
 * The time that a moment names, in milliseconds; null for what is none. A day means its end, and a time without seconds the end of
 * its minute, so that what happened in it is told.
 */
export const momentTime = (text: string): number | null => {
  const [, date = '', hours, , seconds] = writtenMoment.exec(text) ?? [];
  const first = epochDayOf(date);
  if (first === null) return null;
  if (hours === undefined) return first * day + day - 1;
  const time = Date.parse(seconds === undefined ? text.replace('Z', ':00Z') : text);
  return seconds === undefined ? time + minute - 1 : time;
};

/** The time of what is a moment; null for a position, whose time the log alone knows. */
export const timeOfMoment = (asOf: AsOf | null): number | null =>
  typeof asOf === 'string' ? momentTime(asOf) : null;

/** What a text names; null for what is neither a position nor a moment. */
export const readAsOf = (text: string): AsOf | null => {
  if (position.test(text)) return Number(text);
  return momentTime(text) === null ? null : text;
};

/** Whether a moment begins after a time in milliseconds; a day or minute that has begun is known up to then. */
export const isToCome = (asOf: AsOf, now: number): boolean =>
  typeof asOf === 'string' && Date.parse(asOf.length === 10 ? `${asOf}T00:00:00.000Z` : asOf) > now;

/** The past that a query names; null for the present, for what is to come, and for what is neither a position nor a moment. */
export const asOfIn = (search: string, now = Number.POSITIVE_INFINITY): AsOf | null => {
  const text = new URLSearchParams(search).get(asOfParameter);
  const asOf = text === null ? null : readAsOf(text);
  return asOf === null || isToCome(asOf, now) ? null : asOf;
};

/** The query with the past unless it has one of its own; an empty one is the present, and is left out. */
export const withAsOf = (search: string, asOf: AsOf): string => {
  const query = new URLSearchParams(search);
  const own = query.get(asOfParameter);
  if (own === null) query.set(asOfParameter, `${asOf}`);
  if (own === '') query.delete(asOfParameter);
  return query.size === 0 ? '' : `?${query}`;
};
