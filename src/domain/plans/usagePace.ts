/** How the count of a month goes on: what it comes to by the end, and when it meets the limit. */
import { unlimited } from './planCatalogue.ts';

export type PaceQuestion = {
  /** Counted on each day of the month so far, the first day first; the last one is today. */
  readonly days: readonly number[];
  /** Days of the month that are still to come, in their order: what is certain to be counted on each. */
  readonly planned: readonly number[];
  /** Certain to be counted later today. */
  readonly plannedToday: number;
  /** What comes on top on an ordinary day. */
  readonly perDay: number;
  /** -1 for none. */
  readonly limit: number;
};

export type Pace = {
  /** By the end of the month, rounded. */
  readonly projected: number;
  /** On how many days from today the limit is met: 0 for today. Null where it is not met in this month, or was before. */
  readonly reachedIn: number | null;
};

/** How many full days the ordinary day is taken from. */
export const paceDays = 7;

/** used + planned + perDay × days left, as media spend is projected: the running day brings only what is planned. */
export const paceOf = ({ days, planned, plannedToday, perDay, limit }: PaceQuestion): Pace => {
  const used = days.reduce((sum, count) => sum + count, 0);
  const coming = [plannedToday, ...planned.map((count) => count + perDay)];
  let projected = used;
  let reachedIn: number | null = null;
  for (const [later, count] of coming.entries()) {
    projected += count;
    const isMet = limit !== unlimited && used < limit && Math.round(projected) >= limit;
    if (isMet) reachedIn ??= later;
  }
  return { projected: Math.round(projected), reachedIn };
};
