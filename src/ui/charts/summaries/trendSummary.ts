/** What lines over time show, in a sentence: which way, by how much, and where they are highest and lowest. */
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import { englishList } from '#domain/english/englishList.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { changeInWords } from '../../content/figures.ts';
import type { ChartSeries } from '../chartPlan.ts';
import { figureInWords } from '../chartUnit.ts';
import type { TrendWish } from '../chartWishes.ts';
import { atPlace, extremesOf, movement, placeName, totalOf } from './extremes.ts';

/** A figure that still grows says nothing about a direction. */
const settled = (values: readonly (number | null)[], lastIsOpen: boolean) =>
  lastIsOpen && values.length > 2 ? values.slice(0, -1) : values;

const ofOne = ({ name, values }: ChartSeries, { axis, unit, lastIsOpen = false }: TrendWish): string => {
  const known = settled(values, lastIsOpen);
  const found = extremesOf(known);
  if (!found) return `${name} has no figures.`;
  const at = (place: number) => known[place] ?? 0;
  const told = (place: number) => `${figureInWords(at(place), unit)} ${atPlace(axis, place)}`;
  if (at(found.highest) === at(found.lowest))
    return `${name} stayed at ${figureInWords(at(found.first), unit)}.`;
  const from = figureInWords(at(found.first), unit);
  const to = figureInWords(at(found.last), unit);
  const moved = `${name} ${movement(at(found.first), at(found.last), unit)}, from ${from} ${atPlace(axis, found.first)} to ${to} ${atPlace(axis, found.last)}`;
  return `${moved}; highest ${told(found.highest)}, lowest ${told(found.lowest)}.`;
};

const inShort = ({ name, values }: ChartSeries, { unit, lastIsOpen = false }: TrendWish): string => {
  const known = settled(values, lastIsOpen);
  const found = extremesOf(known);
  if (!found) return `${name} has no figures`;
  const last = known[found.last] ?? 0;
  return `${name} ${movement(known[found.first] ?? 0, last, unit)} to ${figureInWords(last, unit)}`;
};

const hasFigures = ({ values }: ChartSeries): boolean => values.some((value) => value !== null);

/** Ratios have no sums, those in money neither; and nothing is said of a side that has no figures. */
const comparison = ({ series, compare, unit, isRatio = false }: TrendWish): string => {
  const [first] = series;
  const hasNoSum = isRatio || unit.kind === 'percent' || unit.kind === 'ratio';
  if (!compare || !first || hasNoSum || !hasFigures(first) || !hasFigures(compare)) return '';
  const change = changeOf(totalOf(first.values), totalOf(compare.values));
  return ` In total ${changeInWords(change)} against ${comparedInSentence(compare.name)}.`;
};

export const trendSummary = (wish: TrendWish): string => {
  const [first, ...others] = wish.series;
  if (!first) return 'There is nothing to show.';
  if (others.length === 0) return ofOne(first, wish) + comparison(wish);
  const { places } = wish.axis;
  const span = `From ${placeName(wish.axis, 0)} to ${placeName(wish.axis, places.length - 1)}`;
  return `${span}, ${englishList(wish.series.map((one) => inShort(one, wish)))}.${comparison(wish)}`;
};
