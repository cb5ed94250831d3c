/** Predicts a day as the weighted mean of the same weekday in earlier weeks. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { emptySums, type FigureDays, type Sums } from './figureDays.ts';

export const profileWeeks = 8;
export const fewestProfileDays = 28;

export const daysPerWeek = 7;

export type WeekdayProfile = {
  readonly expected: (day: EpochDay) => Sums;
  readonly knownDays: number;
  readonly weeks: number;
};

const weekdaySums = (days: FigureDays, newest: EpochDay): Sums | null => {
  const sums = emptySums(days.places);
  let weights = 0;
  for (let week = 0; week < profileWeeks; week += 1) {
    const day = newest - week * daysPerWeek;
    if (!days.isKnown(day)) continue;
    const weight = profileWeeks - week;
    days.add(sums, day, weight);
    weights += weight;
  }
  if (weights === 0) return null;
  sums.forEach((sum, index) => {
    sums[index] = sum / weights;
  });
  return sums;
};

/** Mean of the known days among the last seven: for histories too short for weekdays. Null where none is known. */
export const sevenDayMean = (days: FigureDays, last: EpochDay): WeekdayProfile['expected'] | null => {
  const mean = emptySums(days.places);
  let known = 0;
  for (let back = 0; back < daysPerWeek; back += 1) {
    if (!days.isKnown(last - back)) continue;
    days.add(mean, last - back);
    known += 1;
  }
  if (known === 0) return null;
  const expected = mean.map((sum) => sum / known);
  return () => expected;
};

const countKnown = (days: FigureDays, last: EpochDay): Pick<WeekdayProfile, 'knownDays' | 'weeks'> => {
  let knownDays = 0;
  let weeks = 0;
  for (let back = 0; back < profileWeeks * daysPerWeek; back += 1) {
    if (!days.isKnown(last - back)) continue;
    knownDays += 1;
    weeks = Math.floor(back / daysPerWeek) + 1;
  }
  return { knownDays, weeks };
};

/**
 * Weights fall from 8 to 1 over eight weeks. Integer weights keep a constant metric exact and parts additive.
 * Null with too few known days, or without a known weekday.
 */
export const weekdayProfile = (days: FigureDays, last: EpochDay): WeekdayProfile | null => {
  const counted = countKnown(days, last);
  if (counted.knownDays < fewestProfileDays) return null;
  const byWeekday = new Map<number, Sums>();
  for (let back = 0; back < daysPerWeek; back += 1) {
    const sums = weekdaySums(days, last - back);
    if (sums === null) return null;
    byWeekday.set(weekdayOf(last - back), sums);
  }
  return { ...counted, expected: (day) => byWeekday.get(weekdayOf(day)) ?? emptySums(days.places) };
};
