/** Parses parts of a month, quarter or year: `first week of december`, `the last 10 days of Q4`, `second half of november`. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import type { Days } from '../metrics/rangePreset.ts';
import { lengthOf } from '../metrics/viewInterval.ts';
import {
  asFuture,
  found,
  isoMonth,
  monthPeriod,
  quarterPeriod,
  type Read,
  wrong,
  yearPeriod,
} from './calendarUnitsAt.ts';
import { numberOf, unitWords, type Words } from './periodWords.ts';
import { relativePeriod } from './relativePeriodAt.ts';

const places = ['first', 'second', 'third', 'fourth'];

type Part = {
  readonly length: number;
  /** Counted from 0; from the end if `isLast`. */
  readonly place: number;
  readonly isLast: boolean;
  readonly unit: 'day' | 'week' | 'half';
  readonly count: number;
};

const partUnit = (word: string | undefined): Part['unit'] | null => {
  if (word === 'half') return 'half';
  const unit = unitWords.get(word ?? '');
  return unit === 'day' || unit === 'week' ? unit : null;
};

/** `the first 10 days of`, `last week of`; without “of” only a half, as in `first half december`. */
const partAt = ({ words, at }: Words): Part | null => {
  const start = words[at] === 'the' ? at + 1 : at;
  const place = places.indexOf(words[start] ?? '');
  const isLast = words[start] === 'last' || words[start] === 'final';
  if (place < 0 && !isLast) return null;
  const count = numberOf(words[start + 1]);
  const next = count === null ? start + 1 : start + 2;
  const unit = partUnit(words[next]);
  const hasOf = words[next + 1] === 'of' || words[next + 1] === 'in';
  if (unit === null || (!hasOf && unit !== 'half')) return null;
  if (count !== null && (place > 0 || unit === 'half')) return null;
  return { length: next + (hasOf ? 2 : 1) - at, place: Math.max(place, 0), isLast, unit, count: count ?? 1 };
};

const firstOf = (day: EpochDay): number => Number(calendarDayOf(day).slice(8));

/** Halves of a month end with its 15th, others with their middle day; weeks are seven days from the first. */
const daysOf = ({ from, to }: Days, { place, isLast, unit, count }: Part): Days | null => {
  if (unit === 'half') {
    const isMonth = firstOf(from) === 1 && lengthOf({ from, to }) <= 31;
    const middle = isMonth ? from + 14 : from + Math.floor(lengthOf({ from, to }) / 2) - 1;
    return isLast || place === 1 ? { from: middle + 1, to } : place === 0 ? { from, to: middle } : null;
  }
  const size = count * (unit === 'week' ? 7 : 1);
  const days = isLast
    ? { from: to - size + 1, to }
    : { from: from + place * size, to: from + (place + 1) * size - 1 };
  return days.from < from || days.to > to ? null : days;
};

const wholes = [relativePeriod, monthPeriod, isoMonth, quarterPeriod, yearPeriod] as const;

export const partOfUnit = (from: Words): Read | null => {
  const part = partAt(from);
  if (part === null) return null;
  const at = from.at + part.length;
  const read = wholes.map((one) => one({ ...from, at })).find((one) => one !== null);
  if (!read) return null;
  const length = part.length + read.length;
  const { meaning } = read;
  if (meaning.kind !== 'period' || meaning.period.unit === null) return null;
  // The halves of a year are units of their own.
  if (part.unit === 'half' && meaning.period.unit === 'year') return null;
  if (meaning.period.isRunning)
    return wrong(length, 'That month or quarter is not over yet. Please name the days.');
  const days = daysOf(meaning.period.days, part);
  if (days === null) return wrong(length, 'There are fewer days than that.');
  return days.to > from.today
    ? asFuture(length, calendarDayOf(days.to))
    : found(length, { days, unit: null, isRunning: false });
};
