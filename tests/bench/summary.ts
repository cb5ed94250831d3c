/** What is said of repeated measurements: the middle one and how far the others lie. */

export type Summary = { readonly median: number; readonly lowest: number; readonly highest: number };

/** The value below which a share (0 to 1) of all values lies, between two neighbours by their distance; none at all: RangeError. */
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
