/** The sums that a figure’s formula names, as they stand in a tally. */
import { presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { type Figure, sumPlace } from '#domain/kpi/figures.ts';
import type { Tally } from './tally.ts';

export type FigurePart = { readonly name: string; readonly value: number | null };

/** Of one place, in the order of the formula; null where no source reports the measure. */
export const partsIn = ({ columns }: Figure, { sums, present }: Tally, place: number): FigurePart[] =>
  columns.map((name) => {
    const { at, needs } = sumPlace(name);
    const isKnown = ((present[place] ?? 0) & presenceOf([needs])) !== 0;
    return { name, value: isKnown ? (sums[place * sumWidth + at] ?? null) : null };
  });

/** The measures without which facts say nothing about a figure, one bit each. */
export const neededBy = ({ columns }: Figure): number =>
  presenceOf(columns.map((name) => sumPlace(name).needs));
