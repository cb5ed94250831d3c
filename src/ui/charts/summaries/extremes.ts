/** Finds the highest, lowest, first and last values of a series, and the movement between them. */
import { changeOf } from '#domain/kpi/change.ts';
import { changeBy } from '#domain/kpi/changeSize.ts';
import type { ChartAxis } from '../chartAxis.ts';
import { type ChartUnit, exactFigure, figureInWords } from '../chartUnit.ts';

export type Extremes = {
  readonly first: number;
  readonly last: number;
  readonly highest: number;
  readonly lowest: number;
};

export const extremesOf = (values: readonly (number | null)[]): Extremes | null => {
  const places = values.flatMap((value, place) => (value === null ? [] : [place]));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = (place: number): number => values[place] ?? 0;
  const best = (isBetter: (one: number, other: number) => boolean): number =>
    places.reduce((found, place) => (isBetter(at(place), at(found)) ? place : found), first);
  return {
    first,
    last,
    highest: best((one, other) => one > other),
    lowest: best((one, other) => one < other),
  };
};

export const totalOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** `21 Nov 2026`, `the week of 16 Nov 2026`; empty beyond the axis. */
export const placeName = ({ places }: ChartAxis, place: number): string =>
  (places[place]?.long ?? '').replace(/^Week of/, 'the week of');

/** `on 21 Nov 2026`, `in the week of 16 Nov 2026`, `in Nov 2026`. */
export const atPlace = (axis: ChartAxis, place: number): string =>
  `${axis.title === 'Week' || axis.title === 'Month' ? 'in' : 'on'} ${placeName(axis, place)}`;

/** `rose 18.2%`, `fell 3.0%`, `stayed the same`. From zero the amount is given, for percentages the change in points. */
export const movement = (from: number, to: number, unit: ChartUnit): string => {
  if (from === to) return 'stayed the same';
  const verb = to > from ? 'rose' : 'fell';
  if (unit.kind === 'percent')
    return `${verb} by ${orLess(Math.abs((to - from) * 100).toFixed(2), '0.01')} pp`;
  const change = changeOf(to, from);
  if (change === null) return `${verb} by ${exactFigure(Math.abs(to - from), unit)}`;
  const size = changeBy(change);
  return Number.parseFloat(size) === 0 ? `${verb} by less than 0.1%` : `${verb} ${size}`;
};

/** A change that rounds to zero is written as less than the smallest amount. */
const orLess = (size: string, least: string): string => (Number(size) === 0 ? `less than ${least}` : size);

/** `rose 18.2% to $428`, `stayed at $428`. */
export const movementTo = (from: number, to: number, unit: ChartUnit): string => {
  const end = figureInWords(to, unit);
  return from === to ? `stayed at ${end}` : `${movement(from, to, unit)} to ${end}`;
};
