/** Makes ranges from the errors of the same combination at earlier origins, by step (conformal prediction). */
import { medianOf } from '../../analysis/robustScore.ts';
import { meanOf } from './smoothing.ts';

export type PastErrors = {
  /** Actual value less forecast, by origin and step. */
  readonly errors: readonly Float64Array[];
  /** Mean size of the series at each origin; errors grow with it. */
  readonly levels: readonly number[];
};

/** Levels of the two ranges. */
export const rangeLevels = { eighty: 0.8, ninetyFive: 0.95 } as const;

/**
 * `power`: errors of single steps grow with the root of the step, those of sums faster. `scarce`: errors of one origin
 * depend on each other, those of a sum most, so that few origins need larger quantiles, as Student's t has. `temper`:
 * the holidays of days make some origins worse than all others. The values
 * are calibrated on the developers' halves of the M3, M4 and NN5 competitions (`npm run bench -- --only=analysis`).
 */
export const errorKinds = {
  step: { power: 0.5, temper: 0, scarce: { eighty: 0.5, ninetyFive: 1.3 } },
  day: { power: 0.5, temper: 0.65, scarce: { eighty: 0.5, ninetyFive: 1.3 } },
  sum: { power: 0.75, temper: 0, scarce: { eighty: 1.6, ninetyFive: 3 } },
} as const;

type ErrorKind = (typeof errorKinds)[keyof typeof errorKinds];

/** Growth of errors by step: the least-squares line of their mean size on a power of the step, never falling. */
const growthOf = (errors: readonly Float64Array[], power: number): ((step: number) => number) => {
  let [count, sum, sumRoot, sumBoth, sumSquares] = [0, 0, 0, 0, 0];
  for (const path of errors)
    for (let step = 0; step < path.length; step += 1) {
      const root = (step + 1) ** power;
      const size = Math.abs(path[step] as number);
      count += 1;
      sum += size;
      sumRoot += root;
      sumBoth += root * size;
      sumSquares += root * root;
    }
  const spread = count * sumSquares - sumRoot * sumRoot;
  const slope = spread <= 0 ? 0 : Math.max(0, (count * sumBoth - sumRoot * sum) / spread);
  const start = count === 0 ? 0 : (sum - slope * sumRoot) / count;
  if (start > 0) return (step) => start + slope * (step + 1) ** power;
  // A line that starts below zero would leave the first steps without a range.
  const through = sumSquares === 0 ? 0 : sumBoth / sumSquares;
  return (step) => through * (step + 1) ** power;
};

const quantile = (sorted: readonly number[], level: number): number => {
  const place = level * (sorted.length - 1);
  const low = Math.floor(place);
  const under = sorted[low] ?? 0;
  return under + ((sorted[low + 1] ?? under) - under) * (place - low);
};

/** Brings the errors of an origin with larger ones than usual nearer to the others: holidays come once in a year. */
const tempered = (errors: readonly Float64Array[], power: number): readonly Float64Array[] => {
  const sizes = errors.map((path) => meanOf(path.map(Math.abs)));
  const usual = medianOf(sizes) ?? 0;
  return errors.map((path, origin) => {
    const ratio = usual === 0 ? 1 : (sizes[origin] ?? usual) / usual;
    return ratio > 1 ? path.map((error) => error / ratio ** power) : path;
  });
};

export type Reach = { readonly eighty: number; readonly ninetyFive: number };

/** Half widths by step, for a series of the size `level`. */
export const reachesOf = (
  { errors, levels }: PastErrors,
  { horizon, level, kind }: { readonly horizon: number; readonly level: number; readonly kind: ErrorKind },
): readonly Reach[] => {
  const typical = meanOf(levels);
  const levelled = errors.map((path, origin) => {
    const factor = (level + typical) / ((levels[origin] ?? typical) + typical || 1);
    const usable = Number.isFinite(factor) && factor > 0 ? factor : 1;
    return path.map((error) => error * usable);
  });
  const scaled = tempered(levelled, kind.temper);
  const growth = growthOf(scaled, kind.power);
  const sizes = scaled
    .flatMap((path) => Array.from(path, (error, step) => Math.abs(error) / (growth(step) || 1)))
    .sort((one, other) => one - other);
  const at = (level: keyof typeof rangeLevels): number =>
    quantile(sizes, rangeLevels[level]) * (1 + kind.scarce[level] / Math.max(1, errors.length));
  const [eighty, ninetyFive] = [at('eighty'), at('ninetyFive')];
  return Array.from({ length: horizon }, (_, step) => ({
    eighty: eighty * growth(step),
    ninetyFive: ninetyFive * growth(step),
  }));
};
