/** Resolves the periods in questions to days: `last month`, `Q3`, `october 2025`, `last 30 days`. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { mondayOf, monthOf, monthStart, monthsLater, quarterStart, yearStart } from '../calendar/months.ts';
import type { Days } from '../metrics/rangePreset.ts';

export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

export type NamedPeriod = {
  readonly days: Days;
  /** Null if the days are not a calendar unit. */
  readonly unit: PeriodUnit | null;
  /** True if the unit is not over: its days end yesterday, and comparisons use the same elapsed part. */
  readonly isRunning: boolean;
  /** For `from a to b`, `between a and b` and `since a`: the two periods that a change compares. */
  readonly ends?: PeriodEnds;
};

export type PeriodEnds = {
  readonly lead: 'from' | 'between' | 'since';
  readonly first: NamedPeriod;
  readonly second: NamedPeriod;
};

const monthsIn = { month: 1, quarter: 3, half: 6, year: 12 } as const;

const startOf = (unit: PeriodUnit, day: EpochDay): EpochDay => {
  if (unit === 'week') return mondayOf(day);
  if (unit === 'month') return monthStart(day);
  if (unit === 'quarter') return quarterStart(day);
  if (unit === 'half') return monthsLater(yearStart(day), monthOf(day) - monthOf(yearStart(day)) < 6 ? 0 : 6);
  return unit === 'year' ? yearStart(day) : day;
};

const shifted = (unit: PeriodUnit, start: EpochDay, by: number): EpochDay => {
  if (unit === 'day') return start + by;
  return unit === 'week' ? start + 7 * by : monthsLater(start, monthsIn[unit] * by);
};

/** A running unit ends yesterday, or today on its first day. */
export const unitFrom = (unit: PeriodUnit, start: EpochDay, today: EpochDay): NamedPeriod => {
  const end = shifted(unit, start, 1) - 1;
  if (end < today || unit === 'day') return { days: { from: start, to: end }, unit, isRunning: false };
  return { days: { from: start, to: Math.max(start, today - 1) }, unit, isRunning: true };
};

/** `back` 0 is the running unit, 1 the one before. */
export const unitBack = (unit: PeriodUnit, back: number, today: EpochDay): NamedPeriod =>
  unitFrom(unit, shifted(unit, startOf(unit, today), -back), today);

/** The last `count` units, ending yesterday. */
export const lastUnits = (count: number, unit: PeriodUnit, today: EpochDay): NamedPeriod => {
  const to = today - 1;
  const from =
    unit === 'day' || unit === 'week'
      ? to - count * (unit === 'week' ? 7 : 1) + 1
      : monthsLater(to, -count * monthsIn[unit]) + 1;
  return { days: { from, to }, unit: null, isRunning: false };
};

export const lastWeekend = (today: EpochDay): NamedPeriod => {
  const monday = mondayOf(today);
  return { days: { from: monday - 2, to: monday - 1 }, unit: null, isRunning: false };
};

/** The preceding whole unit; for other days, equally many days before. */
export const periodBefore = ({ days, unit, isRunning }: NamedPeriod): Days => {
  const length = days.to - days.from + 1;
  if (unit === null) return { from: days.from - length, to: days.from - 1 };
  const from = shifted(unit, days.from, -1);
  const whole = { from, to: days.from - 1 };
  return isRunning ? elapsedPart(whole, length) : whole;
};

export const elapsedPart = ({ from, to }: Days, length: number): Days => ({
  from,
  to: Math.min(to, from + length - 1),
});
