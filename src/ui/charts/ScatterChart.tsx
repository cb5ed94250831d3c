/** Renders a scatter plot of items with two metrics over labelled zones. */
import { useCallback } from 'react';
import { type ChartAxis, thingsAxis } from './chartAxis.ts';
import type { ChartLook } from '././chartModel.ts';
import type { ChartColumn, ChartModel, Picture, Tone, Zone } from './chartModel.ts';
import type { ScatterPoint, ScatterProps } from './chartProps.ts';
import { type ChartUnit, exactFigure } from './chartUnit.ts';
import { labelSize, toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';

const span = (name: string, values: readonly number[], unit: ChartUnit): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => exactFigure(value, unit));
  return least === most ? `${name} ${least}` : `${name} from ${least} to ${most}`;
};

const scatterSummary = ({ points, across, up }: ScatterProps): string => {
  if (points.length === 0) return 'Nothing to show.';
  const spans = [
    span(
      across.name,
      points.map((point) => point.across),
      across.unit,
    ),
    span(
      up.name,
      points.map((point) => point.up),
      up.unit,
    ),
  ];
  return `${points.length === 1 ? '1 point' : `${points.length} points`}: ${spans.join('; ')}.`;
};

/** Opacity of a zone, low enough for its points to contrast. */
const zoneStrength = 0.08;

const letterWidth = 7;

const zoneName = ({ name, means, low, high }: Zone, pixels: number): string =>
  [`${name}, ${means}`, name].find((text) => (text.length + 2) * letterWidth <= (high - low) * pixels) ?? '';

const zoneMarks = ({ zones, across: { scale } }: ScatterProps, look: ChartLook, width: number) => {
  const still = { animate: false, tooltip: false };
  const inside = (width - axisRoom) / (scale.high - scale.low);
  return [
    {
      type: 'rangeX',
      data: zones.flatMap(({ low, high, tone }) => (tone === null ? [] : [{ low, high, tone }])),
      encode: { x: 'low', x1: 'high' },
      style: {
        fill: ({ tone }: { readonly tone: Tone }) => toneColour(look, tone),
        fillOpacity: zoneStrength,
      },
      ...still,
    },
    {
      type: 'lineX',
      data: zones.map((zone) => ({ x: zone.low, name: zoneName(zone, inside) })),
      encode: { x: 'x' },
      style: {
        stroke: look.label,
        strokeOpacity: ({ x }: { readonly x: number }) => (x === scale.low ? 0 : 1),
        lineWidth: 1,
        lineDash: [2, 3],
      },
      labels: [
        {
          text: 'name',
          position: 'top',
          dx: 2,
          dy: -2,
          fill: look.ink,
          fillOpacity: 1,
          fontSize: labelSize,
          fontFamily: look.font,
          textAlign: 'start',
          textBaseline: 'bottom',
        },
      ],
      ...still,
    },
  ];
};

/** In pixels, left of the picture. */
const axisRoom = 60;

/** Points are easier to hit than they are large. */
const hitMark = (data: readonly object[]) => ({
  type: 'point',
  data,
  encode: { x: 'x', y: 'y', shape: 'point', size: 22 },
  style: { fill: 'transparent', lineWidth: 0 },
  animate: false,
  tooltip: { title: ({ at }: { readonly at: number }) => `${at}`, items: [{ channel: 'y' }] },
});

type Dot = { readonly tone: Tone };

const scatterPicture = (wish: ScatterProps, axis: ChartAxis, points: readonly ScatterPoint[]): Picture => {
  const { across, up } = wish;
  const data = points.map((point, at) => ({ at, x: point.across, y: point.up, tone: point.tone }));
  return {
    kind: 'Scatter',
    axis,
    rows: null,
    unit: up.unit,
    options: (look, { width }) => ({
      data,
      xField: 'x',
      yField: 'y',
      shapeField: 'point',
      sizeField: 5,
      scale: {
        x: {
          type: 'linear',
          domain: [across.scale.low, across.scale.high],
          nice: false,
          tickMethod: () => [...across.scale.ticks],
        },
        y: { nice: true, domainMin: 0 },
        size: { type: 'identity' },
      },
      style: {
        fill: ({ tone }: Dot) => toneColour(look, tone),
        fillOpacity: 1,
        stroke: look.ground,
        lineWidth: 1,
      },
      annotations: [...zoneMarks(wish, look, width), hitMark(data)],
      axis: {
        x: {
          title: across.name,
          titleFill: look.label,
          titleFontSize: labelSize,
          titleFontFamily: look.font,
          labelFormatter: String,
          tickFilter: () => true,
          labelAutoWrap: false,
        },
      },
      paddingTop: 24,
    }),
  };
};

/** Builds the model of a scatter plot, with points from left to right over labelled zones. */
export const scatterModel = (wish: ScatterProps): ChartModel => {
  const { thing, across, up, told } = wish;
  const points = wish.points.toSorted((one, other) => one.across - other.across || one.up - other.up);
  const axis = thingsAxis(
    thing,
    points.map(({ id, name }) => ({ key: id, label: name })),
  );
  const columns: readonly ChartColumn[] = [
    { name: up.name, unit: up.unit, values: points.map((point) => point.up) },
    { name: across.name, unit: across.unit, values: points.map((point) => point.across) },
    ...told.map((name, index) => ({
      name,
      unit: null,
      values: points.map(({ words }) => words[index] ?? null),
    })),
  ];
  const content = { axis, columns };
  return {
    picture: scatterPicture(wish, axis, points),
    told: content,
    content,
    legend: [],
    summary: scatterSummary(wish),
  };
};

export type ScatterChartProps = FigureProps & ScatterProps;

export const ScatterChart = (props: ScatterChartProps) => {
  const { thing, points, across, up, zones, told } = props;
  const modelOf = useCallback(
    () => scatterModel({ thing, points, across, up, zones, told }),
    [thing, points, across, up, zones, told],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
