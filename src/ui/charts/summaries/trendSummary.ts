/** Summarises lines over time in a sentence: direction, size of the change, highest and lowest values. */
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import { englishList } from '#domain/english/englishList.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { changeInWords } from '../../content/formatMetric.ts';
import type { ChartSeries } from '../chartModel.ts';
import type { TrendProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { atPlace, type Extremes, extremesOf, movement, movementTo, placeName, totalOf } from './extremes.ts';
import { cutInWords, hasTooFewWhole, ofWholeSteps } from './wholeSteps.ts';

const hasFigures = ({ values }: ChartSeries): boolean => values.some((value) => value !== null);

/** Ratios cannot be summed, not even those in money. */
const hasNoSum = ({ unit, isRatio = false }: TrendProps): boolean =>
  isRatio || unit.kind === 'percent' || unit.kind === 'ratio';

const wholeOnly = (one: ChartSeries, wish: TrendProps): string => {
  if (!hasFigures(one)) return `${one.name} has no figures.`;
  return hasNoSum(wish)
    ? `${one.name} has fewer than two whole ${wish.axis.title.toLowerCase()}s.`
    : `${one.name}: ${figureInWords(totalOf(one.values), wish.unit)} in all.`;
};

const ofOne = ({ name, values }: ChartSeries, wish: TrendProps): string => {
  const { axis, unit } = wish;
  const known = ofWholeSteps(values, wish);
  const found = extremesOf(known);
  if (!found) return `${name} has no figures.`;
  const at = (place: number) => known[place] ?? 0;
  const describe = (place: number) => `${figureInWords(at(place), unit)} ${atPlace(axis, place)}`;
  const from = figureInWords(at(found.first), unit);
  if (figureInWords(at(found.highest), unit) === figureInWords(at(found.lowest), unit)) {
    const isSame = at(found.highest) === at(found.lowest);
    const isNone =
      isSame && at(found.first) === 0 && unit.kind === 'count' && unit.many === name.toLowerCase();
    const stayed = isNone ? `No ${unit.many}` : `${name} stayed ${isSame ? 'at' : 'near'} ${from}`;
    return `${stayed}.${cutInWords(axis, wish)}`;
  }
  const to = figureInWords(at(found.last), unit);
  const moved = `${name} ${movement(at(found.first), at(found.last), unit)}, from ${from} ${atPlace(axis, found.first)} to ${to} ${atPlace(axis, found.last)}`;
  return `${moved}; highest ${describe(found.highest)}, lowest ${describe(found.lowest)}.${cutInWords(axis, wish)}`;
};

type Ends = Pick<Extremes, 'first' | 'last'>;

const endsOf = (series: readonly ChartSeries[], wish: TrendProps): Ends | null => {
  const found = series.flatMap(({ values }) => extremesOf(ofWholeSteps(values, wish)) ?? []);
  if (found.length === 0) return null;
  return {
    first: Math.min(...found.map(({ first }) => first)),
    last: Math.max(...found.map(({ last }) => last)),
  };
};

/** A series that starts later or ends earlier than the others names its own days. */
const inShort = ({ name, values }: ChartSeries, wish: TrendProps, ends: Ends | null): string => {
  const { axis, unit } = wish;
  const known = ofWholeSteps(values, wish);
  const found = extremesOf(known);
  if (!found) return `${name} has no figures`;
  const moved = `${name} ${movementTo(known[found.first] ?? 0, known[found.last] ?? 0, unit)}`;
  if (found.first === ends?.first && found.last === ends.last) return moved;
  return `${moved} (${placeName(axis, found.first)} to ${placeName(axis, found.last)})`;
};

const comparison = (wish: TrendProps): string => {
  const { series, compare } = wish;
  const [first] = series;
  if (!compare || !first || hasNoSum(wish) || !hasFigures(first) || !hasFigures(compare)) return '';
  const change = changeOf(totalOf(first.values), totalOf(compare.values));
  return ` In total ${changeInWords(change)} against ${comparedInSentence(compare.name)}.`;
};

export const trendSummary = (wish: TrendProps): string => {
  const [first, ...others] = wish.series;
  if (!first) return 'There is nothing to show.';
  const { axis, series, firstIsCut = false, lastIsCut = false } = wish;
  if (hasTooFewWhole(axis, wish))
    return series.map((one) => wholeOnly(one, wish)).join(' ') + comparison(wish);
  if (others.length === 0) return ofOne(first, wish) + comparison(wish);
  const ends = endsOf(series, wish);
  const [from, to] = [Number(firstIsCut), axis.places.length - 1 - Number(lastIsCut)];
  const sentences = englishList(series.map((one) => inShort(one, wish, ends)));
  return `From ${placeName(axis, ends?.first ?? from)} to ${placeName(axis, ends?.last ?? to)}, ${sentences}.${cutInWords(axis, wish)}${comparison(wish)}`;
};
