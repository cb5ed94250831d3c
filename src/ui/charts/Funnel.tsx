/** Renders a funnel of steps. */
import { useCallback } from 'react';
import { changeOf } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { namedAxis } from './chartAxis.ts';
import type { FunnelSteps } from './chartProps.ts';
import type { ChartUnit } from './chartUnit.ts';
import { exactFigure, figureInWords } from './chartUnit.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { ChartModel } from './plans/chartModel.ts';
import { valueScale } from './valueTicks.ts';

const funnelSummary = ({ steps, unit }: FunnelSteps): string => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first.value === 0) return 'There is nothing to show.';
  const share = exactFigure(ratioOf(last.value, first.value), { kind: 'percent' });
  const drops = steps.slice(1).map(({ name, value }, index) => {
    const before = steps[index] ?? first;
    return { from: before.name, to: name, kept: ratioOf(value, before.value) ?? 1 };
  });
  const worst = drops.toSorted((one, other) => one.kept - other.kept)[0];
  const all = `${figureInWords(last.value, unit)} of ${exactFigure(first.value, unit)} (${share}) went from ${first.name} to ${last.name}`;
  if (!worst || worst.kept >= 1) return `${all}; none was lost.`;
  return `${all}; most were lost between ${worst.from} and ${worst.to} (${exactFigure(1 - worst.kept, { kind: 'percent' })}).`;
};

const percent: ChartUnit = { kind: 'percent' };

/** Builds the model of a funnel: a bar for each step, with the loss since the previous step in a quiet tone. */
export const funnelModel = (wish: FunnelSteps): ChartModel => {
  const { steps, unit } = wish;
  const axis = namedAxis(
    'Step',
    steps.map(({ name }) => name),
  );
  const first = steps[0]?.value ?? 0;
  const before = (index: number): number => steps[Math.max(0, index - 1)]?.value ?? 0;
  const content = {
    axis,
    columns: [
      { name: 'Reached', unit, tone: 0, values: steps.map(({ value }) => value) },
      {
        name: 'Of the step before',
        unit: percent,
        values: steps.map(({ value }, index) => (index === 0 ? null : ratioOf(value, before(index)))),
      },
      { name: 'Of the first step', unit: percent, values: steps.map(({ value }) => ratioOf(value, first)) },
      {
        name: 'Lost',
        unit: percent,
        tone: 'quiet' as const,
        values: steps.map(({ value }, index) => {
          const change = changeOf(value, before(index));
          return index === 0 || change === null ? null : Math.abs(Math.min(0, change));
        }),
      },
    ],
  };
  const lost = steps.flatMap(({ value }, x) =>
    before(x) > value ? [{ x, low: value, high: before(x), tone: 'quiet' as const }] : [],
  );
  return {
    plan: {
      axis,
      isBanded: true,
      rows: null,
      values: valueScale(
        steps.map(({ value }) => value),
        unit,
      ),
      unit,
      layers: [
        {
          mark: 'bars',
          bars: [...steps.map(({ value }, x) => ({ x, low: 0, high: value, tone: 0 })), ...lost],
        },
      ],
    },
    told: content,
    content,
    legend: [
      { name: 'Reached', tone: 0 },
      { name: 'Lost since the step before', tone: 'quiet' },
    ],
    summary: funnelSummary(wish),
  };
};

export type FunnelProps = FigureProps & FunnelSteps;

export const Funnel = (props: FunnelProps) => {
  const { steps, unit } = props;
  const modelOf = useCallback(() => funnelModel({ steps, unit }), [steps, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
