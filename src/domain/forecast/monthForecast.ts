/** Projects a metric to the end of a month: known days plus expected days, with a range. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { backTest, daysNeeded, fewestTrials } from './backTest.ts';
import { type DaySums, type FigureColumns, type FigureDays, figureParts } from './figureDays.ts';
import { type Course, projectedCourse, toldCourse } from './monthCourse.ts';
import { weekdayProfile } from './weekdayProfile.ts';

export type ForecastDay = {
  readonly day: EpochDay;
  /** True if the day is over and reported. `value` then sums reported days only; otherwise it includes expected ones. */
  readonly isKnown: boolean;
  readonly value: number | null;
  /** Null for a known day. */
  readonly low: number | null;
  readonly high: number | null;
};

export type MonthForecast = {
  readonly is: 'projected';
  readonly soFar: number | null;
  readonly projected: number;
  /** 80 % of past projections would have ended within it. Contains `projected`. */
  readonly range: { readonly low: number; readonly high: number };
  /** Mean absolute percentage error of past projections with as many days left, 0.04 for 4 %; null if unknown. */
  readonly error: number | null;
  readonly trials: number;
  readonly weeks: number;
  readonly course: readonly ForecastDay[];
};

export type ClosedMonth = Pick<MonthForecast, 'soFar' | 'course'> & { readonly is: 'closed' };

export type NoForecast =
  | { readonly is: 'notReported' }
  /** No recent activity; for a ratio, a denominator of zero. */
  | { readonly is: 'zeroHistory' }
  /** The history is too short for a back-test, so there is no range. */
  | { readonly is: 'untested' }
  | { readonly is: 'tooFewDays'; readonly needed: number; readonly known: number };

export type ForecastQuestion = {
  readonly figure: FigureColumns;
  /** Sources with complete data first, then late ones, each up to its own last complete day. */
  readonly parts: readonly DaySums[];
  readonly month: DayRange;
};

const countKnown = ({ isKnown }: FigureDays, from: EpochDay, to: EpochDay): number => {
  let known = 0;
  for (let day = from; day <= to; day += 1) known += isKnown(day) ? 1 : 0;
  return known;
};

const soFarOf = (parts: readonly FigureDays[], { from, to }: DayRange, told: Course): number | null =>
  parts.some((part) => countKnown(part, from, to) > 0) ? (told.at(-1) ?? null) : null;

/** The lower end of a sum is never below the value reached so far. */
const around = (value: number, part: number, least: number) => ({
  low: Math.max(Math.min(least, value), value * (1 - part)),
  high: value * (1 + part),
});

type Open = Pick<ForecastQuestion, 'figure' | 'month'> & {
  readonly parts: readonly FigureDays[];
  readonly main: FigureDays;
};

type Courses = { readonly told: Course; readonly projected: Course; readonly reach: Course };

const forecastDays = (
  { told, projected, reach }: Courses,
  { month, main, least }: Pick<Open, 'month' | 'main'> & { readonly least: number },
): readonly ForecastDay[] =>
  told.map((toldValue, index) => {
    const day = month.from + index;
    const [value, part] = [projected[index] ?? null, reach[index] ?? null];
    if (main.isKnown(day)) return { day, isKnown: true, value: toldValue, low: null, high: null };
    const isOpen = value === null || part === null;
    return {
      day,
      isKnown: false,
      value,
      ...(isOpen ? { low: null, high: null } : around(value, part, least)),
    };
  });

const openMonth = ({ figure, month, parts, main }: Open): MonthForecast | NoForecast => {
  const profiles = parts.map((part) => weekdayProfile(part, part.knownTo));
  const known = countKnown(main, main.from, main.knownTo);
  const tooFewDays = { is: 'tooFewDays', needed: daysNeeded(month, main.knownTo), known } as const;
  const weeks = profiles[0]?.weeks;
  if (weeks === undefined) return tooFewDays;
  const expecting = parts.map((part, index) => ({ ...part, expected: profiles[index]?.expected ?? null }));
  const projected = projectedCourse(figure, month, expecting);
  const end = projected.at(-1) ?? null;
  if (end === null || end === 0) return { is: 'zeroHistory' };
  const { trials, error, reach } = backTest(figure, parts, month);
  const atEnd = reach.at(-1) ?? null;
  if (atEnd === null) return trials < fewestTrials ? tooFewDays : { is: 'untested' };
  const told = toldCourse(figure, month, parts);
  const soFar = soFarOf(parts, month, told);
  const least = isFactMeasure(figure.name) ? (soFar ?? 0) : 0;
  const course = forecastDays({ told, projected, reach }, { month, main, least });
  const range = around(end, atEnd, least);
  return { is: 'projected', soFar, projected: end, range, error, trials, weeks, course };
};

/**
 * Expected days come from `weekdayProfile`, the range from the 80 % error of `backTest`. Missing days count
 * as expected. A completed month has no range. Never NaN, Infinity or -0.
 */
export const monthForecast = ({
  figure,
  parts: days,
  month,
}: ForecastQuestion): MonthForecast | ClosedMonth | NoForecast => {
  const parts = figureParts(figure, days);
  const [main] = parts ?? [];
  if (parts === null || main === undefined) return { is: 'notReported' };
  if (parts.some(({ knownTo }) => knownTo < month.to)) return openMonth({ figure, month, parts, main });
  const told = toldCourse(figure, month, parts);
  const course = forecastDays({ told, projected: [], reach: [] }, { month, main, least: 0 });
  return { is: 'closed', soFar: soFarOf(parts, month, told), course };
};
