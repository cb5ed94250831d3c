/** Sums of facts day by day, and which of the days tell what a figure is made of. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { factMeasures, isFactMeasure } from '../kpi/figureNames.ts';
import { figuresOf, presenceOf, sumWidth } from '../kpi/figureSums.ts';
import { type Figure, sumPlace } from '../kpi/metricDictionary.ts';

/** One set of sums for each day, the first one that of `from`: measures in whole cents, seconds or things. */
export type DaySums = {
  readonly from: EpochDay;
  /** Of each day `sumWidth` numbers. */
  readonly sums: ArrayLike<number>;
  /** Of each day the bits of the measures that its sources report. */
  readonly present: ArrayLike<number>;
  /** The last whole day. What comes after it is not looked at. */
  readonly knownTo: EpochDay;
};

/** The days of some sources, as one figure needs them. */
export type FigureDays = Pick<DaySums, 'from' | 'knownTo'> & {
  readonly places: Places;
  /** Whether all that these sources report of the figure is reported on a day. */
  readonly isKnown: (day: EpochDay) => boolean;
  /** Adds `times` the sums of a day to `into`. */
  readonly add: (into: Sums, day: EpochDay, times?: number) => void;
};

export type FigureColumns = Pick<Figure, 'name' | 'columns'>;

/** Which of the `sumWidth` numbers a figure is made of. */
export type Places = readonly number[];

/** One number for each place of the figure, in their order; a plain array, as thousands of small ones are made. */
export type Sums = number[];

/** Thousands of days are added up for one figure, so that the numbers of others are left out. */
export const placesOf = ({ columns }: FigureColumns): Places => [
  ...new Set(
    columns.flatMap((column) => {
      const { at, less } = sumPlace(column);
      return less === null ? [at] : [at, less];
    }),
  ),
];

export const emptySums = (places: Places): Sums => new Array<number>(places.length).fill(0);

export const addSums = (into: Sums, sums: Sums): void => {
  for (let index = 0; index < into.length; index += 1) into[index] = (into[index] ?? 0) + (sums[index] ?? 0);
};

/** A figure of which some measure is not reported has no parts, so that nobody asks for its value. */
const everyMeasure = presenceOf(factMeasures);

const neededBy = ({ columns }: FigureColumns): number =>
  presenceOf(columns.flatMap((column) => sumPlace(column).needs));

/** The figure of such sums; null for a ratio whose denominator is zero. A measure is one of them: the others need not be worked out. */
export const figureIn = ({ name }: FigureColumns, places: Places, sums: Sums): number | null => {
  if (isFactMeasure(name)) return sums[0] ?? null;
  const all = new Array<number>(sumWidth).fill(0);
  places.forEach((place, index) => {
    all[place] = sums[index] ?? 0;
  });
  return figuresOf({ sums: all, at: 0, present: everyMeasure })[name];
};

/** The measures of the figure that are reported on any whole day, one bit each. */
const reportedIn = ({ from, present, knownTo }: DaySums, needed: number): number => {
  let bits = 0;
  for (let index = 0; index <= knownTo - from; index += 1) bits |= (present[index] ?? 0) & needed;
  return bits;
};

const daysIn = (
  { from, sums, present, knownTo }: DaySums,
  { places, needed }: { readonly places: Places; readonly needed: number },
): FigureDays => ({
  from,
  knownTo,
  places,
  isKnown: (day) => day <= knownTo && ((present[day - from] ?? 0) & needed) === needed,
  add: (into, day, times = 1) => {
    const at = (day - from) * sumWidth;
    for (let index = 0; index < places.length; index += 1)
      into[index] = (into[index] ?? 0) + times * (sums[at + (places[index] ?? 0)] ?? 0);
  },
});

/** Those parts that report any measure of the figure; null where no part reports one of them. */
export const figureParts = (
  figure: FigureColumns,
  parts: readonly DaySums[],
): readonly FigureDays[] | null => {
  const needed = neededBy(figure);
  const told = parts.map((part) => ({ part, bits: reportedIn(part, needed) }));
  if (told.reduce((bits, one) => bits | one.bits, 0) !== needed) return null;
  const places = placesOf(figure);
  return told.flatMap(({ part, bits }) => (bits === 0 ? [] : [daysIn(part, { places, needed: bits })]));
};
