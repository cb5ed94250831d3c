/** How a figure grows through a month: by the days that are known, and by what is expected of the others. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import {
  addSums,
  emptySums,
  type FigureColumns,
  type FigureDays,
  figureIn,
  placesOf,
  type Sums,
} from './figureDays.ts';
import type { WeekdayProfile } from './weekdayProfile.ts';

/** Of some sources: which days count as they are, and what is expected of the others; without a profile nothing. */
export type CoursePart = Pick<FigureDays, 'add' | 'isKnown'> & {
  readonly expected: WeekdayProfile['expected'] | null;
};

/** For each day of a month the figure from the first day to there; of a ratio, the ratio of the sums. Null where its denominator is zero. */
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

/** Of the known days alone. */
export const toldCourse = (
  figure: FigureColumns,
  month: DayRange,
  parts: readonly Pick<CoursePart, 'add' | 'isKnown'>[],
): Course =>
  grow(figure, month, (sums, day) => {
    for (const { add, isKnown } of parts) if (isKnown(day)) add(sums, day);
  });

/** Of the known days, and of what is expected of the others. */
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
