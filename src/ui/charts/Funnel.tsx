/** Renders a funnel of steps. */
import { useCallback } from 'react';
import { changeOf } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type ChartAxis, namedAxis } from './chartAxis.ts';
import type { ChartModel, Picture } from './chartModel.ts';
import type { FunnelSteps } from './chartProps.ts';
import type { ChartUnit } from './chartUnit.ts';
import { exactFigure, figureInWords } from './chartUnit.ts';
import { labelSize, toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { barEnd, heightOfBars } from './models/barModel.ts';

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

/** Part of the value axis that the labels after the bars need. */
const labelRoom = 0.5;

const funnelPicture = ({ steps, unit }: FunnelSteps, axis: ChartAxis): Picture => {
  const data = steps.map(({ value }, at) => {
    const share = at === 0 ? null : ratioOf(value, steps[at - 1]?.value ?? 0);
    const rate = share === null ? '' : ` · ${exactFigure(share, percent)}`;
    return { at, x: at, y: value, label: `${exactFigure(value, unit)}${rate}` };
  });
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return {
    kind: 'Funnel',
    axis,
    rows: null,
    unit,
    options: (look) => ({
      data,
      xField: 'x',
      yField: 'y',
      colorField: () => 'Reached',
      shapeField: 'rect',
      // Bars from the left, whose lengths compare, instead of the symmetric shape.
      transform: [],
      scale: {
        x: { type: 'band', domain: [...axis.places.keys()], padding: 0.26 },
        y: { domain: [0, most * (1 + labelRoom)], nice: false },
      },
      style: { fill: toneColour(look, 0), ...barEnd, maxWidth: 36 },
      label: {
        text: 'label',
        position: 'right',
        textAlign: 'start',
        dx: 8,
        fill: look.ink,
        fontSize: labelSize,
        fontFamily: look.font,
        transform: [],
      },
      axis: { y: false },
    }),
  };
};

/** Builds the model of a funnel: a bar for each step, with its rate of the step before. */
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
        values: steps.map(({ value }, index) => {
          const change = changeOf(value, before(index));
          return index === 0 || change === null ? null : Math.abs(Math.min(0, change));
        }),
      },
    ],
  };
  return {
    picture: funnelPicture(wish, axis),
    told: content,
    content,
    legend: [],
    summary: funnelSummary(wish),
    leastHeight: heightOfBars(steps.length),
  };
};

export type FunnelProps = FigureProps & FunnelSteps;

export const Funnel = (props: FunnelProps) => {
  const { steps, unit } = props;
  const modelOf = useCallback(() => funnelModel({ steps, unit }), [steps, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
