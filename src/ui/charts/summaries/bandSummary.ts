/** Summarises a band chart in a sentence: its movement, its outliers and its forecast. */

import type { BandProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { atPlace, extremesOf, movementTo, placeName } from './extremes.ts';

const largestShown = 3;

const outsideText = ({ axis, values, unit }: BandProps, outside: readonly number[]): string => {
  if (outside.length === 0) return 'always within the expected range';
  const told = outside
    .slice(0, largestShown)
    .map((place) => `${placeName(axis, place)} (${figureInWords(values[place] ?? 0, unit)})`);
  const more = outside.length > largestShown ? ` and ${outside.length - largestShown} more` : '';
  return `outside the expected range on ${told.join(', ')}${more}`;
};

export const bandSummary = (wish: BandProps, outside: readonly number[]): string => {
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
