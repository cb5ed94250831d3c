/** Distributes gathered rows over single days as whole numbers that preserve the file's sums. */
import { calendarDayOf, type EpochDay } from '../../calendar/epochDay.ts';
import type { ImportedRow, ImportMeasure } from '../importedRow.ts';
import { noAmount } from './amounts.ts';
import type { Gathered } from './gatherRows.ts';
import { memo } from './memo.ts';
import { one } from './numberText.ts';

/** Millionths per stored unit: money is stored in cents. */
const wholeOf = (measure: ImportMeasure): number => (measure.endsWith('_cents') ? one / 100 : one);

/** Gathered rows with whole amounts; money in cents. */
export type Whole = Gathered;

/** Cumulative rounding: all rows together give the rounded total, and each differs from its exact value by less than 1. */
export const wholeRows = (
  rows: readonly Gathered[],
  measures: readonly ImportMeasure[],
): readonly Whole[] => {
  const wholes = measures.map(wholeOf);
  const reached = measures.map(() => 0);
  return rows.map((row) => ({
    ...row,
    amounts: row.amounts.map((amount, at) => {
      if (amount === noAmount) return noAmount;
      const [whole, before] = [wholes[at] ?? one, reached[at] ?? 0];
      reached[at] = before + amount;
      return Math.round((before + amount) / whole) - Math.round(before / whole);
    }),
  }));
};

export const rowsOfDays = (rows: readonly Pick<Gathered, 'from' | 'to'>[]): number =>
  rows.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** The share of one of `days`: whole, even, and summing to the total. `shift` selects the days that get the remainder. */
export const partOf = (total: number, days: number, at: number): number =>
  Math.floor(((at + 1) * total) / days) - Math.floor((at * total) / days);

/** Starts at another day for each row, so that remainders of many small rows do not all hit the last day. */
const shiftOf = (row: number, days: number): number => (row * 7) % days;

type DayPlace = { readonly days: number; readonly at: number };

const measuresAt = (
  amounts: readonly number[],
  measures: readonly ImportMeasure[],
  { days, at }: DayPlace,
) => {
  const parts: Partial<Record<ImportMeasure, number>> = {};
  for (let place = 0; place < measures.length; place += 1) {
    const [measure, amount = noAmount] = [measures[place], amounts[place]];
    if (measure === undefined || amount === noAmount) continue;
    parts[measure] = days === 1 ? amount : partOf(amount, days, at);
  }
  return parts;
};

export const dailyRows = (rows: readonly Whole[], measures: readonly ImportMeasure[]): ImportedRow[] => {
  const written = memo((day: EpochDay) => calendarDayOf(day));
  return rows.flatMap(({ from, to, amounts, channel, campaign, device, country }, row) => {
    const days = to - from + 1;
    const shift = shiftOf(row, days);
    return Array.from(
      { length: days },
      (_, at): ImportedRow => ({
        day: written(from + at),
        channel,
        campaign,
        device,
        country,
        measures: measuresAt(amounts, measures, { days, at: (at + shift) % days }),
      }),
    );
  });
};
