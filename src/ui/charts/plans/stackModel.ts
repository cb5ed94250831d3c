/** Builds the model of stacked areas over time. */
import type { Layer, Span, Tone } from '../chartPlan.ts';
import type { StackProps, StepEdges } from '../chartProps.ts';
import { stackSummary } from '../summaries/stackSummary.ts';
import { atPlaces, keptPlaces } from '../thinning.ts';
import { valueScale } from '../valueTicks.ts';
import { stackedSpans } from './barModel.ts';
import type { ChartModel, Hidden } from './chartModel.ts';
import { softEdges } from './softEdges.ts';

/** Certain parts are opaque; edges that are cut off or in progress are lighter. */
const areasOf = (spans: readonly Span[], tone: Tone, edges: StepEdges): readonly Layer[] => {
  const area = (some: readonly Span[], isSoft: boolean): Layer => ({
    mark: 'area',
    tone,
    isSoft,
    spans: some,
  });
  if (spans.length < 2) return [area(spans, edges.lastIsOpen ?? false)];
  const { certain, uncertain } = softEdges(spans, edges);
  return [area(certain, false), ...uncertain.map((some) => area(some, true))];
};

export const stackModel = (wish: StackProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit } = wish;
  const content = {
    axis,
    columns: series.map(({ name, values }, index) => ({ name, unit, tone: index, values })),
  };
  const all = atPlaces(content, keptPlaces(series, axis.places.length));
  const told = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  const stacks = stackedSpans(told.columns, told.axis.places.length);
  return {
    plan: {
      axis: told.axis,
      isBanded: false,
      rows: null,
      values: valueScale(
        (stacks.at(-1) ?? []).map(({ high }) => high),
        unit,
      ),
      unit,
      layers: stacks.flatMap((spans, index) => areasOf(spans, told.columns[index]?.tone ?? 0, wish)),
    },
    told,
    content,
    legend: series.map(({ name }, index) => ({ name, tone: index })),
    summary: stackSummary(wish),
  };
};
