/** Finds outlier days of event counts and explains the comparison. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { robustScore, usualOf } from './robustScore.ts';

/** The limit that Iglewicz and Hoaglin recommend. */
export const standOutScore = 3.5;
export const fewestDays = 14;
/** From this many days of one weekday on, a day is compared with its own weekday. */
export const fewestSameWeekdays = 8;
/** Minimum difference in events; less is chance in small numbers. */
export const smallestDifference = 3;

export type DayValue = { readonly day: EpochDay; readonly value: number };

export type OutlierDay = DayValue & {
  readonly usual: number;
  readonly score: number;
  readonly comparedWith: 'weekday' | 'allDays';
  readonly comparedDays: number;
};

const judge = (one: DayValue, days: readonly DayValue[]): OutlierDay | null => {
  const sameWeekday = days.filter(({ day }) => weekdayOf(day) === weekdayOf(one.day));
  const enough = sameWeekday.length >= fewestSameWeekdays;
  const compared = enough ? sameWeekday : days;
  const usual = usualOf(compared.map(({ value }) => value));
  if (usual === null || Math.abs(one.value - usual.median) < smallestDifference) return null;
  const score = robustScore(one.value, usual);
  if (Math.abs(score) <= standOutScore) return null;
  const comparedWith = enough ? 'weekday' : 'allDays';
  return { ...one, usual: usual.median, score, comparedWith, comparedDays: compared.length };
};

export const outlierDays = (days: readonly DayValue[]): readonly OutlierDay[] | null => {
  if (days.length < fewestDays) return null;
  return days
    .flatMap((one) => judge(one, days) ?? [])
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score) || one.day - other.day);
};
