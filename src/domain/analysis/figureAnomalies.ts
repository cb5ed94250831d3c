/** Finds days on which a metric deviates from its one-step forecast, and the part that deviates most. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { lruCache } from '../lruCache.ts';
import { type JudgedValue, judgeValues } from './residualFilter.ts';
import { medianOf, type Usual, usualOf } from './robustScore.ts';

/** Required distance from the forecast in spreads: a lower one finds more days. */
export const sensitivities = { low: 4, medium: 3, high: 2.5 } as const;
export type Sensitivity = keyof typeof sensitivities;
export const sensitivityNames = ['low', 'medium', 'high'] as const satisfies readonly Sensitivity[];

export const weeksBack = 16;
export const daysNeededBefore = weeksBack * 7;
export const fewestAnomalyDays = 28;
/** A day must deviate by this share of the forecast: less is weekly drift, even if the weeks are very even. */
export const smallestShare = 0.2;
/** Weeks of a part that its usual value comes from, and days before that give its level. */
const partWeeks = 8;

export type DayFigure = { readonly day: EpochDay; readonly value: number | null };

export type JudgedFigure = {
  readonly day: EpochDay;
  readonly value: number | null;
  readonly expected: (Usual & { readonly low: number; readonly high: number }) | null;
  /** Distance from the forecast in spreads; 0 if nothing is known. */
  readonly score: number;
  readonly isOut: boolean;
  /** Days in a row that are out together, this one the last. */
  readonly run: number;
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
  return Array.from({ length: partWeeks }, (_, index) => {
    const past = day - (index + 1) * daysPerWeek;
    const value = valueOn(past);
    const pastLevel = levelBefore(past);
    return value === null || level === null || pastLevel === null ? value : (value * level) / pastLevel;
  }).filter((value) => value !== null);
};

const unknown = { expected: null, score: 0, isOut: false, run: 1 } as const;

/** Each day once, null where a day is missing, so that weekdays stay in place. */
const inOrder = (days: readonly DayFigure[]): readonly DayFigure[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || last.day - first.day + 1 === days.length) return days;
  const byDay = new Map(days.map(({ day, value }) => [day, value]));
  return Array.from({ length: last.day - first.day + 1 }, (_, index) => ({
    day: first.day + index,
    value: byDay.get(first.day + index) ?? null,
  }));
};

type Wanted = {
  readonly from: EpochDay;
  readonly k: number;
  /** Counts vary at least as chance does. */
  readonly isCount: boolean;
};

/** Pages, alerts and findings judge the same days again after each event. */
const judgements = lruCache<readonly (JudgedValue | null)[]>(400);

/**
 * Judges each day since `from` by the forecast from the days before. `days` are complete and in order, with the weeks
 * before; null with fewer than 28 known values.
 */
export const judgedFigures = (
  given: readonly DayFigure[],
  { from, k, isCount }: Wanted,
): readonly JudgedFigure[] | null => {
  if (given.filter(({ value }) => value !== null).length < fewestAnomalyDays) return null;
  const days = inOrder(given);
  const values = days.map(({ value }) => value);
  const judged = judgements(`${k} ${isCount} ${values.join()}`, () =>
    judgeValues(values, { period: daysPerWeek, isCount, k }),
  );
  return days
    .map((one, index): JudgedFigure => {
      const found = judged[index] ?? null;
      if (found === null) return { ...one, ...unknown };
      const { expected: median, score, run } = found;
      const low = Math.min(found.low, median * (1 - smallestShare));
      const high = Math.max(found.high, median * (1 + smallestShare));
      const expected = { median, spread: (high - low) / 2 / k, low, high };
      const isFar = one.value !== null && Math.abs(one.value - median) > smallestShare * median;
      return { ...one, expected, score, isOut: found.isOut && isFar, run };
    })
    .filter(({ day }) => day >= from);
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
