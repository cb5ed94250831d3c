/** Computes the compared range, and which of its days pairs with which day of the range. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf, yearBefore } from '../calendar/months.ts';

/** Both days inclusive. */
export type DayRange = { readonly from: EpochDay; readonly to: EpochDay };

export type Comparison =
  | { readonly compare: 'none' | 'previous' | 'year'; readonly byWeekday: boolean }
  /** Custom days; `byWeekday` has no effect. */
  | { readonly compare: 'custom'; readonly byWeekday: boolean; readonly days: DayRange };

export type Compared = {
  readonly range: DayRange;
  /** For each compared day: the index of its partner in the own range; -1 for a surplus day. */
  readonly partners: Int32Array;
  readonly byMonth: boolean;
};

export const daysIn = ({ from, to }: DayRange): number => to - from + 1;

const daysPerWeek = 7;
const weeksPerYear = 52;

export type CalendarUnit = 'month' | 'quarter' | 'year';

const monthsIn = { month: 1, quarter: 3, year: 12 } as const satisfies Record<CalendarUnit, number>;

/** Null if the range is not a whole calendar unit. */
export const calendarUnitOf = ({ from, to }: DayRange): CalendarUnit | null => {
  const month = monthOf(from);
  if (from !== firstDayOf(month)) return null;
  const fits = (unit: CalendarUnit): boolean =>
    month % monthsIn[unit] === 0 && to === lastDayOf(month + monthsIn[unit] - 1);
  return (['month', 'quarter', 'year'] as const).find(fits) ?? null;
};

/** Calendar units compare by date, all others by weekday if requested. */
export const matchesWeekdays = (range: DayRange, { compare, byWeekday }: Comparison): boolean =>
  byWeekday && (compare === 'previous' || compare === 'year') && calendarUnitOf(range) === null;

/** Shifts by whole months and pairs by date; a 31st has no partner in a shorter month. */
const monthsEarlier = (range: DayRange, by: number): Compared => {
  const [first, last] = [monthOf(range.from) - by, monthOf(range.to) - by];
  const compared = { from: firstDayOf(first), to: lastDayOf(last) };
  const partners = Int32Array.from({ length: daysIn(compared) }, (_, index) => {
    const month = monthOf(compared.from + index);
    const partner = firstDayOf(month + by) + compared.from + index - firstDayOf(month);
    return partner > lastDayOf(month + by) ? -1 : partner - range.from;
  });
  return { range: compared, partners, byMonth: true };
};

const shifted = (range: DayRange, by: number): Compared => ({
  range: { from: range.from - by, to: range.to - by },
  partners: Int32Array.from({ length: daysIn(range) }, (_, index) => index),
  byMonth: false,
});

/** Pairs by date. An earlier 29 February is added to the 28th; a later one has no partner. */
const yearEarlier = (range: DayRange): Compared => {
  const compared = { from: yearBefore(range.from), to: yearBefore(range.to) };
  const partners = new Int32Array(daysIn(compared)).fill(-1);
  for (let day = range.from; day <= range.to; day += 1) {
    const index = yearBefore(day) - compared.from;
    if (partners[index] === -1) partners[index] = day - range.from;
  }
  for (let index = 1; index < partners.length; index += 1) {
    if (partners[index] === -1) partners[index] = partners[index - 1] ?? 0;
  }
  return { range: compared, partners, byMonth: false };
};

/** Pairs from the first day. Surplus days of the longer range have no partner, but count in the sums. */
const chosen = (range: DayRange, days: DayRange): Compared => {
  const length = daysIn(range);
  return {
    range: days,
    partners: Int32Array.from({ length: daysIn(days) }, (_, index) => (index < length ? index : -1)),
    byMonth: false,
  };
};

/**
 * Ruling D37. For a calendar unit, `previous` is the unit before and `year` the same unit a year before.
 * Matching by weekday shifts by whole weeks. Null: no comparison.
 */
export const comparedWith = (range: DayRange, comparison: Comparison): Compared | null => {
  if (comparison.compare === 'none') return null;
  if (comparison.compare === 'custom') return chosen(range, comparison.days);
  const unit = calendarUnitOf(range);
  if (unit !== null)
    return monthsEarlier(range, comparison.compare === 'year' ? monthsIn.year : monthsIn[unit]);
  const { byWeekday } = comparison;
  const length = daysIn(range);
  if (comparison.compare === 'previous') {
    return shifted(range, byWeekday ? Math.ceil(length / daysPerWeek) * daysPerWeek : length);
  }
  return byWeekday ? shifted(range, weeksPerYear * daysPerWeek) : yearEarlier(range);
};
