/** Builds the model of a line in its expected band, with marked outliers and a forecast. */
import type { ChartColumn, Layer, Point } from '../chartPlan.ts';
import type { BandProps } from '../chartProps.ts';
import { bandSummary } from '../summaries/bandSummary.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel, Hidden } from './chartModel.ts';
import { notesColumn, notesLayer } from './notes.ts';

const forecastName = 'Forecast';
const usualName = 'Expected range';
const outsideName = 'Outside the range';

const outsidePlaces = ({ values, expected }: BandProps): readonly number[] =>
  values.flatMap((value, place) => {
    const range = expected[place];
    if (value === null || !range) return [];
    return value < range.low || value > range.high ? [place] : [];
  });

const points = (values: readonly (number | null)[]): readonly Point[] => values.map((y, x) => ({ x, y }));

/** The forecast starts at the last known value, so that both lines meet. */
const joined = ({ values, forecast = [] }: BandProps): readonly (number | null)[] => {
  const last = values.findLastIndex((value) => value !== null);
  return forecast.map((value, place) => (place === last ? (values[last] ?? null) : value));
};

const columnsOf = (wish: BandProps): readonly ChartColumn[] => {
  const { axis, name, values, expected, forecast, unit, annotations = [] } = wish;
  const outside = new Set(outsidePlaces(wish));
  return [
    { name, unit, tone: 0, values },
    ...(forecast ? [{ name: forecastName, unit, tone: 0, values: forecast }] : []),
    { name: `${usualName}, from`, unit, tone: 'usual', values: expected.map((range) => range?.low ?? null) },
    { name: `${usualName}, to`, unit, tone: 'usual', values: expected.map((range) => range?.high ?? null) },
    {
      name: 'Finding',
      unit: null,
      values: axis.places.map((_, place) => (outside.has(place) ? outsideName.toLowerCase() : null)),
    },
    ...notesColumn(axis, annotations),
  ];
};

const layersOf = (wish: BandProps, hidden: Hidden): readonly Layer[] => {
  const { values, expected, name } = wish;
  const layers: readonly (readonly [string, Layer])[] = [
    [
      usualName,
      {
        mark: 'area',
        tone: 'usual',
        isSoft: true,
        spans: expected.flatMap((range, x) => (range ? [{ x, ...range }] : [])),
      },
    ],
    [name, { mark: 'line', tone: 0, isDashed: false, points: points(values) }],
    [forecastName, { mark: 'line', tone: 0, isDashed: true, points: points(joined(wish)) }],
    [
      outsideName,
      {
        mark: 'dots',
        tone: 'standsOut',
        points: outsidePlaces(wish).map((x) => ({ x, y: values[x] ?? null })),
      },
    ],
  ];
  return layers.flatMap(([shown, layer]) => (hidden.has(shown) ? [] : [layer]));
};

export const bandModel = (wish: BandProps, hidden: Hidden): ChartModel => {
  const { axis, name, values, expected, forecast = [], unit, annotations = [] } = wish;
  const content = { axis, columns: columnsOf(wish) };
  const outside = outsidePlaces(wish);
  const edges = expected.flatMap((range) => (range ? [range.low, range.high] : []));
  return {
    plan: {
      axis,
      isBanded: false,
      rows: null,
      values: valueScale([...values, ...forecast, ...edges], unit),
      unit,
      layers: [...notesLayer(axis, annotations), ...layersOf(wish, hidden)],
    },
    told: content,
    content,
    legend: [
      { name, tone: 0 },
      ...(forecast.length === 0 ? [] : [{ name: forecastName, tone: 0, isDashed: true }]),
      { name: usualName, tone: 'usual' },
      ...(outside.length === 0 ? [] : [{ name: outsideName, tone: 'standsOut' as const }]),
    ],
    summary: bandSummary(wish, outside),
  };
};
