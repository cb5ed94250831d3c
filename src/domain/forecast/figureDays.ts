/** Provides daily sums of facts, and which days are known for a metric. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { factMeasures, isFactMeasure } from '../kpi/figureNames.ts';
import { figuresOf, presenceOf, sumWidth } from '../kpi/figureSums.ts';
import { type Figure, sumPlace } from '../kpi/metricDictionary.ts';

export type DaySums = {
  readonly from: EpochDay;
  /** `sumWidth` numbers per day. */
  readonly sums: ArrayLike<number>;
  readonly present: ArrayLike<number>;
  readonly knownTo: EpochDay;
};

export type FigureDays = Pick<DaySums, 'from' | 'knownTo'> & {
  readonly places: Places;
  /** True if every measure that these sources usually report for the metric is present. */
  readonly isKnown: (day: EpochDay) => boolean;
  readonly add: (into: Sums, day: EpochDay, times?: number) => void;
};

export type FigureColumns = Pick<Figure, 'name' | 'columns'>;

/** Indexes among the `sumWidth` columns that the metric needs. */
export type Places = readonly number[];

export type Sums = number[];

/** Summing only the needed columns saves time over thousands of days. */
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

/** A metric with an unreported measure has no parts, so its value is never requested. */
const everyMeasure = presenceOf(factMeasures);

const neededBy = ({ columns }: FigureColumns): number =>
  presenceOf(columns.flatMap((column) => sumPlace(column).needs));

/** Null for a ratio with denominator zero. A plain measure is read directly. */
export const figureIn = ({ name }: FigureColumns, places: Places, sums: Sums): number | null => {
  if (isFactMeasure(name)) return sums[0] ?? null;
  const all = new Array<number>(sumWidth).fill(0);
  places.forEach((place, index) => {
    all[place] = sums[index] ?? 0;
  });
  return figuresOf({ sums: all, at: 0, present: everyMeasure })[name];
};

const reportedIn = ({ from, present, knownTo }: DaySums, needed: number): number => {
  let bits = 0;
  for (let index = 0; index <= knownTo - from; index += 1) bits |= (present[index] ?? 0) & needed;
  return bits;
};

const daysIn = (
  source: DaySums,
  { places, needed }: { readonly places: Places; readonly needed: number },
): FigureDays => {
  const { from, sums, present, knownTo } = source;
  return {
    from,
    knownTo,
    places,
    isKnown: (day) => day <= knownTo && ((present[day - from] ?? 0) & needed) === needed,
    add: (into, day, times = 1) => {
      const at = (day - from) * sumWidth;
      for (let index = 0; index < places.length; index += 1)
        into[index] = (into[index] ?? 0) + times * (sums[at + (places[index] ?? 0)] ?? 0);
    },
  };
};

/** Parts that report any measure of the metric; null if a needed measure has no source. */
export const figureParts = (
  figure: FigureColumns,
  parts: readonly DaySums[],
): readonly FigureDays[] | null => {
  const needed = neededBy(figure);
  const reporting = parts.map((part) => ({ part, bits: reportedIn(part, needed) }));
  if (reporting.reduce((bits, one) => bits | one.bits, 0) !== needed) return null;
  const places = placesOf(figure);
  return reporting.flatMap(({ part, bits }) => (bits === 0 ? [] : [daysIn(part, { places, needed: bits })]));
};
