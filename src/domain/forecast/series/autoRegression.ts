/** Regresses the change since the season before on recent changes and on the profile of earlier seasons. */

const reduce = (matrix: Float64Array, right: Float64Array, pivot: number): void => {
  const size = right.length;
  const head = matrix[pivot * size + pivot] as number;
  if (Math.abs(head) < 1e-12) return;
  for (let row = pivot + 1; row < size; row += 1) {
    const factor = (matrix[row * size + pivot] as number) / head;
    for (let column = pivot; column < size; column += 1)
      matrix[row * size + column] =
        (matrix[row * size + column] as number) - factor * (matrix[pivot * size + column] as number);
    right[row] = (right[row] as number) - factor * (right[pivot] as number);
  }
};

/** Solves a symmetric positive system in place by Gauss elimination. */
const solve = (matrix: Float64Array, right: Float64Array): Float64Array => {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) reduce(matrix, right, pivot);
  const found = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] as number;
    for (let column = row + 1; column < size; column += 1)
      sum -= (matrix[row * size + column] as number) * (found[column] as number);
    const head = matrix[row * size + row] as number;
    found[row] = Math.abs(head) < 1e-12 ? 0 : sum / head;
  }
  return found;
};

export type Lags = {
  /** The season that changes are taken over; 1 without a season. */
  readonly base: number;
  /** A longer season whose value is compared with that of the base. */
  readonly long?: number | undefined;
  /** Number of earlier seasons in the profile. */
  readonly seasons: number;
};

const recent = 3;

/** Features of position `at`; all of them are differences, so that none depends on the level. */
const featuresAt = (
  values: Float64Array,
  at: number,
  { base, long, seasons }: Lags,
  into: Float64Array,
): void => {
  const before = values[at - base] as number;
  const change = (back: number): number =>
    (values[at - back] as number) - (values[at - back - base] as number);
  let place = 0;
  for (let back = 1; back <= recent; back += 1) into[place++] = change(back);
  if (base > recent) into[place++] = change(base);
  let profile = 0;
  for (let season = 1; season <= seasons; season += 1) profile += values[at - season * base] as number;
  into[place++] = profile / seasons - before;
  if (base > 1) {
    let mean = 0;
    for (let back = 1; back <= base; back += 1) mean += change(back);
    into[place++] = mean / base;
  }
  if (long !== undefined) {
    into[place++] = (values[at - long] as number) - before;
    into[place++] = (values[at - 1 - long] as number) - (values[at - 1 - base] as number);
  }
};

const featureCount = ({ base, long }: Lags): number =>
  recent + 1 + (base > recent ? 1 : 0) + (base > 1 ? 1 : 0) + (long === undefined ? 0 : 2);

const reachOf = ({ base, long, seasons }: Lags): number =>
  Math.max(2 * base + 1, base + recent, seasons * base, (long ?? 0) + 1);

/** Null with too few values for the regression. Newer values count more, over `memory` values. */
export const autoRegression = (
  values: Float64Array,
  lags: Lags,
  { ridge, memory }: { readonly ridge: number; readonly memory: number },
): ((horizon: number) => Float64Array) | null => {
  const count = featureCount(lags);
  const first = reachOf(lags);
  const size = values.length;
  if (size - first < 3 * count) return null;
  const matrix = new Float64Array(count * count);
  const right = new Float64Array(count);
  const features = new Float64Array(count);
  const start = Math.max(first, size - 4 * memory);
  for (let at = start; at < size; at += 1) {
    const weight = 0.5 ** ((size - 1 - at) / memory);
    featuresAt(values, at, lags, features);
    const target = (values[at] as number) - (values[at - lags.base] as number);
    for (let row = 0; row < count; row += 1) {
      const scaled = weight * (features[row] as number);
      right[row] = (right[row] as number) + scaled * target;
      for (let column = 0; column < count; column += 1)
        matrix[row * count + column] =
          (matrix[row * count + column] as number) + scaled * (features[column] as number);
    }
  }
  let diagonal = 0;
  for (let row = 0; row < count; row += 1) diagonal += matrix[row * count + row] as number;
  const penalty = (ridge * diagonal) / count + 1e-9;
  for (let row = 0; row < count; row += 1)
    matrix[row * count + row] = (matrix[row * count + row] as number) + penalty;
  const weights = solve(matrix, right);
  return (horizon) => {
    const all = new Float64Array(size + horizon);
    all.set(values);
    for (let at = size; at < size + horizon; at += 1) {
      featuresAt(all, at, lags, features);
      let change = 0;
      for (let place = 0; place < count; place += 1)
        change += (weights[place] as number) * (features[place] as number);
      all[at] = (all[at - lags.base] as number) + change;
    }
    return all.slice(size);
  };
};
