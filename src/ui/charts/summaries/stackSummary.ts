/** What stacked areas show, in a sentence: how the whole moved, and which part is the largest. */
import { ratioOf } from '#domain/kpi/ratios.ts';
import { figureInWords } from '../chartUnit.ts';
import type { StackWish } from '../chartWishes.ts';
import { sumsOf } from './barSummary.ts';
import { atPlace, extremesOf, movement, placeName, totalOf } from './extremes.ts';

export const stackSummary = ({ axis, series, unit, lastIsOpen = false }: StackWish): string => {
  const all = sumsOf(series, axis);
  const hasOpen = lastIsOpen && all.length > 1;
  const sums = hasOpen ? all.slice(0, -1) : all;
  const found = extremesOf(sums);
  const total = totalOf(all);
  const largest = series.toSorted((one, other) => totalOf(other.values) - totalOf(one.values))[0];
  if (!found || !largest || total === 0) return 'There is nothing to show.';
  const at = (place: number) => sums[place] ?? 0;
  const moved = `All together ${movement(at(found.first), at(found.last), unit)} to ${figureInWords(at(found.last), unit)} from ${placeName(axis, found.first)} to ${placeName(axis, found.last)}`;
  const highest = `highest ${atPlace(axis, found.highest)} (${figureInWords(at(found.highest), unit)}), lowest ${atPlace(axis, found.lowest)} (${figureInWords(at(found.lowest), unit)})`;
  const share = ((ratioOf(totalOf(largest.values), total) ?? 0) * 100).toFixed(0);
  const open = hasOpen ? ` The last ${axis.title.toLowerCase()} is not over and is drawn lighter.` : '';
  return `${moved}; ${highest}; ${largest.name} is the largest part with ${share}%.${open}`;
};
