/** Builds the model of a scatter plot, with points from left to right over labelled zones. */
import { thingsAxis } from '../chartAxis.ts';
import type { ChartColumn, Layer, Tone } from '../chartPlan.ts';
import type { ScatterPoint, ScatterProps } from '../chartProps.ts';
import { scatterSummary } from '../summaries/scatterSummary.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel } from './chartModel.ts';

const dotsOf = (points: readonly ScatterPoint[]): readonly Layer[] => {
  const places = points.map(({ up, tone }, x) => ({ x, y: up, tone }));
  return [...Map.groupBy(places, ({ tone }) => tone)].map(([tone, own]: [Tone, typeof places]) => ({
    mark: 'dots',
    tone,
    points: own.map(({ x, y }) => ({ x, y })),
  }));
};

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
