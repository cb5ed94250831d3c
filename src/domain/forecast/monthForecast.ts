/** Projects a metric to the end of a month, a quarter or the next days, for goals, budgets, the portfolio, analytics, answers and reports. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { isFactMeasure } from '../kpi/figureNames.ts';
import { lruCache } from '../lruCache.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { type BackTest, backTest } from './backTest.ts';
import { type ExpectedDays, expectedDays } from './expectedDays.ts';
import { type DaySums, emptySums, type FigureColumns, type FigureDays, figureParts } from './figureDays.ts';
import { type Course, monthCourse, projectedCourse } from './monthCourse.ts';
import type { Reach } from './series/conformalRange.ts';
import type { MethodName } from './series/methods.ts';

export type ForecastDay = {
  readonly day: EpochDay;
  /** True if the day is over and reported. `value` then sums reported days only; otherwise it includes expected ones. */
  readonly isKnown: boolean;
  readonly value: number | null;
  /** Null for a known day. */
  readonly range: ForecastRange | null;
};

/** Held by 80 % of past projections (`low`, `high`), and by 95 %. It holds the projection. */
export type ForecastRange = Readonly<Record<'low' | 'high' | 'low95' | 'high95', number>>;

/** A limit of the data behind a forecast. */
export type ForecastRemark =
  | { readonly is: 'outliers'; readonly days: readonly EpochDay[] }
  | { readonly is: 'shift'; readonly day: EpochDay; readonly factor: number }
  | { readonly is: 'brokenEnd'; readonly days: number }
  | { readonly is: 'gaps'; readonly days: number }
  | { readonly is: 'constant' }
  | { readonly is: 'fewTrials' }
  | { readonly is: 'rareCounts' };

export type MonthForecast = {
  readonly is: 'projected';
  readonly soFar: number | null;
  readonly projected: number;
  /** Null with too few past projections, and for a constant figure, which tells nothing about its range. */
  readonly range: ForecastRange | null;
  /** Mean absolute percentage error of past projections with as many days left, 0.04 for 4 %; null without a past one. */
  readonly error: number | null;
  readonly trials: number;
  /** Weeks of history behind it. */
  readonly weeks: number;
  /** Methods with their shares, the largest first. */
  readonly methods: readonly { readonly name: MethodName; readonly share: number }[];
  readonly remarks: readonly ForecastRemark[];
  readonly course: readonly ForecastDay[];
};

export type ClosedMonth = Pick<MonthForecast, 'soFar' | 'course'> & { readonly is: 'closed' };

export type NoForecast =
  | { readonly is: 'notReported' }
  /** No recent activity; for a ratio, a denominator of zero. */
  | { readonly is: 'zeroHistory' }
  /** Fewer known days than two weeks. */
  | { readonly is: 'tooFewDays'; readonly needed: number; readonly known: number };

export type ProjectedFigure = MonthForecast | ClosedMonth | NoForecast;

export type ForecastQuestion = {
  readonly figure: FigureColumns;
  /** Sources with complete data first, then late ones, each up to its own last complete day. */
  readonly parts: readonly DaySums[];
  /** The month, quarter or next days, from the first day to the last one. */
  readonly month: DayRange;
};

const countKnown = ({ isKnown }: FigureDays, from: EpochDay, to: EpochDay): number => {
  let known = 0;
  for (let day = from; day <= to; day += 1) known += isKnown(day) ? 1 : 0;
  return known;
};

const soFarOf = (parts: readonly FigureDays[], { from, to }: DayRange, course: Course): number | null =>
  parts.some((part) => countKnown(part, from, to) > 0) ? (course.at(-1) ?? null) : null;

/** The lower end of a sum is never below the value reached so far. */
const around = (value: number, { eighty, ninetyFive }: Reach, least: number): ForecastRange => {
  const low = (reach: number): number => Math.max(Math.min(least, value), value - reach);
  return {
    low: low(eighty),
    high: value + eighty,
    low95: low(ninetyFive),
    high95: value + ninetyFive,
  };
};

type Open = Pick<ForecastQuestion, 'figure' | 'month'> & {
  readonly parts: readonly FigureDays[];
  readonly main: FigureDays;
};

type Courses = {
  readonly told: Course;
  readonly projected: Course;
  /** Both ends of a break, which the ranges hold. */
  readonly endings: readonly Course[];
  readonly reaches: readonly Reach[];
};

const holding = (range: ForecastRange, endings: readonly Course[], index: number): ForecastRange => {
  const values = endings.flatMap((ending) => ending.at(index) ?? []);
  return {
    low: Math.min(range.low, ...values),
    high: Math.max(range.high, ...values),
    low95: Math.min(range.low95, ...values),
    high95: Math.max(range.high95, ...values),
  };
};

const forecastDays = (
  { told: course, projected, endings, reaches }: Courses,
  { month, main, least }: Pick<Open, 'month' | 'main'> & { readonly least: number },
): readonly ForecastDay[] => {
  const known = Math.max(0, main.knownTo - month.from + 1);
  return course.map((actualValue, index) => {
    const day = month.from + index;
    if (main.isKnown(day)) return { day, isKnown: true, value: actualValue, range: null };
    const value = projected[index] ?? null;
    const reach = reaches[index - known];
    if (value === null || reach === undefined) return { day, isKnown: false, value, range: null };
    return { day, isKnown: false, value, range: holding(around(value, reach, least), endings, index) };
  });
};

/** Without the largest share of two columns a ratio would name the methods of its denominator. */
const methodsOf = ({ columns }: ExpectedDays): MonthForecast['methods'] =>
  Object.entries(columns[0]?.weights ?? {})
    .map(([name, share]) => ({ name: name as MethodName, share }))
    .toSorted((one, other) => other.share - one.share);

const remarksOf = (expecting: ExpectedDays, last: EpochDay): readonly ForecastRemark[] => {
  const { columns, isConstant, missingDays } = expecting;
  const outliers = [...new Set(columns.flatMap(({ outliersBack }) => outliersBack))].map(
    (back) => last - back,
  );
  const shifts = columns.flatMap(({ shift }) => (shift === null ? [] : [shift]));
  const broken = Math.max(0, ...columns.map(({ brokenEnd }) => brokenEnd));
  return [
    ...(isConstant ? [{ is: 'constant' as const }] : []),
    ...(outliers.length > 0 ? [{ is: 'outliers' as const, days: outliers.toSorted((a, b) => a - b) }] : []),
    ...shifts.slice(0, 1).map(({ back, factor }) => ({ is: 'shift' as const, day: last - back, factor })),
    ...(broken > 0 ? [{ is: 'brokenEnd' as const, days: broken }] : []),
    ...(missingDays > 0 ? [{ is: 'gaps' as const, days: missingDays }] : []),
    ...(columns.some(({ isCount }) => isCount) ? [{ is: 'rareCounts' as const }] : []),
  ];
};

const widened = ({ reaches }: BackTest, widening: number): readonly Reach[] =>
  (reaches ?? []).map(({ eighty, ninetyFive }) => ({
    eighty: eighty * widening,
    ninetyFive: ninetyFive * widening,
  }));

const openMonth = ({ figure, month, parts, main }: Open): MonthForecast | NoForecast => {
  const days = expectedDays(main, month.to);
  if ('is' in days) return { ...days, is: 'tooFewDays' };
  const usable = parts.flatMap((part) => {
    const expecting = part === main ? days : expectedDays(part, month.to);
    return 'is' in expecting ? [] : [{ ...part, ...expecting }];
  });
  const projected = projectedCourse(figure, month, usable);
  const end = projected.at(-1) ?? null;
  if (end === null || end === 0) return { is: 'zeroHistory' };
  const known = Math.max(0, main.knownTo - month.from + 1);
  const tested = backTest({ figure, parts: usable, month }, { level: end, known });
  const dayCourse = monthCourse(figure, month, parts);
  const soFar = soFarOf(parts, month, dayCourse);
  const least = isFactMeasure(figure.name) ? (soFar ?? 0) : 0;
  const widening = Math.max(1, ...days.columns.map((column) => column.widening));
  const reaches = days.isConstant ? [] : widened(tested, widening);
  const endings = days.endings.map((_, ending) =>
    projectedCourse(
      figure,
      month,
      usable.map((part) => ({ ...part, expected: part.endings[ending] ?? part.expected })),
    ),
  );
  const course = forecastDays({ told: dayCourse, projected, endings, reaches }, { month, main, least });
  const atEnd = reaches.at(-1);
  return {
    is: 'projected',
    soFar,
    projected: end,
    range: atEnd === undefined ? null : holding(around(end, atEnd, least), endings, -1),
    error: tested.error,
    trials: tested.trials,
    weeks: Math.floor(days.knownDays / 7),
    methods: methodsOf(days),
    remarks: [
      ...remarksOf(days, main.knownTo),
      ...(atEnd === undefined && !days.isConstant ? [{ is: 'fewTrials' as const }] : []),
    ],
    course,
  };
};

/** All that a projection reads: of late sources also days after the last complete one. */
const keyOf = ({ figure, month, parts }: Open): string => {
  const last = Math.max(...parts.map(({ knownTo }) => knownTo));
  const days = parts.map(({ from, knownTo, places, isKnown, add }) => {
    const sums = new Array<number>(places.length * Math.max(0, last - from + 1));
    for (let day = from; day <= last; day += 1) {
      const ofDay = emptySums(places);
      add(ofDay, day);
      for (let index = 0; index < places.length; index += 1)
        sums[(day - from) * places.length + index] = ofDay[index] ?? 0;
    }
    const missing = Array.from({ length: knownTo - from + 1 }, (_, index) => from + index).filter(
      (day) => !isKnown(day),
    );
    return [from, knownTo, missing.join(), sums.join()].join(':');
  });
  return [figure.name, month.from, month.to, ...days].join(' ');
};

/** Pages, reports and due work project the same days again after each event: some 20 ms and 10 kB each. */
const projections = lruCache<MonthForecast | NoForecast>(400);

/**
 * Projects a period in the unit of the figure. Expected days come from `expectedDays`, the ranges from the errors of
 * `backTest`. Missing days count as expected. A completed period has no range. Never NaN, Infinity or -0.
 */
export const monthForecast = ({ figure, parts: days, month }: ForecastQuestion): ProjectedFigure => {
  const parts = figureParts(figure, days);
  const [main] = parts ?? [];
  if (parts === null || main === undefined) return { is: 'notReported' };
  if (parts.some(({ knownTo }) => knownTo < month.to)) {
    const open = { figure, month, parts, main };
    return projections(keyOf(open), () => openMonth(open));
  }
  const dayCourse = monthCourse(figure, month, parts);
  const course = forecastDays(
    { told: dayCourse, projected: [], endings: [], reaches: [] },
    { month, main, least: 0 },
  );
  return { is: 'closed', soFar: soFarOf(parts, month, dayCourse), course };
};
