/** Builds the model of a waterfall: a bar for the start, one for each change, and one for the end. */
import { namedAxis } from '../chartAxis.ts';
import type { Span, Tone } from '../chartPlan.ts';
import type { WaterfallSteps } from '../chartProps.ts';
import { waterfallSummary } from '../summaries/waterfallSummary.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel } from './chartModel.ts';

export const waterfallModel = (wish: WaterfallSteps): ChartModel => {
  const { from, changes, to, unit } = wish;
  const axis = namedAxis('Part', [from.name, ...changes.map(({ name }) => name), to]);
  let level = from.value;
  const parts = changes.map(({ value }, index): Span & { tone: Tone } => {
    const before = level;
    level += value;
    return {
      x: index + 1,
      low: Math.min(before, level),
      high: Math.max(before, level),
      tone: value < 0 ? 'loss' : 'gain',
    };
  });
  const total = (x: number, value: number) => ({
    x,
    low: Math.min(0, value),
    high: Math.max(0, value),
    tone: 'total' as const,
  });
  const bars = [total(0, from.value), ...parts, total(changes.length + 1, level)];
  const changed = [null, ...changes.map(({ value }) => value), null];
  let reached = from.value;
  const levels = changed.map((value) => {
    reached += value ?? 0;
    return reached;
  });
  const content = {
    axis,
    columns: [
      { name: 'Change', unit, values: changed },
      { name: 'Then', unit, tone: 'total' as const, values: levels },
    ],
  };
  return {
    plan: {
      axis,
      isBanded: true,
      rows: null,
      values: valueScale(
        bars.flatMap(({ low, high }) => [low, high]),
        unit,
      ),
      unit,
      layers: [{ mark: 'bars', bars }],
    },
    told: content,
    content,
    legend: [
      { name: 'Added', tone: 'gain' },
      { name: 'Taken', tone: 'loss' },
      { name: 'Total', tone: 'total' },
    ],
    summary: waterfallSummary(wish, level),
  };
};
