/** Scores how far a value lies from the usual, robust against the outliers themselves. */

/** Up to this length insertion sort is several times faster than the engine's sort, which calls back for each comparison. */
const fewValues = 32;

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

/** The mean of the two middle values for an even count; null for an empty list. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = inOrder(values);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export type Usual = { readonly median: number; readonly spread: number };

/**
 * The spread is MAD / 0.6745 (Iglewicz and Hoaglin, "How to Detect and Handle Outliers", ASQC 1993), or
 * 1.2533 (root of pi/2) times the mean distance if MAD is 0.
 */
export const usualOf = (values: readonly number[]): Usual | null => {
  const median = medianOf(values);
  if (median === null) return null;
  const distances = values.map((value) => Math.abs(value - median));
  const middle = medianOf(distances) ?? 0;
  const spread = middle > 0 ? middle / 0.6745 : Math.sqrt(Math.PI / 2) * meanOf(distances);
  return { median, spread };
};

/** (value - median) / spread; 0 if nothing varies. */
export const robustScore = (value: number, { median, spread }: Usual): number =>
  spread === 0 ? 0 : (value - median) / spread;
