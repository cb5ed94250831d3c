/** How a compared range is called: `previous 28 days`, `previous month`. */
import { type Comparison, calendarUnitOf, type DayRange, daysIn, matchesWeekdays } from './comparedRange.ts';

const daysPerWeek = 7;

/**
 * Under their weekdays days move by whole weeks: one day is compared with a week before, and 30 are not compared with the 30 right
 * before.
 */
export const comparedInWords = (
  range: DayRange,
  comparison: Comparison & { readonly compare: 'previous' | 'year' },
): string => {
  if (comparison.compare === 'year') return 'previous year';
  const unit = calendarUnitOf(range);
  if (unit !== null) return `previous ${unit}`;
  const [days, byWeekday] = [daysIn(range), matchesWeekdays(range, comparison)];
  if (days === 1) return byWeekday ? 'a week before' : 'the day before';
  return `previous ${days} days${byWeekday && days % daysPerWeek !== 0 ? ' by weekday' : ''}`;
};
