/** Renders a waterfall from one value to another, part by part. */
import { useCallback } from 'react';
import { namedAxis } from './chartAxis.ts';
import type { Span, Tone } from './chartPlan.ts';
import type { WaterfallSteps } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { ChartModel } from './plans/chartModel.ts';
import { movement } from './summaries/extremes.ts';
import { valueScale } from './valueTicks.ts';

const waterfallSummary = ({ from, changes, to, unit }: WaterfallSteps, end: number): string => {
  const bySize = changes.toSorted((one, other) => other.value - one.value);
  const [gain, loss] = [bySize[0], bySize.at(-1)];
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${figureInWords(Math.abs(value), unit)}`;
  const parts = [
    ...(gain && gain.value > 0 ? [`most was added by ${gain.name} (${signed(gain.value)})`] : []),
    ...(loss && loss.value < 0 ? [`most was taken by ${loss.name} (${signed(loss.value)})`] : []),
  ];
  const all = `From ${from.name} to ${to}, the figure ${movement(from.value, end, unit)}, from ${figureInWords(from.value, unit)} to ${figureInWords(end, unit)}`;
  return `${[all, ...parts].join('; ')}.`;
};

/** Builds the model of a waterfall: a bar for the start, one for each change, and one for the end. */
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

export type WaterfallProps = FigureProps & WaterfallSteps;

export const Waterfall = (props: WaterfallProps) => {
  const { from, changes, to, unit } = props;
  const modelOf = useCallback(() => waterfallModel({ from, changes, to, unit }), [from, changes, to, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
