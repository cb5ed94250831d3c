/** How far a value lies from what is usual, measured so that the unusual values themselves do not hide it. */

/** Up to so many values insertion is several times as fast as the engine's sort, which calls back for each comparison. */
const fewValues = 32;

/** By insertion, which is for short lists: the days of all clients have thousands of them. */
const insertionSorted = (values: readonly number[]): readonly number[] => {
  const sorted = [...values];
  for (let index = 1; index < sorted.length; index += 1) {
    const value = sorted[index] ?? 0;
    let place = index;
    for (; place > 0; place -= 1) {
      const former = sorted[place - 1] ?? 0;
      if (former <= value) break;
      sorted[place] = former;
    }
    sorted[place] = value;
  }
  return sorted;
};

const inOrder = (values: readonly number[]): readonly number[] =>
  values.length <= fewValues ? insertionSorted(values) : values.toSorted((one, other) => one - other);

/** The middle value; between two middle ones their mean. Null of nothing. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = inOrder(values);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is usual: the middle, and how far from it values usually lie, in the unit of a standard deviation. */
export type Usual = { readonly median: number; readonly spread: number };

/**
 * Median and spread of the values; null of none. The spread is MAD / 0.6745, where MAD is the median of the distances from the
 * median. For normally distributed values this estimates the standard deviation (Iglewicz and Hoaglin, "How to Detect and Handle
 * Outliers", ASQC 1993). MAD is 0 where more than half of the values are the same. Then the spread is 1.2533 (the root of pi/2)
 * times the mean distance. A spread of 0 means that all values are the same.
 */
export const usualOf = (values: readonly number[]): Usual | null => {
  const median = medianOf(values);
  if (median === null) return null;
  const distances = values.map((value) => Math.abs(value - median));
  const middle = medianOf(distances) ?? 0;
  const spread = middle > 0 ? middle / 0.6745 : Math.sqrt(Math.PI / 2) * meanOf(distances);
  return { median, spread };
};

/** How many spreads a value lies above (positive) or below what is usual: (value - median) / spread; 0 when nothing varies. */
export const robustScore = (value: number, { median, spread }: Usual): number =>
  spread === 0 ? 0 : (value - median) / spread;
