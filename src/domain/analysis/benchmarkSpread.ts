/** Computes the quartiles that a figure is compared with. */

/** With fewer clients a quartile would tell the figure of one of them. */
export const fewestClients = 5;
export const fewestPeriods = 4;
export const mostPeriods = 12;

export type Spread = { readonly low: number; readonly median: number; readonly high: number };

/** By linear interpolation between sorted values. Null below `fewest`. */
export const spreadOf = (values: readonly number[], fewest: number): Spread | null => {
  if (values.length < fewest) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const [lower, upper] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return lower + (upper - lower) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
};

const significant = 2;

const rounded = (value: number): number => Number(value.toPrecision(significant));

/** For a client's people: a quartile of few clients can be the exact figure of one. */
export const roundedSpread = ({ low, median, high }: Spread): Spread => ({
  low: rounded(low),
  median: rounded(median),
  high: rounded(high),
});

export type Place = 'below' | 'lower' | 'upper' | 'above';

/** Quarter in which a value lies. */
export const placeIn = (value: number, { low, median, high }: Spread): Place => {
  if (value < low) return 'below';
  if (value < median) return 'lower';
  return value <= high ? 'upper' : 'above';
};
