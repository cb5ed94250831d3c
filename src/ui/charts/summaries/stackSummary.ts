/** Summarises stacked areas in a sentence: the movement of the total, and the largest part. */
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { ChartAxis } from '../chartAxis.ts';
import type { ChartSeries } from '../chartPlan.ts';
import type { StackProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { atPlace, extremesOf, movementTo, placeName, totalOf } from './extremes.ts';
import { cutInWords, hasTooFewWhole, ofWholeSteps } from './wholeSteps.ts';

const softInWords = ({ axis, lastIsOpen = false, ...edges }: StackProps): string => {
  const isGoingOn = lastIsOpen && axis.places.length > 1;
  const cut = cutInWords(axis, isGoingOn ? { ...edges, lastIsCut: false } : edges, 'drawn lighter');
  return isGoingOn ? `${cut} The last ${axis.title.toLowerCase()} is not over and is drawn lighter.` : cut;
};

/** Null if no part has data at that place, which differs from zero. */
const wholesOf = (series: readonly ChartSeries[], { places }: ChartAxis): readonly (number | null)[] =>
  places.map((_, place) => {
    const parts = series.map(({ values }) => values[place] ?? null);
    return parts.every((part) => part === null) ? null : totalOf(parts);
  });

const partInWords = ({ name, values }: ChartSeries, total: number): string => {
  const part = totalOf(values);
  if (part === total) return `all of it is ${name}.`;
  const share = ((ratioOf(part, total) ?? 0) * 100).toFixed(0);
  return `${name} is the largest part with ${share === '100' ? 'over 99' : share}%.`;
};

export const stackSummary = (wish: StackProps): string => {
  const { axis, series, unit, lastIsOpen = false, lastIsCut = false } = wish;
  const all = wholesOf(series, axis);
  // With only two days, the complete one is mentioned alone.
  const lastIsOut = lastIsCut || (lastIsOpen && all.length > 1);
  const sums = ofWholeSteps(all, { ...wish, lastIsCut: lastIsOut });
  const found = extremesOf(sums);
  const total = totalOf(all);
  const largest = series.toSorted((one, other) => totalOf(other.values) - totalOf(one.values))[0];
  if (!largest || total === 0) return 'There is nothing to show.';
  const part = partInWords(largest, total);
  if (!found || hasTooFewWhole(axis, wish)) return `All together: ${figureInWords(total, unit)}; ${part}`;
  const at = (place: number) => sums[place] ?? 0;
  const moved = `All together ${movementTo(at(found.first), at(found.last), unit)} from ${placeName(axis, found.first)} to ${placeName(axis, found.last)}`;
  const highest = `highest ${atPlace(axis, found.highest)} (${figureInWords(at(found.highest), unit)}), lowest ${atPlace(axis, found.lowest)} (${figureInWords(at(found.lowest), unit)})`;
  return `${moved}; ${highest}; ${part}${softInWords(wish)}`;
};
