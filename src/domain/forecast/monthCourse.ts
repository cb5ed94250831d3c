/** Computes the cumulative course of a metric through a month from known and expected days. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { ExpectedDay } from './expectedDays.ts';
import {
  addSums,
  emptySums,
  type FigureColumns,
  type FigureDays,
  figureIn,
  placesOf,
  type Sums,
} from './figureDays.ts';

/** Known days count as reported, others as expected; without an expectation as nothing. */
export type CoursePart = Pick<FigureDays, 'add' | 'isKnown'> & {
  readonly expected: ExpectedDay | null;
};

/** Per day the metric from the first day to that day; a ratio is one of sums. Null if its denominator is zero. */
export type Course = readonly (number | null)[];

const grow = (
  figure: FigureColumns,
  { from, to }: DayRange,
  addDay: (sums: Sums, day: EpochDay) => void,
): Course => {
  const places = placesOf(figure);
  const sums = emptySums(places);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    addDay(sums, from + index);
    return figureIn(figure, places, sums);
  });
};

export const monthCourse = (
  figure: FigureColumns,
  month: DayRange,
  parts: readonly Pick<CoursePart, 'add' | 'isKnown'>[],
): Course =>
  grow(figure, month, (sums, day) => {
    for (const { add, isKnown } of parts) if (isKnown(day)) add(sums, day);
  });

export const projectedCourse = (
  figure: FigureColumns,
  month: DayRange,
  parts: readonly CoursePart[],
): Course =>
  grow(figure, month, (sums, day) => {
    for (const { add, isKnown, expected } of parts) {
      if (isKnown(day)) add(sums, day);
      else if (expected !== null) addSums(sums, expected(day));
    }
  });
