/** Makes rows of single days of what was gathered: whole numbers, whose sums are those of the file. */
import { calendarDayOf } from '../../calendar/epochDay.ts';
import { type ImportedRow, type ImportMeasure, importMeasures } from '../importedRow.ts';
import type { Gathered } from './gatherRows.ts';
import { one } from './numberText.ts';

/** Millionths of one whole of each measure: money is kept in cents. */
const wholeOf = (measure: ImportMeasure): number => (measure.endsWith('_cents') ? one / 100 : one);

export type Whole = Omit<Gathered, 'measures'> & { readonly measures: ReadonlyMap<ImportMeasure, number> };

/**
 * Whole numbers for parts of one: each sum so far is rounded, so that all together are the rounded sum of all, and each is less
 * than 1 away from its part.
 */
export const wholeRows = (rows: readonly Gathered[]): readonly Whole[] => {
  const reached = new Map<ImportMeasure, number>();
  return rows.map((row) => {
    const measures = new Map<ImportMeasure, number>();
    for (const [measure, value] of row.measures) {
      const before = reached.get(measure) ?? 0;
      const whole = wholeOf(measure);
      measures.set(measure, Math.round((before + value) / whole) - Math.round(before / whole));
      reached.set(measure, before + value);
    }
    return { ...row, measures };
  });
};

/** How many rows they become. */
export const rowsOfDays = (rows: readonly Pick<Gathered, 'from' | 'to'>[]): number =>
  rows.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** The part of a total that falls on one of `days`: whole, even, and all together the total. `shift` moves who gets the remainder. */
export const partOf = (total: number, days: number, at: number): number =>
  Math.floor(((at + 1) * total) / days) - Math.floor((at * total) / days);

/** Another day begins with each row, so that many small ones do not all fall on the last day. */
const shiftOf = (row: number, days: number): number => (row * 7) % days;

export const dailyRows = (rows: readonly Whole[]): ImportedRow[] =>
  rows.flatMap(({ from, to, measures, channel, campaign, device, country }, row) => {
    const days = to - from + 1;
    const present = importMeasures.filter((name) => measures.has(name));
    return Array.from({ length: days }, (_, at): ImportedRow => {
      const place = (at + shiftOf(row, days)) % days;
      const parts = present.map((name) => [name, partOf(measures.get(name) ?? 0, days, place)] as const);
      return {
        day: calendarDayOf(from + at),
        channel,
        campaign,
        device,
        country,
        measures: Object.fromEntries(parts),
      };
    });
  });
