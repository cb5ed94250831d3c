/** Builds the options of metrics that a widget can show. */
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { type FigureName, figureSpecs } from '../../../../parts/figures/figureSpecs.ts';

/** Metrics without a source stay selectable, because one may be connected later, and are marked. `totals`: undefined while loading. */
export const figureOptions = (names: readonly FigureName[], totals: FigureSet | undefined) =>
  names.map((value) => {
    const { label } = figureSpecs[value];
    const isReported = totals === undefined || totals[value] !== null;
    return { value, label: isReported ? label : `${label} (no source reports it)` };
  });
