/** Finds days on which a metric deviates from the same weekdays before. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { medianOf, robustScore, type Usual, usualOf } from './robustScore.ts';

/** Required distance from the median in spreads: a lower one finds more days. */
export const sensitivities = { low: 4, medium: 3, high: 2.5 } as const;
export type Sensitivity = keyof typeof sensitivities;
export const sensitivityNames = ['low', 'medium', 'high'] as const satisfies readonly Sensitivity[];

export const weeksBack = 8;
/** The compared weeks, plus two weeks of level before the oldest of them. */
export const daysNeededBefore = (weeksBack + 2) * 7;
export const fewestAnomalyDays = 28;
/** A day must deviate by this share of the median: less is weekly drift, even if the weeks are very even. */
export const smallestShare = 0.2;
const fewestWeeks = 4;

export type DayFigure = { readonly day: EpochDay; readonly value: number | null };

export type JudgedFigure = {
  readonly day: EpochDay;
  readonly value: number | null;
  readonly expected: (Usual & { readonly low: number; readonly high: number }) | null;
  /** Distance from the median in spreads; 0 if nothing varies or is known. */
  readonly score: number;
  readonly isOut: boolean;
};

const daysPerWeek = 7;

type Series = {
  readonly valueOn: (day: EpochDay) => number | null;
  /** The median of the two weeks before a day; null with too few days or only zeros. */
  readonly levelBefore: (day: EpochDay) => number | null;
};

const levelDays = 14;
const fewestLevelDays = 7;

/** Caches each level: the day itself and those of the next eight weeks use it. */
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
 * Earlier values of the same weekday, the newest first, each scaled to the level before `day`; unscaled,
 * every day of a growing season would be an outlier.
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
 * Compares each day since `from` with the same weekday of eight weeks. `days` are complete and in order, with
 * the weeks before; null with fewer than 28 known values.
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

/** The part that deviates most in the direction of the whole; null if none does. */
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
