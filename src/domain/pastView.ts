/** Parses past moments in addresses, in UTC: position (`?as_of=312`), time (`2026-11-03T14:20Z`) or end of a day (`2026-11-03`). */
import { epochDayOf } from './calendar/epochDay.ts';

export const asOfParameter = 'as_of';

export type AsOf = number | string;

const minute = 60_000;
const day = 86_400_000;
const position = /^\d{1,15}$/;
const writtenMoment = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?Z)?$/;

/**
 * Milliseconds; null if invalid. A day means its end, and a time without seconds the end of its minute, so
 * that events within are included.
 */
export const momentTime = (text: string): number | null => {
  const [, date = '', hours, , seconds] = writtenMoment.exec(text) ?? [];
  const first = epochDayOf(date);
  if (first === null) return null;
  if (hours === undefined) return first * day + day - 1;
  const time = Date.parse(seconds === undefined ? text.replace('Z', ':00Z') : text);
  return seconds === undefined ? time + minute - 1 : time;
};

/** Null for a position, whose time only the log has. */
export const timeOfMoment = (asOf: AsOf | null): number | null =>
  typeof asOf === 'string' ? momentTime(asOf) : null;

export const readAsOf = (text: string): AsOf | null => {
  if (position.test(text)) return Number(text);
  return momentTime(text) === null ? null : text;
};

/** `now` in milliseconds; a day or minute that has begun is not in the future. */
export const isToCome = (asOf: AsOf, now: number): boolean =>
  typeof asOf === 'string' && Date.parse(asOf.length === 10 ? `${asOf}T00:00:00.000Z` : asOf) > now;

/** Null for the present, the future and invalid values. */
export const asOfIn = (search: string, now = Number.POSITIVE_INFINITY): AsOf | null => {
  const text = new URLSearchParams(search).get(asOfParameter);
  const asOf = text === null ? null : readAsOf(text);
  return asOf === null || isToCome(asOf, now) ? null : asOf;
};

/** Adds the moment unless the query has one; an empty one means the present and is dropped. */
export const withAsOf = (search: string, asOf: AsOf): string => {
  const query = new URLSearchParams(search);
  const own = query.get(asOfParameter);
  if (own === null) query.set(asOfParameter, `${asOf}`);
  if (own === '') query.delete(asOfParameter);
  return query.size === 0 ? '' : `?${query}`;
};
