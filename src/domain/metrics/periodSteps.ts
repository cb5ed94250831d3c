/** Computes the period before or after a range: equally long, or as many whole months. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthStart, monthsLater } from '../calendar/months.ts';
import type { Days } from './rangePreset.ts';
import { lengthOf } from './viewInterval.ts';

/** 0 if the range is not made of whole months. */
const wholeMonths = ({ from, to }: Days): number => {
  if (from !== monthStart(from) || to !== monthEnd(to)) return 0;
  let months = 1;
  while (monthsLater(from, months) <= to) months += 1;
  return months;
};

/** Null if the next period starts after `today`; a running one ends today. */
export const adjacentPeriod = (days: Days, direction: 'before' | 'after', today: EpochDay): Days | null => {
  const sign = direction === 'before' ? -1 : 1;
  const months = wholeMonths(days) * sign;
  const shift = lengthOf(days) * sign;
  const from = months === 0 ? days.from + shift : monthsLater(days.from, months);
  const to = months === 0 ? days.to + shift : monthEnd(monthsLater(monthStart(days.to), months));
  return from > today ? null : { from, to: Math.min(to, today) };
};
