/** How far the same projection was off in the past: of the month moved back by whole weeks, with as many days left. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { FigureColumns, FigureDays } from './figureDays.ts';
import { type Course, type CoursePart, projectedCourse, toldCourse } from './monthCourse.ts';
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

/** How many days before the month its first trial lies: whole weeks, so that the same weekdays are still to come. */
const firstShift = (month: DayRange, knownTo: EpochDay): number =>
  Math.ceil((month.to - knownTo) / daysPerWeek) * daysPerWeek;

/** How many days have to be known, without a gap, until a range can be told. */
export const daysNeeded = (month: DayRange, knownTo: EpochDay): number => {
  const elapsed = Math.max(0, knownTo - month.from + 1);
  return Math.max(fewestProfileDays, elapsed) + firstShift(month, knownTo) + (fewestTrials - 1) * daysPerWeek;
};

/** The first day that a forecast of the month looks at. */
export const firstDayNeeded = (month: DayRange, knownTo: EpochDay): EpochDay => {
  const earliest = firstShift(month, knownTo) + (mostTrials - 1) * daysPerWeek;
  return Math.min(month.from, knownTo - profileWeeks * daysPerWeek + 1) - earliest;
};

const isWhole = ({ isKnown }: FigureDays, { from, to }: DayRange): boolean => {
  for (let day = from; day <= to; day += 1) if (!isKnown(day)) return false;
  return true;
};

/** As it stood then: the last known day of the part is as far back as the month. */
const partThen = (part: FigureDays, past: DayRange, shift: number): readonly (CoursePart & FigureDays)[] => {
  const last = part.knownTo - shift;
  const profile = isWhole(part, past) ? weekdayProfile(part, last) : null;
  return profile === null ? [] : [{ ...part, isKnown: (day) => day <= last, expected: profile.expected }];
};

type Trial = { readonly projected: Course; readonly actual: Course };

/** Null where a day of the first part, which has most of the sources, is not known. Other parts are left out then. */
const trialAt = (
  figure: FigureColumns,
  parts: readonly FigureDays[],
  { month, shift }: { readonly month: DayRange; readonly shift: number },
): Trial | null => {
  const past = { from: month.from - shift, to: month.to - shift };
  const then = parts.map((part) => partThen(part, past, shift));
  if (then[0]?.length !== 1) return null;
  const used = then.flat();
  const whole = used.map(({ add }) => ({ add, isKnown: () => true }));
  return { projected: projectedCourse(figure, past, used), actual: toldCourse(figure, past, whole) };
};

const errorsAt = (trials: readonly Trial[], index: number, by: keyof Trial): readonly number[] =>
  trials.flatMap((trial) => {
    const [projected, actual] = [trial.projected[index], trial.actual[index]];
    const base = by === 'projected' ? projected : actual;
    return projected == null || actual == null || !base ? [] : [Math.abs(actual - projected) / base];
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
 * 80 % is measured and not guaranteed.
 */
export const backTest = (figure: FigureColumns, parts: readonly FigureDays[], month: DayRange): BackTest => {
  const first = firstShift(month, Math.min(...parts.map(({ knownTo }) => knownTo)));
  const trials = Array.from({ length: mostTrials }, (_, index) => first + index * daysPerWeek).flatMap(
    (shift) => trialAt(figure, parts, { month, shift }) ?? [],
  );
  const last = month.to - month.from;
  return {
    trials: trials.length,
    error: meanOf(errorsAt(trials, last, 'actual')),
    reach: Array.from({ length: last + 1 }, (_, index) => reachOf(errorsAt(trials, index, 'projected'))),
  };
};
