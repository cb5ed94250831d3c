/** Renders a scatter plot of items with two metrics over labelled zones. */
import { useCallback } from 'react';
import { thingsAxis } from './chartAxis.ts';
import type { ChartColumn, Layer, Tone } from './chartPlan.ts';
import type { ScatterPoint, ScatterProps } from './chartProps.ts';
import { type ChartUnit, exactFigure } from './chartUnit.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { ChartModel } from './plans/chartModel.ts';
import { valueScale } from './valueTicks.ts';

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

const dotsOf = (points: readonly ScatterPoint[]): readonly Layer[] => {
  const places = points.map(({ up, tone }, x) => ({ x, y: up, tone }));
  return [...Map.groupBy(places, ({ tone }) => tone)].map(([tone, own]: [Tone, typeof places]) => ({
    mark: 'dots',
    tone,
    points: own.map(({ x, y }) => ({ x, y })),
  }));
};

/** Builds the model of a scatter plot, with points from left to right over labelled zones. */
export const scatterModel = (wish: ScatterProps): ChartModel => {
  const { thing, across, up, zones, told } = wish;
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
    plan: {
      axis,
      isBanded: false,
      rows: null,
      values: valueScale(
        points.map((point) => point.up),
        up.unit,
      ),
      scatter: {
        across: points.map((point) => point.across),
        up: points.map((point) => point.up),
        scale: across.scale,
        title: across.name,
      },
      unit: up.unit,
      layers: [{ mark: 'zones', zones }, ...dotsOf(points)],
    },
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
