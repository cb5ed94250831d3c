/** Parts of a whole over time, as areas that stand on each other. */
import type { StackWish } from '../chartWishes.ts';
import { stackSummary } from '../summaries/stackSummary.ts';
import { atPlaces, keptPlaces } from '../thinning.ts';
import { valueScale } from '../valueTicks.ts';
import { stackedSpans } from './barModel.ts';
import type { ChartModel, Hidden } from './chartModel.ts';

export const stackModel = (wish: StackWish, hidden: Hidden): ChartModel => {
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
      layers: stacks.map((spans, index) => ({
        mark: 'area',
        tone: told.columns[index]?.tone ?? 0,
        isSoft: false,
        spans,
      })),
    },
    told,
    content,
    legend: series.map(({ name }, index) => ({ name, tone: index })),
    summary: stackSummary(wish),
  };
};
