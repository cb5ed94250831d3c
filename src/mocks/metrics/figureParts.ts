/** Reads from a tally the sums in a metric's formula. */
import { presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { type Figure, sumPlace } from '#domain/kpi/metricDictionary.ts';
import type { Tally } from '../factStore/tally.ts';

export type FigurePart = { readonly name: string; readonly value: number | null };

/** The parts in formula order; null when no source has the measure. */
export const partsIn = ({ columns }: Figure, { sums, present }: Tally, place: number): FigurePart[] =>
  columns.map((name) => {
    const { at, less, needs } = sumPlace(name);
    const bits = presenceOf(needs);
    if (((present[place] ?? 0) & bits) !== bits) return { name, value: null };
    const numberAt = (column: number): number => sums[place * sumWidth + column] ?? 0;
    return { name, value: Math.max(0, numberAt(at) - (less === null ? 0 : numberAt(less))) };
  });

export const neededBy = ({ columns }: Figure): number =>
  presenceOf(columns.flatMap((name) => sumPlace(name).needs));
