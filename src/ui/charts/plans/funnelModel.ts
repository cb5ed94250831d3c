/** Builds the model of a funnel: a bar for each step, with the loss since the previous step in a quiet tone. */
import { changeOf } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { namedAxis } from '../chartAxis.ts';
import type { FunnelSteps } from '../chartProps.ts';
import type { ChartUnit } from '../chartUnit.ts';
import { funnelSummary } from '../summaries/funnelSummary.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel } from './chartModel.ts';

const percent: ChartUnit = { kind: 'percent' };

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
