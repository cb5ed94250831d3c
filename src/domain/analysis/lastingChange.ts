/** Finds changes that no single value shows: several residuals in a row on one side, summed up. */

/** Residuals of values in order, in spreads. */
type Residual = { readonly score: number; readonly isOut: boolean };

const [shortestRun, longestRun] = [3, 7];
/** A single outlier must not carry a run. */
const largestPart = 2.5;
/** In spreads of a random run’s sum, which grow by the root of its length; a larger sum is not chance. */
const sumLimit = 4 / 3;

/**
 * Index of the first value of the run that shows a change, by the index of the value at which it shows; each run once.
 * `k` is the distance at which a single value is out.
 */
export const lastingChanges = (residuals: readonly Residual[], k: number): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  let first = 0;
  residuals.forEach(({ score, isOut }, at) => {
    const side = Math.sign(score);
    if (isOut || side !== Math.sign(residuals[first]?.score ?? 0)) first = isOut ? at + 1 : at;
    let sum = 0;
    for (let from = at; from >= Math.max(first, at - longestRun + 1); from -= 1) {
      sum += Math.min(largestPart, Math.abs(residuals[from]?.score ?? 0));
      const length = at - from + 1;
      if (length < shortestRun || sum <= sumLimit * k * Math.sqrt(length)) continue;
      found.set(at, from);
      first = at + 1;
      return;
    }
  });
  return found;
};
