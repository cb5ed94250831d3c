/** Builds the model of lines over time, with a dashed comparison period and annotations. */
import type { ChartColumn, ChartContent, Layer, Point } from '../chartPlan.ts';
import type { StepEdges, TrendProps } from '../chartProps.ts';
import { trendSummary } from '../summaries/trendSummary.ts';
import { atPlaces, keptPlaces } from '../thinning.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel, Hidden } from './chartModel.ts';
import { notedPlaces, notesColumn, notesLayer } from './notes.ts';
import { softEdges } from './softEdges.ts';

const numbersOf = ({ values }: ChartColumn): readonly (number | null)[] =>
  values.map((value) => (typeof value === 'number' ? value : null));

const pointsOf = (values: readonly (number | null)[]): readonly Point[] => values.map((y, x) => ({ x, y }));

const linesOf = (column: ChartColumn, edges: StepEdges): readonly Layer[] => {
  const line = (points: readonly Point[], isDashed: boolean): Layer => ({
    mark: 'line',
    tone: column.tone ?? 0,
    isDashed,
    points,
  });
  const { certain, uncertain } = softEdges(pointsOf(numbersOf(column)), edges);
  return [line(certain, false), ...uncertain.map((points) => line(points, true))];
};

/** A single line gets a shade down to zero, which makes its shape easier to see. */
const shadeOf = (column: ChartColumn): Layer => ({
  mark: 'area',
  tone: column.tone ?? 0,
  isSoft: true,
  spans: numbersOf(column).flatMap((y, x) => (y === null ? [] : [{ x, low: 0, high: y }])),
});

const contentOf = ({ axis, series, compare, annotations = [], unit }: TrendProps): ChartContent => ({
  axis,
  columns: [
    ...series.map(({ name, values }, index) => ({ name, unit, tone: index, values })),
    ...(compare ? [{ name: compare.name, unit, tone: 'before' as const, values: compare.values }] : []),
    ...notesColumn(axis, annotations),
  ],
});

const placesToDraw = ({ axis, series, annotations = [] }: TrendProps): readonly number[] => {
  const kept = new Set([...keptPlaces(series, axis.places.length), ...notedPlaces(axis, annotations)]);
  return [...kept].toSorted((one, other) => one - other);
};

const isShown =
  (hidden: Hidden) =>
  ({ name }: { readonly name: string }): boolean =>
    !hidden.has(name);

export const trendModel = (wish: TrendProps, hidden: Hidden): ChartModel => {
  const { unit, annotations = [] } = wish;
  const content = contentOf(wish);
  const all = atPlaces(content, placesToDraw(wish));
  const told = { ...all, columns: all.columns.filter(isShown(hidden)) };
  const drawn = told.columns.filter(({ unit: own }) => own !== null);
  const before = drawn.filter(({ tone }) => tone === 'before');
  const lines = drawn.filter(({ tone }) => tone !== 'before');
  return {
    plan: {
      axis: told.axis,
      isBanded: false,
      rows: null,
      values: valueScale(drawn.flatMap(numbersOf), unit),
      unit,
      layers: [
        ...notesLayer(told.axis, annotations),
        ...(lines.length === 1 ? lines.map(shadeOf) : []),
        ...before.map(
          (column): Layer => ({
            mark: 'line',
            tone: 'before',
            isDashed: true,
            points: pointsOf(numbersOf(column)),
          }),
        ),
        ...lines.flatMap((column) => linesOf(column, wish)),
      ],
    },
    told,
    content,
    legend: content.columns.flatMap(({ name, tone }) =>
      tone === undefined ? [] : [{ name, tone, isDashed: tone === 'before' }],
    ),
    summary: trendSummary(wish),
  };
};
