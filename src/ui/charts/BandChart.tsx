/** Renders a line within its expected range, with outliers and a forecast. */
import { useCallback } from 'react';
import type { ChartLook } from '././chartModel.ts';
import type { ChartColumn, ChartModel, Hidden, Part, Picture } from './chartModel.ts';
import type { BandProps } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { bandStrength, toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { axisStart } from './models/lineRuns.ts';
import { noteMarks, notesColumn } from './models/notes.ts';
import { startInWords } from './models/trendModel.ts';
import { atPlace, extremesOf, movementTo, placeName } from './summaries/extremes.ts';

const largestShown = 3;

const outsideText = ({ axis, values, unit }: BandProps, outside: readonly number[]): string => {
  if (outside.length === 0) return 'always within the expected range';
  const points = outside
    .slice(0, largestShown)
    .map((place) => `${placeName(axis, place)} (${figureInWords(values[place] ?? 0, unit)})`);
  const more = outside.length > largestShown ? ` and ${outside.length - largestShown} more` : '';
  return `outside the expected range on ${points.join(', ')}${more}`;
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
const outerName = 'Wider range';
const outsideName = 'Outside the range';

const outsidePlaces = ({ values, expected }: BandProps): readonly number[] =>
  values.flatMap((value, place) => {
    const range = expected[place];
    if (value === null || !range) return [];
    return value < range.low || value > range.high ? [place] : [];
  });

/** The forecast starts at the last known value, so that both lines meet. */
const joined = ({ values, forecast = [] }: BandProps): readonly (number | null)[] => {
  const last = values.findLastIndex((value) => value !== null);
  return forecast.map((value, place) => (place === last ? (values[last] ?? null) : value));
};

const columnsOf = (wish: BandProps): readonly ChartColumn[] => {
  const { axis, name, values, expected, outer, forecast, unit, annotations = [] } = wish;
  const outside = new Set(outsidePlaces(wish));
  return [
    { name, unit, tone: 0, values },
    ...(forecast ? [{ name: forecastName, unit, tone: 0, values: forecast }] : []),
    { name: `${usualName}, from`, unit, tone: 'usual', values: expected.map((range) => range?.low ?? null) },
    { name: `${usualName}, to`, unit, tone: 'usual', values: expected.map((range) => range?.high ?? null) },
    ...(outer
      ? [
          { name: `${outerName}, from`, unit, values: outer.map((range) => range?.low ?? null) },
          { name: `${outerName}, to`, unit, values: outer.map((range) => range?.high ?? null) },
        ]
      : []),
    {
      name: 'Finding',
      unit: null,
      values: axis.places.map((_, place) => (outside.has(place) ? outsideName.toLowerCase() : null)),
    },
    ...notesColumn(axis, annotations),
  ];
};

type Ranges = BandProps['expected'];

const bandMark = (ranges: Ranges, look: ChartLook): Part => ({
  type: 'area',
  data: ranges.flatMap((range, at) => (range ? [{ at, x: at, ...range }] : [])),
  encode: { x: 'x', y: 'high', y1: 'low' },
  style: { fill: toneColour(look, 'usual'), fillOpacity: bandStrength },
  zIndex: -1,
  animate: false,
  tooltip: false,
});

const outsideMark = (wish: BandProps, look: ChartLook): Part => ({
  type: 'point',
  data: outsidePlaces(wish).map((at) => ({ at, x: at, y: wish.values[at] })),
  encode: { x: 'x', y: 'y', shape: 'point', size: 4 },
  style: { fill: toneColour(look, 'standsOut'), fillOpacity: 1, stroke: look.ground, lineWidth: 1 },
  animate: false,
  tooltip: false,
});

type Row = { readonly isDashed: boolean };

const rowsOf = (values: readonly (number | null)[], name: string, isDashed: boolean) =>
  values.map((y, at) => ({ at, x: at, y: y ?? Number.NaN, name, isDashed }));

const bandPicture = (wish: BandProps, hidden: Hidden, start: number | null): Picture => {
  const { axis, name, values, expected, outer, forecast, unit, annotations = [] } = wish;
  const data = [
    ...(hidden.has(name) ? [] : rowsOf(values, name, false)),
    ...(forecast === undefined || hidden.has(forecastName) ? [] : rowsOf(joined(wish), forecastName, true)),
  ];
  return {
    kind: 'Line',
    axis,
    rows: null,
    unit,
    options: (look, size) => ({
      data,
      xField: 'x',
      yField: 'y',
      seriesField: 'name',
      scale: {
        x: { type: 'point', domain: [...axis.places.keys()], padding: 0 },
        y: { nice: true, domainMin: start ?? undefined },
      },
      style: {
        stroke: toneColour(look, 0),
        lineWidth: 2,
        lineJoin: 'round',
        lineDash: ([first]: readonly Row[]) => (first?.isDashed ? [4, 4] : [0, 0]),
      },
      annotations: [
        ...(hidden.has(usualName) ? [] : [outer ?? [], expected].map((ranges) => bandMark(ranges, look))),
        ...(hidden.has(outsideName) ? [] : [outsideMark(wish, look)]),
        ...noteMarks(axis, annotations, look, size),
      ],
      // The edges of a band would get markers like lines.
      interaction: { tooltip: { marker: false } },
      ...(annotations.length === 0 ? {} : { paddingTop: 24 }),
    }),
  };
};

/** Builds the model of a line in its expected bands, with marked outliers and a forecast. */
export const bandModel = (wish: BandProps, hidden: Hidden): ChartModel => {
  const { axis, name, values, expected, outer = [], forecast = [], unit } = wish;
  const content = { axis, columns: columnsOf(wish) };
  const outside = outsidePlaces(wish);
  const edges = [...expected, ...outer].flatMap((range) => (range ? [range.low, range.high] : []));
  const start = axisStart([...values, ...forecast, ...edges]);
  return {
    picture: bandPicture(wish, hidden, start),
    told: content,
    content,
    legend: [
      { name, tone: 0 },
      ...(forecast.length === 0 ? [] : [{ name: forecastName, tone: 0, isDashed: true }]),
      { name: usualName, tone: 'usual' },
      ...(outside.length === 0 ? [] : [{ name: outsideName, tone: 'standsOut' as const }]),
    ],
    summary: bandSummary(wish, outside),
    note: startInWords(start, unit),
  };
};

export type BandChartProps = FigureProps & BandProps;

export const BandChart = (props: BandChartProps) => {
  const { axis, name, values, expected, outer, forecast, annotations, unit } = props;
  const modelOf = useCallback(
    (hidden: Hidden) =>
      bandModel({ axis, name, values, expected, outer, forecast, annotations, unit }, hidden),
    [axis, name, values, expected, outer, forecast, annotations, unit],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
