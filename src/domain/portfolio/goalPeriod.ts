/** Computes the month or quarter of a goal or budget, and how much of it has elapsed. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthStart, monthsLater, quarterStart } from '../calendar/months.ts';

export type CountedPeriod = {
  readonly from: EpochDay;
  readonly days: number;
  readonly elapsed: number;
};

/** The period that contains `lastFullDay`, which counts as elapsed. */
export const countedPeriod = (period: 'month' | 'quarter', lastFullDay: EpochDay): CountedPeriod => {
  const from = period === 'month' ? monthStart(lastFullDay) : quarterStart(lastFullDay);
  const to = monthEnd(monthsLater(from, period === 'month' ? 0 : 2));
  return { from, days: to - from + 1, elapsed: lastFullDay - from + 1 };
};
