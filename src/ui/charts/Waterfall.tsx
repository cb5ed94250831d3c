/** Renders a waterfall from one value to another, part by part. */
import { useCallback } from 'react';
import { type ChartAxis, namedAxis } from './chartAxis.ts';
import type { ChartModel, Picture, Tone } from './chartModel.ts';
import type { WaterfallSteps } from './chartProps.ts';
import { type ChartUnit, figureInWords } from './chartUnit.ts';
import { toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { movement, totalOf } from './summaries/extremes.ts';

export const waterfallSummary = ({ from, changes, to, unit }: WaterfallSteps, end: number): string => {
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

type Row = { readonly y: number; readonly tone: Tone };

const placeTitle = ({ at }: { readonly at: number }): string => `${at}`;

/** Its small bars are hard to hit, so their whole columns show the tooltip. */

const waterfallPicture = (axis: ChartAxis, unit: ChartUnit, rows: readonly Row[], most: number): Picture => ({
  kind: 'Waterfall',
  axis,
  rows: null,
  unit,
  options: (look, { width }) => ({
    // The library writes into its data.
    data: rows.map((row, at) => ({ ...row, at, x: at, isTotal: row.tone === 'total' })),
    xField: 'x',
    yField: 'y',
    scale: {
      x: { type: 'band', domain: [...axis.places.keys()], paddingInner: 0.26, paddingOuter: 0.13 },
      y: { nice: true },
    },
    style: { fill: ({ tone }: Row) => toneColour(look, tone), maxWidth: 64 },
    annotations: [
      {
        type: 'interval',
        data: rows.map((_, at) => ({ at, x: at, y: most })),
        encode: { x: 'x', y: 'y' },
        style: { fill: 'transparent' },
        animate: false,
        tooltip: { title: placeTitle, items: [{ field: 'y' }] },
      },
    ],
    linkStyle: { stroke: look.label, lineWidth: 1 },
    label: false,
    axis: {
      x: { labelAutoWrap: { type: 'wrap', wordWrapWidth: width / (rows.length + 1), maxLines: 3 } },
    },
    tooltip: { title: placeTitle, items: [{ field: 'y' }] },
  }),
});

/** Builds the model of a waterfall: a bar for the start, one for each change, and one for the end. */
export const waterfallModel = (wish: WaterfallSteps): ChartModel => {
  const { from, changes, to, unit } = wish;
  const axis = namedAxis('Part', [from.name, ...changes.map(({ name }) => name), to]);
  const end = from.value + totalOf(changes.map(({ value }) => value));
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
    picture: waterfallPicture(
      axis,
      unit,
      [
        { y: from.value, tone: 'total' },
        ...changes.map(({ value }): Row => ({ y: value, tone: value < 0 ? 'loss' : 'gain' })),
        { y: end, tone: 'total' },
      ],
      Math.max(from.value, ...levels),
    ),
    told: content,
    content,
    legend: [
      { name: 'Added', tone: 'gain' },
      { name: 'Taken', tone: 'loss' },
      { name: 'Total', tone: 'total' },
    ],
    summary: waterfallSummary(wish, end),
  };
};

export type WaterfallProps = FigureProps & WaterfallSteps;

export const Waterfall = (props: WaterfallProps) => {
  const { from, changes, to, unit } = props;
  const modelOf = useCallback(() => waterfallModel({ from, changes, to, unit }), [from, changes, to, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
