/** Summarises bars in a sentence: the total, the highest and lowest place, and the number of empty places. */
import type { ChartAxis } from '../chartAxis.ts';
import type { ChartSeries } from '../chartPlan.ts';
import type { BarProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { extremesOf, placeName, totalOf } from './extremes.ts';

export const sumsOf = (series: readonly ChartSeries[], { places }: ChartAxis): readonly number[] =>
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

export const barSummary = (wish: BarProps): string => {
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
