/** What a day to come is expected to bring: a weighted mean of the same weekday in the weeks before. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { emptySums, type FigureDays, type Sums } from './figureDays.ts';

/** How many weeks count, at most. */
export const profileWeeks = 8;
/** With fewer known days in these weeks nothing is expected. */
export const fewestProfileDays = 28;

export const daysPerWeek = 7;

export type WeekdayProfile = {
  /** The sums that are expected of a day. */
  readonly expected: (day: EpochDay) => Sums;
  /** How many of the days in these weeks are known. */
  readonly knownDays: number;
  /** From how many weeks they come. */
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
 * The profile of the eight weeks that end with `last`. The newest week has the weight 8 and the oldest 1, so that the level of the
 * last weeks counts most. Days that are not known are left out. Whole weights keep a constant figure exact, and the sums of parts add
 * up to those of the whole where the same days are known. Null with fewer than 28 known days, and where a weekday is never known.
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
