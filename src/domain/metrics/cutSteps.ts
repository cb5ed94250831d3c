/** Decides which steps at the edges of a range are truncated. */
import { mondayOf, monthEnd, monthStart } from '../calendar/months.ts';
import type { DayRange } from './comparedRange.ts';
import type { Interval } from './metricQuery.ts';

/** Both may be the same step. */
export type CutSteps = { readonly first: boolean; readonly last: boolean };

const daysPerWeek = 7;

/** Weeks and months may extend beyond the range; days and hours are always complete. */
export const cutSteps = ({ from, to }: DayRange, interval: Interval): CutSteps => {
  if (interval === 'week') {
    return { first: from !== mondayOf(from), last: to !== mondayOf(to) + daysPerWeek - 1 };
  }
  if (interval === 'month') return { first: from !== monthStart(from), last: to !== monthEnd(to) };
  return { first: false, last: false };
};
