/** Summarizes repeated measurements by median and range. */

export type Summary = { readonly median: number; readonly lowest: number; readonly highest: number };

/** Percentile with linear interpolation; `share` is 0 to 1. Throws a RangeError without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('nothing was measured');
  return below + (above - below) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const summarize = (values: readonly number[]): Summary => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});
