/** Renders a line within its expected range, with outliers and a forecast. */
import { useCallback } from 'react';
import type { ChartColumn, Layer, Point } from './chartPlan.ts';
import type { BandProps } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { ChartModel, Hidden } from './plans/chartModel.ts';
import { notesColumn, notesLayer } from './plans/notes.ts';
import { atPlace, extremesOf, movementTo, placeName } from './summaries/extremes.ts';
import { valueScale } from './valueTicks.ts';

const largestShown = 3;

const outsideText = ({ axis, values, unit }: BandProps, outside: readonly number[]): string => {
  if (outside.length === 0) return 'always within the expected range';
  const told = outside
    .slice(0, largestShown)
    .map((place) => `${placeName(axis, place)} (${figureInWords(values[place] ?? 0, unit)})`);
  const more = outside.length > largestShown ? ` and ${outside.length - largestShown} more` : '';
  return `outside the expected range on ${told.join(', ')}${more}`;
};

const bandSummary = (wish: BandProps, outside: readonly number[]): string => {
  const { axis, name, values, forecast, unit } = wish;
  const found = extremesOf(values);
  if (!found) return `${name} has no figures.`;
  const at = (place: number) => values[place] ?? 0;
  const moved = `${name} ${movementTo(at(found.first), at(found.last), unit)}`;
  const peaks = `highest ${atPlace(axis, found.highest)} (${figureInWords(at(found.highest), unit)}), lowest ${atPlace(axis, found.lowest)} (${figureInWords(at(found.lowest), unit)})`;
  const end = forecast?.findLastIndex((value) => value !== null) ?? -1;
  const coming =
    end === -1 ? '' : `; ${figureInWords(forecast?.[end] ?? 0, unit)} forecast for ${placeName(axis, end)}`;
  return `${moved}; ${peaks}; ${outsideText(wish, outside)}${coming}.`;
};

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

/** Builds the model of a line in its expected band, with marked outliers and a forecast. */
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

export type BandChartProps = FigureProps & BandProps;

export const BandChart = (props: BandChartProps) => {
  const { axis, name, values, expected, forecast, annotations, unit } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => bandModel({ axis, name, values, expected, forecast, annotations, unit }, hidden),
    [axis, name, values, expected, forecast, annotations, unit],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
