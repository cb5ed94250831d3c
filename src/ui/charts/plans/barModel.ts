/** Builds the model of bars, stacked if there are several at a place. */

import type { ChartAxis } from '../chartAxis.ts';
import type { ChartColumn, ChartSeries, Span, Tone } from '../chartPlan.ts';
import type { BarProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { extremesOf, placeName, totalOf } from '../summaries/extremes.ts';
import { groupedContent } from '../thinning.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel, Hidden } from './chartModel.ts';

const sumsOf = (series: readonly ChartSeries[], { places }: ChartAxis): readonly number[] =>
  places.map((_, place) => totalOf(series.map(({ values }) => values[place] ?? null)));

/** `30 days`, `1 minute`. */
const placesInWords = ({ title, places }: ChartAxis): string => {
  const one = title.toLowerCase();
  return `${places.length} ${places.length === 1 ? one : `${one}s`}`;
};

const nothings = (axis: ChartAxis, sums: readonly number[]): string => {
  const one = axis.title.toLowerCase();
  const empty = sums.filter((sum) => sum === 0).length;
  if (empty === 0) return '';
  return `; ${empty} ${empty === 1 ? one : `${one}s`} without any`;
};

const ratioSummary = ({ axis, series, unit }: BarProps): string => {
  const values = series[0]?.values ?? [];
  const found = extremesOf(values);
  if (!found) return `No figure in these ${placesInWords(axis)}.`;
  const told = (place: number) => `${placeName(axis, place)} (${figureInWords(values[place] ?? null, unit)})`;
  if (found.highest === found.lowest) return `${told(found.highest)}.`;
  return `Highest at ${told(found.highest)}, lowest at ${told(found.lowest)}.`;
};

const barSummary = (wish: BarProps): string => {
  const { axis, series, unit, standingOut, isRatio } = wish;
  if (isRatio) return ratioSummary(wish);
  const sums = sumsOf(series, axis);
  const found = extremesOf(sums);
  const total = totalOf(sums);
  if (!found || total === 0) return `Nothing in these ${placesInWords(axis)}.`;
  const told = (place: number) => `${placeName(axis, place)} (${figureInWords(sums[place] ?? 0, unit)})`;
  const least = sums.includes(0) ? nothings(axis, sums) : `, least on ${told(found.lowest)}`;
  const marked = standingOut?.size ?? 0;
  const marks = marked === 0 ? '' : `; ${marked} ${marked === 1 ? 'stands' : 'stand'} out`;
  const where = axis.isTime ? ` in ${placesInWords(axis)}` : '';
  return `${figureInWords(total, unit)}${where}: most on ${told(found.highest)}${least}${marks}.`;
};

const numberAt = ({ values }: ChartColumn, place: number): number => {
  const value = values[place];
  return typeof value === 'number' ? value : 0;
};

export const stackedSpans = (
  columns: readonly ChartColumn[],
  count: number,
): readonly (readonly Span[])[] => {
  const tops = Array.from({ length: count }, () => 0);
  return columns.map((column) =>
    tops.map((low, x) => {
      const high = low + numberAt(column, x);
      tops[x] = high;
      return { x, low, high };
    }),
  );
};

export const barModel = (wish: BarProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit, standingOut = new Map() } = wish;
  const reasons = axis.places.map(({ key }) => standingOut.get(key) ?? null);
  const notes: readonly ChartColumn[] =
    standingOut.size === 0 ? [] : [{ name: 'Stands out', unit: null, values: reasons }];
  const content = {
    axis,
    columns: [...series.map(({ name, values }, index) => ({ name, unit, tone: index, values })), ...notes],
  };
  const all = groupedContent(content);
  const told = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  const drawn = told.columns.filter((column) => column.unit !== null);
  const stands = (place: number): boolean =>
    told.columns.some(({ unit: own, values }) => own === null && typeof values[place] === 'string');
  const stacks = stackedSpans(drawn, told.axis.places.length);
  const toneOf = (column: number, place: number): Tone =>
    stands(place) ? 'standsOut' : (drawn[column]?.tone ?? 0);
  return {
    plan: {
      axis: told.axis,
      isBanded: true,
      rows: null,
      values: valueScale(
        (stacks.at(-1) ?? []).map(({ high }) => high),
        unit,
      ),
      unit,
      layers: [
        {
          mark: 'bars',
          bars: stacks.flatMap((spans, column) =>
            spans
              .filter(({ low, high }) => high !== low)
              .map((span) => ({ ...span, tone: toneOf(column, span.x) })),
          ),
        },
      ],
    },
    told,
    content,
    legend: [
      ...series.map(({ name }, index) => ({ name, tone: index })),
      ...(standingOut.size === 0 ? [] : [{ name: 'Stands out', tone: 'standsOut' as const }]),
    ],
    summary: barSummary(wish),
  };
};
