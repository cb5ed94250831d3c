/** Back-tests a projection on past data: shifts the month by whole weeks and compares with the actual values. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { FigureColumns, FigureDays } from './figureDays.ts';
import { type Course, type CoursePart, projectedCourse, toldCourse } from './monthCourse.ts';
import { daysPerWeek, fewestProfileDays, profileWeeks, weekdayProfile } from './weekdayProfile.ts';

/** Half a year of weekly trials. */
export const mostTrials = 26;
/** Fewer trials cannot support an 80 % range. */
export const fewestTrials = 4;
/** Fraction of past errors that the range covers. */
export const rangeLevel = 0.8;

export type BackTest = {
  readonly trials: number;
  /** Mean of |actual - projected| ÷ actual at the end: 0.04 is 4 %. Null without trials. */
  readonly error: number | null;
  /** Per day of the month, the relative error that 80 % of the projections stayed within. Null with too few trials. */
  readonly reach: readonly (number | null)[];
};

/** Shift of the first trial in days: whole weeks, so that the same weekdays remain. */
const firstShift = (month: DayRange, knownTo: EpochDay): number =>
  Math.ceil((month.to - knownTo) / daysPerWeek) * daysPerWeek;

/** Number of known days without a gap that a range requires. */
export const daysNeeded = (month: DayRange, knownTo: EpochDay): number => {
  const elapsed = Math.max(0, knownTo - month.from + 1);
  return Math.max(fewestProfileDays, elapsed) + firstShift(month, knownTo) + (fewestTrials - 1) * daysPerWeek;
};

export const firstDayNeeded = (month: DayRange, knownTo: EpochDay): EpochDay => {
  const earliest = firstShift(month, knownTo) + (mostTrials - 1) * daysPerWeek;
  return Math.min(month.from, knownTo - profileWeeks * daysPerWeek + 1) - earliest;
};

const isWhole = ({ isKnown }: FigureDays, { from, to }: DayRange): boolean => {
  for (let day = from; day <= to; day += 1) if (!isKnown(day)) return false;
  return true;
};

/** Reconstructs the state at that time: the last known day shifts with the month. */
const partThen = (part: FigureDays, past: DayRange, shift: number): readonly (CoursePart & FigureDays)[] => {
  const last = part.knownTo - shift;
  const profile = isWhole(part, past) ? weekdayProfile(part, last) : null;
  return profile === null ? [] : [{ ...part, isKnown: (day) => day <= last, expected: profile.expected }];
};

type Trial = { readonly projected: Course; readonly actual: Course };

/** Null if the first part, with most of the sources, lacks a day. Other parts are then left out. */
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
 * Rolling-origin evaluation (Tashman, 2000) with a split conformal quantile (Lei, JASA 113, 2018): the
 * ceil(0.8 × (n + 1))-th smallest error. Weekly trials overlap: 80 % is not guaranteed.
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
