/** Renders what made a change: lying bars around zero, performance and mix in two tints, causes at their bars. */
import { useCallback } from 'react';
import { namedAxis } from './chartAxis.ts';
import type { ChartColumn, ChartModel, Picture, Tone } from './chartModel.ts';
import type { ContributionProps } from './chartProps.ts';
import { type ChartUnit, exactFigure } from './chartUnit.ts';
import { labelSize, toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { heightOfBars } from './models/barModel.ts';
import { waterfallSummary } from './Waterfall.tsx';

type Part = ContributionProps['changes'][number];

type Row = { readonly at: number; readonly x: number; readonly y: number; readonly name: string };

const performanceName = 'Performance';
const mixName = 'Mix';

/** Opacity of the second tint. */
const mixStrength = 0.4;

/** Parts of the value axis for the texts after the bars, without and with causes. */
const textRoom = 0.2;
const causeRoom = 0.7;

const isSplit = (changes: readonly Part[]): boolean => changes.some(({ performance }) => performance != null);

const rowsOf = (changes: readonly Part[]): readonly Row[] =>
  changes.flatMap(({ value, performance, mix }, at) =>
    performance == null || mix == null
      ? [{ at, x: at, y: value, name: performanceName }]
      : [
          { at, x: at, y: performance, name: performanceName },
          { at, x: at, y: mix, name: mixName },
        ],
  );

/** `+$36,972`, `−$778`: dollars without cents, as in the sentence over the chart. */
const signedLabel = (value: number, unit: ChartUnit): string => {
  const size = Math.abs(value);
  const shown = unit.kind === 'money' && size >= 10_000 ? Math.round(size / 100) * 100 : size;
  const sign = value > 0 ? '+' : '−';
  return `${value === 0 ? '' : sign}${exactFigure(shown, unit)}`;
};

/** The positive end of each bar, behind which its text begins. */
const endOf = (rows: readonly Row[], place: number): number =>
  rows.reduce((end, { at, y }) => (at === place && y > 0 ? end + y : end), 0);

const contributionPicture = ({ changes, unit }: ContributionProps): Picture => {
  const axis = namedAxis(
    'Part',
    changes.map(({ name }) => name),
  );
  const rows = rowsOf(changes);
  const ends = changes.map((_, place) => endOf(rows, place));
  const [low, high] = [
    Math.min(0, ...changes.map(({ value }, place) => Math.min(value, value - (ends[place] ?? 0)))),
    Math.max(0, ...ends),
  ];
  const hasCauses = changes.some(({ causes = [] }) => causes.length > 0);
  const room = (high - low || 1) * (hasCauses ? causeRoom : textRoom);
  const toneOf = ({ name, y }: Row): Tone => {
    if (isSplit(changes)) return name === mixName ? 'usual' : 0;
    return y < 0 ? 'loss' : 'gain';
  };
  return {
    kind: 'Bar',
    axis,
    rows: null,
    unit,
    options: (look) => ({
      data: rows,
      xField: 'x',
      yField: 'y',
      // A second series would lay the bars next to each other.
      colorField: 'name',
      stack: true,
      scale: {
        x: { type: 'band', domain: [...axis.places.keys()], paddingInner: 0.26, paddingOuter: 0.13 },
        y: { domain: [low, high + room], nice: false },
      },
      style: {
        fill: (row: Row) => toneColour(look, toneOf(row)),
        fillOpacity: ({ name }: Row) => (name === mixName ? mixStrength : 1),
        maxWidth: 28,
      },
      annotations: [
        {
          type: 'lineY',
          data: [{ y: 0 }],
          encode: { y: 'y' },
          style: { stroke: look.label, strokeOpacity: 1, lineWidth: 1 },
          animate: false,
          tooltip: false,
        },
        {
          type: 'text',
          data: changes.map(({ value, causes = [] }, at) => ({
            x: at,
            y: ends[at],
            text: [signedLabel(value, unit), ...causes].join(' · '),
          })),
          encode: { x: 'x', y: 'y', text: 'text' },
          style: {
            textAlign: 'start',
            textBaseline: 'middle',
            dx: 8,
            fill: look.ink,
            fontSize: labelSize,
            fontFamily: look.font,
          },
          animate: false,
          tooltip: false,
        },
      ],
      axis: { y: false },
    }),
  };
};

const columnsOf = ({ changes, unit }: ContributionProps): readonly ChartColumn[] => [
  { name: 'Change', unit, values: changes.map(({ value }) => value) },
  ...(isSplit(changes)
    ? [
        {
          name: performanceName,
          unit,
          tone: 0,
          values: changes.map(({ performance = null }) => performance),
        },
        { name: mixName, unit, tone: 'usual' as const, values: changes.map(({ mix = null }) => mix) },
      ]
    : []),
  ...(changes.some(({ causes = [] }) => causes.length > 0)
    ? [{ name: 'Cause', unit: null, values: changes.map(({ causes = [] }) => causes.join('; ') || null) }]
    : []),
];

/** Builds the model of contributions, one bar for each part. */
export const contributionModel = (wish: ContributionProps): ChartModel => {
  const { from, changes } = wish;
  const picture = contributionPicture(wish);
  const content = { axis: picture.axis, columns: columnsOf(wish) };
  return {
    picture,
    told: content,
    content,
    legend: isSplit(changes)
      ? [
          { name: performanceName, tone: 0 },
          { name: mixName, tone: 'usual' },
        ]
      : [],
    summary: waterfallSummary(wish, from.value + changes.reduce((sum, { value }) => sum + value, 0)),
    leastHeight: heightOfBars(changes.length),
  };
};

export type ContributionChartProps = FigureProps & ContributionProps;

export const ContributionChart = (props: ContributionChartProps) => {
  const { from, changes, to, unit } = props;
  const modelOf = useCallback(
    () => contributionModel({ from, changes, to, unit }),
    [from, changes, to, unit],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
