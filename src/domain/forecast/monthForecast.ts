/** Where a figure will end in a month: the days so far plus what is expected of the rest, with the range that it may end in. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import type { Figure } from '../kpi/figures.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { backTest, daysNeeded, fewestTrials } from './backTest.ts';
import { type DaySums, emptySums, type FigureDays, figureDays } from './daySums.ts';
import { type CourseDay, monthCourse } from './monthCourse.ts';
import { weekdayProfile } from './weekdayProfile.ts';

/** Null for a day that is known, as nothing about it is doubtful. */
export type ForecastDay = CourseDay & { readonly low: number | null; readonly high: number | null };

export type MonthForecast = {
  readonly is: 'projected';
  /** Of the known days of the month; null where there is none. */
  readonly soFar: number | null;
  readonly projected: number;
  /** 80 % of past projections would have ended within it. It holds `projected`. */
  readonly range: { readonly low: number; readonly high: number };
  /** Mean absolute percentage error of past projections with as many days left, 0.04 for 4 %; null where none can be told. */
  readonly error: number | null;
  readonly trials: number;
  /** From how many weeks the expected days come. */
  readonly weeks: number;
  readonly course: readonly ForecastDay[];
};

/** A month whose days are all over: what it came to. */
export type ClosedMonth = {
  readonly is: 'closed';
  readonly soFar: number | null;
  readonly course: readonly ForecastDay[];
};

export type NoForecast =
  /** No source reports what the figure is made of. */
  | { readonly is: 'notReported' }
  /** Nothing has happened lately; of a ratio, nothing that it is divided by. */
  | { readonly is: 'zeroHistory' }
  /** It has begun so lately that past projections come to nothing, so that no range can be told. */
  | { readonly is: 'untested' }
  /** So many days of figures are needed; so many are known. */
  | { readonly is: 'tooFewDays'; readonly needed: number; readonly known: number };

export type ForecastQuestion = {
  readonly figure: Pick<Figure, 'name' | 'columns'>;
  readonly days: DaySums;
  /** From its first day to its last one. */
  readonly month: DayRange;
  /** The last day that is whole: not today, and no day that a source still owes. */
  readonly knownTo: EpochDay;
};

const soFarOf = (days: FigureDays, { from, to }: DayRange): number | null => {
  const sums = emptySums();
  let known = 0;
  for (let day = from; day <= to; day += 1) {
    if (!days.isKnown(day)) continue;
    days.add(sums, day);
    known += 1;
  }
  return known === 0 ? null : days.valueOf(sums);
};

const countKnown = (days: FigureDays, from: EpochDay, to: EpochDay): number => {
  let known = 0;
  for (let day = from; day <= to; day += 1) known += days.isKnown(day) ? 1 : 0;
  return known;
};

const closedMonth = (days: FigureDays, { from, to }: DayRange): ClosedMonth => {
  const course = Array.from({ length: to - from + 1 }, (_, index) => ({
    day: from + index,
    isKnown: days.isKnown(from + index),
    value: soFarOf(days, { from, to: from + index }),
    low: null,
    high: null,
  }));
  return { is: 'closed', soFar: soFarOf(days, { from, to }), course };
};

/**
 * The projection of a month in the unit of the figure. Expected days come from `weekdayProfile`, the range and the error from
 * `backTest`: projected ± projected × the error that 80 % of past projections stayed below. A sum does not end below what it has
 * reached. A ratio is worked out from its projected sums. A day of the month without figures counts as expected. A month that is
 * over has no range. Never NaN, Infinity or -0.
 */
export const monthForecast = (question: ForecastQuestion): MonthForecast | ClosedMonth | NoForecast => {
  const { figure, month, knownTo } = question;
  const days = figureDays(figure, question.days, knownTo);
  if (knownTo >= month.to) return closedMonth(days, month);
  const known = countKnown(days, question.days.from, knownTo);
  if (known === 0) return { is: 'notReported' };
  const profile = weekdayProfile(days, knownTo);
  const tooFew = { is: 'tooFewDays', needed: daysNeeded({ range: month, knownTo }), known } as const;
  if (profile === null) return tooFew;
  const course = monthCourse(days, month, { profile, isKnown: days.isKnown });
  const projected = course.at(-1)?.value ?? null;
  if (projected === null || projected === 0) return { is: 'zeroHistory' };
  const { trials, error, reach } = backTest(days, { range: month, knownTo });
  const atEnd = reach.at(-1) ?? null;
  if (atEnd === null) return trials < fewestTrials ? tooFew : { is: 'untested' };
  const soFar = soFarOf(days, month);
  const least = isFactMeasure(figure.name) ? (soFar ?? 0) : 0;
  const around = (value: number, part: number) => ({
    low: Math.max(Math.min(least, value), value * (1 - part)),
    high: value * (1 + part),
  });
  return {
    is: 'projected',
    soFar,
    projected,
    range: around(projected, atEnd),
    error,
    trials,
    weeks: profile.weeks,
    course: course.map((one, index) => {
      const part = reach[index] ?? null;
      const isSure = one.isKnown || one.value === null || part === null;
      return { ...one, ...(isSure ? { low: null, high: null } : around(one.value ?? 0, part)) };
    }),
  };
};
