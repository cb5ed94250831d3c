/** The month or quarter that a goal or a budget is counted in, and how much of it is over. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthStart, monthsLater, quarterStart } from '../calendar/months.ts';

export type CountedPeriod = {
  readonly from: EpochDay;
  /** How many days it has, and how many are over. */
  readonly days: number;
  readonly elapsed: number;
};

/** The period that `lastFullDay` is in; that day is over. */
export const countedPeriod = (period: 'month' | 'quarter', lastFullDay: EpochDay): CountedPeriod => {
  const from = period === 'month' ? monthStart(lastFullDay) : quarterStart(lastFullDay);
  const to = monthEnd(monthsLater(from, period === 'month' ? 0 : 2));
  return { from, days: to - from + 1, elapsed: lastFullDay - from + 1 };
};
