/** Summarises a heatmap in a sentence: the strongest hour and the strongest day. */

import type { HeatProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { totalOf } from './extremes.ts';

export const heatSummary = ({ days, unit }: HeatProps, hours: readonly string[]): string => {
  const total = totalOf(days.map((day) => totalOf(day.hours)));
  if (total === 0) return 'Nothing at any hour.';
  const cells = days.flatMap(({ name, hours: values }) =>
    values.map((value, hour) => ({ name, hour, value: value ?? 0 })),
  );
  const top = cells.reduce((best, cell) => (cell.value > best.value ? cell : best));
  const best = days.reduce((found, day) => (totalOf(day.hours) > totalOf(found.hours) ? day : found));
  // An hour without data is not an hour with zero.
  const told = days.flatMap(({ hours: values }) => values.filter((value) => value !== null));
  const quiet = told.filter((value) => value === 0).length;
  const nothings =
    quiet === 0 ? '' : `; ${quiet} of ${told.length} hours ${quiet === 1 ? 'has' : 'have'} none`;
  return `Most on ${top.name} at ${hours[top.hour] ?? ''} (${figureInWords(top.value, unit)}); the strongest day is ${best.name} (${figureInWords(totalOf(best.hours), unit)})${nothings}.`;
};
