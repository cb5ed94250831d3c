/** Which days a range is compared with, and which day of it stands beside which. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf, yearBefore } from '../calendar/months.ts';

/** Both days inclusive. */
export type DayRange = { readonly from: EpochDay; readonly to: EpochDay };

export type Comparison =
  | { readonly compare: 'none' | 'previous' | 'year'; readonly byWeekday: boolean }
  /** Two days that somebody chose; `byWeekday` says nothing of them. */
  | { readonly compare: 'custom'; readonly byWeekday: boolean; readonly days: DayRange };

export type Compared = {
  readonly range: DayRange;
  /** For each compared day, from the first: the index of the day in the own range that it is drawn beside; -1 for a surplus day. */
  readonly partners: Int32Array;
  /** Whether whole months are compared: then each compared month counts beside one of the range. */
  readonly byMonth: boolean;
};

export const daysIn = ({ from, to }: DayRange): number => to - from + 1;

const daysPerWeek = 7;
const weeksPerYear = 52;

export type CalendarUnit = 'month' | 'quarter' | 'year';

const monthsIn = { month: 1, quarter: 3, year: 12 } as const satisfies Record<CalendarUnit, number>;

/** The unit that a range is a whole one of; null for any other range. */
export const calendarUnitOf = ({ from, to }: DayRange): CalendarUnit | null => {
  const month = monthOf(from);
  if (from !== firstDayOf(month)) return null;
  const fits = (unit: CalendarUnit): boolean =>
    month % monthsIn[unit] === 0 && to === lastDayOf(month + monthsIn[unit] - 1);
  return (['month', 'quarter', 'year'] as const).find(fits) ?? null;
};

/** Whether weekdays stand under weekdays: calendar units are compared date under date. */
export const matchesWeekdays = (range: DayRange, { compare, byWeekday }: Comparison): boolean =>
  byWeekday && (compare === 'previous' || compare === 'year') && calendarUnitOf(range) === null;

/** The same number of whole months earlier by so many. Date under date: a 31st has no partner in a shorter month. */
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

/** The same days earlier by so many. */
const shifted = (range: DayRange, by: number): Compared => ({
  range: { from: range.from - by, to: range.to - by },
  partners: Int32Array.from({ length: daysIn(range) }, (_, index) => index),
  byMonth: false,
});

/** Date under date. A 29 February has no partner of its own: earlier it is added to the 28th, later nothing stands beside it. */
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

/** First day under first day. Of two lengths, what is over stands beside nothing; it counts in the sums all the same. */
const chosen = (range: DayRange, days: DayRange): Compared => {
  const length = daysIn(range);
  return {
    range: days,
    partners: Int32Array.from({ length: daysIn(days) }, (_, index) => (index < length ? index : -1)),
    byMonth: false,
  };
};

/**
 * Ruling D37, for every surface. `previous` of a whole month, quarter or year is the one before it, `year` the same one a year
 * before. Of any other range `previous` is as many days right before, `year` the same dates a year before; by weekday both move
 * by whole weeks: to the last ones before the range, or by 52. Null: no comparison.
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
