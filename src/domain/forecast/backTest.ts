/** Back-tests a projection: projects from earlier days with as many days left and compares with the actual values. */
import type { DayRange } from '../metrics/comparedRange.ts';
import type { ExpectedDays } from './expectedDays.ts';
import type { FigureColumns, FigureDays } from './figureDays.ts';
import { type Course, type CoursePart, monthCourse, projectedCourse } from './monthCourse.ts';
import { errorKinds, type Reach, reachesOf } from './series/conformalRange.ts';

/** Fewer trials cannot support a range. */
const fewestTrials = 3;

export type BackTest = {
  readonly trials: number;
  /** Mean of |actual - projected| ÷ actual at the end: 0.04 is 4 %. Null without trials. */
  readonly error: number | null;
  /** Half widths of the two ranges by day after the last known one. Null with too few trials. */
  readonly reaches: readonly Reach[] | null;
};

export type TestedPart = FigureDays & Pick<ExpectedDays, 'past'>;

type Trial = { readonly projected: Course; readonly actual: Course };

const isWhole = ({ isKnown }: FigureDays, { from, to }: DayRange): boolean => {
  let missing = 0;
  for (let day = from; day <= to; day += 1) if (!isKnown(day)) missing += 1;
  return missing === 0;
};

type Asked = {
  readonly figure: FigureColumns;
  readonly parts: readonly TestedPart[];
  readonly month: DayRange;
};

/** The month shifts with its last known day. Null if the first part, with most of the sources, lacks a day. */
const trialAt = ({ figure, parts, month }: Asked, origin: number): Trial | null => {
  const then = parts.flatMap((part, index): (CoursePart & FigureDays & { past: DayRange })[] => {
    const found = part.past[origin];
    if (found === undefined) return [];
    const past = { from: month.from - found.back, to: Math.min(month.to - found.back, part.knownTo) };
    const known = Math.max(part.from, past.from);
    if (!isWhole(part, { from: index === 0 ? known : past.from, to: past.to })) return [];
    const last = part.knownTo - found.back;
    return [{ ...part, past, isKnown: (day) => day <= last && day >= part.from, expected: found.expected }];
  });
  const [main] = then;
  if (main === undefined || parts[0]?.past[origin] === undefined) return null;
  // A month that begins later than today has none of its days known yet after the newest origins.
  if (main.past.to < main.past.from) return null;
  const whole = then.map(({ add, from }) => ({ add, isKnown: (day: number) => day >= from }));
  return {
    projected: projectedCourse(figure, main.past, then),
    actual: monthCourse(figure, main.past, whole),
  };
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Rolling-origin evaluation (Tashman, International Journal of Forecasting 16, 2000) with conformal ranges. `level`
 * is the projection at the end, and `known` the number of days of the month that are over.
 */
export const backTest = (asked: Asked, { level, known }: { level: number; known: number }): BackTest => {
  const { parts, month } = asked;
  const origins = parts[0]?.past.length ?? 0;
  const trials = Array.from({ length: origins }, (_, origin) => trialAt(asked, origin) ?? []).flat();
  const errors = trials.map(({ projected, actual }) =>
    Float64Array.from(actual.slice(known), (value, index) => (value ?? 0) - (projected[known + index] ?? 0)),
  );
  const levels = trials.map(({ projected }) => Math.abs(projected.at(-1) ?? 0));
  const horizon = month.to - month.from + 1 - known;
  return {
    trials: trials.length,
    error: meanOf(
      trials.flatMap(({ projected, actual }) => {
        const [end, real] = [projected.at(-1), actual.at(-1)];
        return end == null || real == null || real === 0 ? [] : [Math.abs((real - end) / real)];
      }),
    ),
    reaches:
      trials.length < fewestTrials
        ? null
        : reachesOf({ errors, levels }, { horizon, level: Math.abs(level), kind: errorKinds.sum }),
  };
};
