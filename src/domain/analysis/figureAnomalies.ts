/** Days on which a figure is not as on the same weekdays before. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { medianOf, robustScore, type Usual, usualOf } from './robustScore.ts';

/** So many spreads from the median a day has to be: the fewer, the more days stand out. */
export const sensitivities = { low: 4, medium: 3, high: 2.5 } as const;
export type Sensitivity = keyof typeof sensitivities;
export const sensitivityNames = ['low', 'medium', 'high'] as const satisfies readonly Sensitivity[];

/** How many of the same weekday a day is held against, at most. */
export const weeksBack = 8;
/** So many days before the first judged one matter: the weeks, and the two weeks before the oldest of them. */
export const daysNeededBefore = (weeksBack + 2) * 7;
/** With fewer days of figures nothing is said. */
export const fewestAnomalyDays = 28;
/** A day stands out by at least this part of the median: less is the drift of weeks, however even they are. */
export const smallestShare = 0.2;
/** Of the same weekday there have to be so many. */
const fewestWeeks = 4;

export type DayFigure = { readonly day: EpochDay; readonly value: number | null };

export type JudgedFigure = {
  readonly day: EpochDay;
  readonly value: number | null;
  /** What was expected of it; null with too little before. */
  readonly expected: (Usual & { readonly low: number; readonly high: number }) | null;
  /** How many spreads it lies from the median; 0 where nothing varies or is known. */
  readonly score: number;
  readonly isOut: boolean;
};

const daysPerWeek = 7;

/** The days of a series. */
type Series = {
  readonly valueOn: (day: EpochDay) => number | null;
  /** The middle of the two weeks before a day; null where too few are known or nothing happens. */
  readonly levelBefore: (day: EpochDay) => number | null;
};

const levelDays = 14;
const fewestLevelDays = 7;

/** A level is worked out once: it matters to the day itself and to those of the eight weeks after. */
const seriesOf = (days: readonly DayFigure[]): Series => {
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  const levels = new Map<EpochDay, number | null>();
  const valueOn = (day: EpochDay): number | null => byDay.get(day) ?? null;
  const workOut = (day: EpochDay): number | null => {
    const known: number[] = [];
    for (let back = 1; back <= levelDays; back += 1) {
      const value = valueOn(day - back);
      if (value !== null) known.push(value);
    }
    return known.length < fewestLevelDays ? null : medianOf(known) || null;
  };
  return {
    valueOn,
    levelBefore: (day) => {
      const before = levels.get(day);
      if (before !== undefined) return before;
      const level = workOut(day);
      levels.set(day, level);
      return level;
    },
  };
};

/**
 * The values of the same weekday in the weeks before, the newest first. Each is scaled to the level of the two weeks before `day`:
 * without that, every day of a growing season would stand out. Days without a figure are left out.
 */
const sameWeekdays = ({ valueOn, levelBefore }: Series, day: EpochDay): readonly number[] => {
  const level = levelBefore(day);
  return Array.from({ length: weeksBack }, (_, index) => {
    const past = day - (index + 1) * daysPerWeek;
    const value = valueOn(past);
    const pastLevel = levelBefore(past);
    return value === null || level === null || pastLevel === null ? value : (value * level) / pastLevel;
  }).filter((value) => value !== null);
};

const unknown = { expected: null, score: 0, isOut: false } as const;

const judge = (one: DayFigure, before: readonly number[], k: number): JudgedFigure => {
  const usual = before.length < fewestWeeks ? null : usualOf(before);
  if (usual === null) return { ...one, ...unknown };
  const { median, spread } = usual;
  const reach = Math.max(k * spread, smallestShare * median);
  const expected = { ...usual, low: Math.max(0, median - reach), high: median + reach };
  if (one.value === null) return { ...one, ...unknown, expected };
  const isOut = one.value < expected.low || one.value > expected.high;
  return { ...one, expected, score: robustScore(one.value, usual), isOut };
};

/**
 * Each day from `from` on, held against the same weekday of the eight weeks before at the level of the last two. `days` are
 * whole days in their order, with the weeks before; null with fewer than 28 days that have a figure.
 */
export const judgedFigures = (
  days: readonly DayFigure[],
  { from, k }: { readonly from: EpochDay; readonly k: number },
): readonly JudgedFigure[] | null => {
  if (days.filter(({ value }) => value !== null).length < fewestAnomalyDays) return null;
  const series = seriesOf(days);
  return days.filter(({ day }) => day >= from).map((one) => judge(one, sameWeekdays(series, one.day), k));
};

export type Driver = { readonly label: string; readonly part: number };

export type DriverSeries = { readonly label: string; readonly days: readonly DayFigure[] };

/** Which part was furthest from its own usual value on a day, in the direction of the whole; null for none. */
export const driverOf = (
  { day, value, expected }: JudgedFigure,
  parts: readonly DriverSeries[],
): Driver | null => {
  if (value === null || expected === null) return null;
  const whole = value - expected.median;
  const found = parts.flatMap(({ label, days }): Driver[] => {
    const series = seriesOf(days);
    const usual = usualOf(sameWeekdays(series, day));
    const own = series.valueOn(day);
    return usual === null || own === null ? [] : [{ label, part: own - usual.median }];
  });
  const [top] = found
    .filter(({ part }) => part * whole > 0)
    .toSorted((one, other) => Math.abs(other.part) - Math.abs(one.part));
  return top ?? null;
};
