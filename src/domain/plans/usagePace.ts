/** Projects a monthly usage count to the end of the month, and the day on which it reaches the limit. */
import { unlimited } from './planCatalogue.ts';

export type PaceQuestion = {
  /** Count per day of the current month, the last one today. */
  readonly days: readonly number[];
  /** Scheduled usage for each remaining day, in order. */
  readonly planned: readonly number[];
  readonly plannedToday: number;
  /** Mean additional usage per day. */
  readonly perDay: number;
  readonly limit: number;
};

export type Pace = {
  readonly projected: number;
  /** Days from today until the limit: 0 for today. Null if not reached in this month, or already exceeded. */
  readonly reachedIn: number | null;
};

export const paceDays = 7;

/** used + planned + perDay × days left, like the projection of media spend: the current day adds only what is planned. */
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
