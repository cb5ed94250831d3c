/** Projects a metric to the end of a month or quarter, for goals, budgets, the portfolio, analytics, answers and reports. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { type BackTest, backTest, daysNeeded } from './backTest.ts';
import { type DaySums, type FigureColumns, type FigureDays, figureParts } from './figureDays.ts';
import { type Course, projectedCourse, toldCourse } from './monthCourse.ts';
import { sevenDayMean, weekdayProfile } from './weekdayProfile.ts';

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
  /** 80 % of past projections would have ended within it. It holds `projected`. Null with too few past projections. */
  readonly range: { readonly low: number; readonly high: number } | null;
  /** Mean absolute percentage error of past projections with as many days left, 0.04 for 4 %; null without a past one. */
  readonly error: number | null;
  readonly trials: number;
  /** From how many weeks the expected days come; 0 for the mean of the last seven days. */
  readonly weeks: number;
  readonly course: readonly ForecastDay[];
};

export type ClosedMonth = Pick<MonthForecast, 'soFar' | 'course'> & { readonly is: 'closed' };

export type NoForecast =
  | { readonly is: 'notReported' }
  /** No recent activity; for a ratio, a denominator of zero. */
  | { readonly is: 'zeroHistory' }
  /** None of the last seven days is known; so many days of figures are needed for a range. */
  | { readonly is: 'tooFewDays'; readonly needed: number; readonly known: number };

export type ForecastQuestion = {
  readonly figure: FigureColumns;
  /** Sources with complete data first, then late ones, each up to its own last complete day. */
  readonly parts: readonly DaySums[];
  /** The month or quarter, from its first day to its last one. */
  readonly month: DayRange;
  /** Left out: true. Without it there is no range and no error, which take most of the time. */
  readonly isTested?: boolean;
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
  readonly isTested: boolean;
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

const untested: BackTest = { trials: 0, error: null, reach: [] };

const openMonth = ({ figure, month, parts, main, isTested }: Open): MonthForecast | NoForecast => {
  const profiles = parts.map((part) => weekdayProfile(part, part.knownTo));
  const expecting = parts.map((part, index) => ({
    ...part,
    expected: profiles[index]?.expected ?? sevenDayMean(part, part.knownTo),
  }));
  if (expecting[0]?.expected == null) {
    const known = countKnown(main, main.from, main.knownTo);
    return { is: 'tooFewDays', needed: daysNeeded(month, main.knownTo), known };
  }
  const projected = projectedCourse(figure, month, expecting);
  const end = projected.at(-1) ?? null;
  if (end === null || end === 0) return { is: 'zeroHistory' };
  const { trials, error, reach } = isTested ? backTest(figure, parts, month) : untested;
  const told = toldCourse(figure, month, parts);
  const soFar = soFarOf(parts, month, told);
  const least = isFactMeasure(figure.name) ? (soFar ?? 0) : 0;
  const course = forecastDays({ told, projected, reach }, { month, main, least });
  const atEnd = profiles[0] == null ? null : (reach.at(-1) ?? null);
  const range = atEnd === null ? null : around(end, atEnd, least);
  const weeks = profiles[0]?.weeks ?? 0;
  return { is: 'projected', soFar, projected: end, range, error, trials, weeks, course };
};

/**
 * Projects a month or quarter in the unit of the figure. Expected days come from `weekdayProfile`, with a short history from
 * `sevenDayMean`; the range from the 80 % error of `backTest`. Missing days count as expected. A completed period has no range.
 * Never NaN, Infinity or -0.
 */
export const monthForecast = ({
  figure,
  parts: days,
  month,
  isTested = true,
}: ForecastQuestion): MonthForecast | ClosedMonth | NoForecast => {
  const parts = figureParts(figure, days);
  const [main] = parts ?? [];
  if (parts === null || main === undefined) return { is: 'notReported' };
  if (parts.some(({ knownTo }) => knownTo < month.to))
    return openMonth({ figure, month, parts, main, isTested });
  const told = toldCourse(figure, month, parts);
  const course = forecastDays({ told, projected: [], reach: [] }, { month, main, least: 0 });
  return { is: 'closed', soFar: soFarOf(parts, month, told), course };
};
