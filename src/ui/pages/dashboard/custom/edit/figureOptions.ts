/** The figures that a widget can show, as choices. */
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { type FigureName, figureSpecs } from '../../../../parts/figures/figureSpecs.ts';

/** What no source of the selection reports is offered all the same, as a source may come: it says so. `totals`: undefined while unknown. */
export const figureOptions = (names: readonly FigureName[], totals: FigureSet | undefined) =>
  names.map((value) => {
    const { label } = figureSpecs[value];
    const isReported = totals === undefined || totals[value] !== null;
    return { value, label: isReported ? label : `${label} (no source reports it)` };
  });
