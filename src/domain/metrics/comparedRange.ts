/** Which days a range is compared with, and which day of it stands beside which. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { yearBefore } from '../calendar/months.ts';

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
};

export const daysIn = ({ from, to }: DayRange): number => to - from + 1;

const daysPerWeek = 7;
const weeksPerYear = 52;

/** The same days earlier by so many. */
const shifted = (range: DayRange, by: number): Compared => ({
  range: { from: range.from - by, to: range.to - by },
  partners: Int32Array.from({ length: daysIn(range) }, (_, index) => index),
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
  return { range: compared, partners };
};

/** First day under first day. Of two lengths, what is over stands beside nothing; it counts in the sums all the same. */
const chosen = (range: DayRange, days: DayRange): Compared => {
  const length = daysIn(range);
  return {
    range: days,
    partners: Int32Array.from({ length: daysIn(days) }, (_, index) => (index < length ? index : -1)),
  };
};

/**
 * `previous` is as many days right before; `year` the same dates a year before. By weekday both move by whole weeks: to the last
 * ones before the range, or by 52. Null: no comparison.
 */
export const comparedWith = (range: DayRange, comparison: Comparison): Compared | null => {
  if (comparison.compare === 'none') return null;
  if (comparison.compare === 'custom') return chosen(range, comparison.days);
  const { byWeekday } = comparison;
  const length = daysIn(range);
  if (comparison.compare === 'previous') {
    return shifted(range, byWeekday ? Math.ceil(length / daysPerWeek) * daysPerWeek : length);
  }
  return byWeekday ? shifted(range, weeksPerYear * daysPerWeek) : yearEarlier(range);
};
