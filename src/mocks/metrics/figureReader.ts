/** Reads the metrics of a cell in a tally; metrics that were not requested are null. */
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { type FigureName, figureNames } from '#domain/kpi/figureNames.ts';
import { figuresOf, sumWidth } from '#domain/kpi/figureSums.ts';
import type { Tally } from '../factStore/tally.ts';

export const figureReader =
  (figures: ReadonlySet<FigureName> | null) =>
  ({ sums, present }: Tally, place: number): FigureSet => {
    const all: FigureSet = figuresOf({ sums, at: place * sumWidth, present: present[place] ?? 0 });
    if (figures === null) return all;
    for (const name of figureNames) if (!figures.has(name)) all[name] = null;
    return all;
  };
