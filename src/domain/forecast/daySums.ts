/** Sums of facts day by day, and which of the days tell all that a figure is made of. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figuresOf, presenceOf, sumWidth } from '../kpi/figureSums.ts';
import { type Figure, sumPlace } from '../kpi/figures.ts';

/** One set of sums for each day, the first one that of `from`: measures in whole cents, seconds or things. */
export type DaySums = {
  readonly from: EpochDay;
  /** Of each day `sumWidth` numbers. */
  readonly sums: ArrayLike<number>;
  /** Of each day the bits of the measures that its sources report. */
  readonly present: ArrayLike<number>;
};

/** The days of one figure. A day counts as known where every measure of the figure is reported. */
export type FigureDays = {
  readonly isKnown: (day: EpochDay) => boolean;
  /** Adds `times` the sums of a day to `into`. */
  readonly add: (into: Float64Array, day: EpochDay, times?: number) => void;
  /** The figure of such sums; null for a ratio whose denominator is zero. */
  readonly valueOf: (sums: Float64Array) => number | null;
};

export const emptySums = (): Float64Array => new Float64Array(sumWidth);

/** `knownTo`: the last day that is whole. What comes after it is not looked at. */
export const figureDays = (
  { name, columns }: Pick<Figure, 'name' | 'columns'>,
  { from, sums, present }: DaySums,
  knownTo: EpochDay,
): FigureDays => {
  const needed = presenceOf(columns.flatMap((column) => sumPlace(column).needs));
  const figure: FigureName = name;
  return {
    isKnown: (day) => {
      const bits = day > knownTo ? 0 : (present[day - from] ?? 0);
      return (bits & needed) === needed;
    },
    add: (into, day, times = 1) => {
      const at = (day - from) * sumWidth;
      for (let place = 0; place < sumWidth; place += 1)
        into[place] = (into[place] ?? 0) + times * (sums[at + place] ?? 0);
    },
    valueOf: (of) => figuresOf({ sums: of, at: 0, present: needed })[figure],
  };
};
