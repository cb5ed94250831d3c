/** How far the same projection was off in the past: the month moved back by whole weeks, projected with as many days left, and held against what came. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { emptySums, type FigureDays } from './daySums.ts';
import { monthCourse } from './monthCourse.ts';
import { daysPerWeek, fewestProfileDays, profileWeeks, weekdayProfile } from './weekdayProfile.ts';

/** How many times the projection is made again, at most: once for each week of half a year. */
export const mostTrials = 26;
/** Fewer say nothing about four in five. */
export const fewestTrials = 4;
/** The part of past errors that the range covers. */
export const rangeLevel = 0.8;

export type BackTest = {
  /** How often the projection was made in the past. */
  readonly trials: number;
  /** Mean of |actual - projected| ÷ actual at the end: 0.04 is 4 %. Null where nothing came of any. */
  readonly error: number | null;
  /** For each day of the month: 80 % of the projections were off by at most this part of themselves. Null for too few. */
  readonly reach: readonly (number | null)[];
};

type Month = { readonly range: DayRange; readonly knownTo: EpochDay };

/** How many days before the month its first trial lies: whole weeks, so that the same weekdays are still to come. */
const firstShift = ({ range, knownTo }: Month): number =>
  Math.ceil((range.to - knownTo) / daysPerWeek) * daysPerWeek;

/** How many days have to be known, without a gap, until a range can be told. */
export const daysNeeded = (month: Month): number => {
  const elapsed = Math.max(0, month.knownTo - month.range.from + 1);
  return Math.max(fewestProfileDays, elapsed) + firstShift(month) + (fewestTrials - 1) * daysPerWeek;
};

/** The first day that a forecast of the month looks at. */
export const firstDayNeeded = (month: Month): EpochDay => {
  const earliest = firstShift(month) + (mostTrials - 1) * daysPerWeek;
  return Math.min(month.range.from, month.knownTo - profileWeeks * daysPerWeek + 1) - earliest;
};

type Trial = { readonly projected: readonly (number | null)[]; readonly actual: readonly (number | null)[] };

const trialAt = (days: FigureDays, { range, knownTo }: Month, shift: number): Trial | null => {
  const past = { from: range.from - shift, to: range.to - shift };
  for (let day = past.from; day <= past.to; day += 1) if (!days.isKnown(day)) return null;
  const profile = weekdayProfile(days, knownTo - shift);
  if (profile === null) return null;
  const known = { profile, isKnown: (day: EpochDay) => day <= knownTo - shift };
  const sums = emptySums();
  const projected = monthCourse(days, past, known).map(({ value }) => value);
  const actual = projected.map((_, index) => {
    days.add(sums, past.from + index);
    return days.valueOf(sums);
  });
  return { projected, actual };
};

const errorsAt = (trials: readonly Trial[], index: number, by: 'projected' | 'actual'): readonly number[] =>
  trials.flatMap((trial) => {
    const [projected, actual, of] = [trial.projected[index], trial.actual[index], trial[by][index]];
    return projected == null || actual == null || !of ? [] : [Math.abs(actual - projected) / of];
  });

/** Null for fewer than four. */
const reachOf = (errors: readonly number[]): number | null => {
  const rank = Math.ceil(rangeLevel * (errors.length + 1));
  return errors.length < fewestTrials
    ? null
    : (errors.toSorted((one, other) => one - other)[rank - 1] ?? null);
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Evaluation on a rolling origin (Tashman, "Out-of-sample tests of forecasting accuracy", International Journal of Forecasting 16,
 * 2000). The reach is the split conformal quantile of the absolute relative errors, the ceil(0.8 × (n + 1))-th smallest of n (Lei
 * and others, "Distribution-free predictive inference for regression", JASA 113, 2018). Ours: trials a week apart overlap, so that
 * 80 % is measured and not guaranteed. A trial with an unknown day is left out.
 */
export const backTest = (days: FigureDays, month: Month): BackTest => {
  const first = firstShift(month);
  const trials = Array.from({ length: mostTrials }, (_, index) => first + index * daysPerWeek).flatMap(
    (shift) => trialAt(days, month, shift) ?? [],
  );
  const last = month.range.to - month.range.from;
  return {
    trials: trials.length,
    error: meanOf(errorsAt(trials, last, 'actual')),
    reach: Array.from({ length: last + 1 }, (_, index) => reachOf(errorsAt(trials, index, 'projected'))),
  };
};
