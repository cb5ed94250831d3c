/** Words a compared range: `previous 28 days`, `previous month`. */
import { type Comparison, calendarUnitOf, type DayRange, daysIn, matchesWeekdays } from './comparedRange.ts';

const daysPerWeek = 7;

/** Weekday matching shifts by whole weeks: one day compares with a week before, so 30 days are not the 30 directly before. */
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
