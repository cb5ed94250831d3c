/** Which days stand out from the others, and from which. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { robustScore, usualOf } from './robustScore.ts';

/** From this score on a day stands out: the limit that Iglewicz and Hoaglin recommend. */
export const standOutScore = 3.5;
/** With fewer days nothing is said. */
export const fewestDays = 14;
/** From this many days of one weekday on, a day is held against its own weekday. */
export const fewestSameWeekdays = 8;
/** A day stands out by at least this many events; less is chance in small numbers. */
export const smallestDifference = 3;

export type DayValue = { readonly day: EpochDay; readonly value: number };

export type OutlierDay = DayValue & {
  /** The median of the days that it was held against. */
  readonly usual: number;
  readonly score: number;
  readonly comparedWith: 'weekday' | 'allDays';
  /** How many days it was held against, itself included. */
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

/** The days that stand out, the furthest out first; null when there are too few days to say anything. */
export const outlierDays = (days: readonly DayValue[]): readonly OutlierDay[] | null => {
  if (days.length < fewestDays) return null;
  return days
    .flatMap((one) => judge(one, days) ?? [])
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score) || one.day - other.day);
};
