/** Weighs the methods by their errors from rolling origins and measures the combination in the same way. */
import { type MethodName, methodNames, type Paths, type Plan, pathsOf } from './methods.ts';
import { meanOf } from './smoothing.ts';

export type Weights = Partial<Record<MethodName, number>>;

export type Origin = {
  /** Number of values before it. */
  readonly cut: number;
  readonly paths: Paths;
  /** Values that the forecast of this origin is measured against; it may be shorter than the horizon. */
  readonly actual: Float64Array;
};

/** Errors count by this power: a method with twice the error of the best gets a sixteenth of its weight. */
const sharpness = 4;

/** Without any origin the methods that do best on short series share the weight. */
const withoutOrigins: readonly MethodName[] = ['damped', 'theta', 'simple', 'seasonalSmoothing'];

/** Keeps a path near what the series has reached: an exponential trend never runs away. */
export const bounded = (path: Float64Array, values: Float64Array): Float64Array => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low;
  const least = low >= 0 ? Math.max(0, low - range) : low - range;
  return path.map((value) =>
    Number.isFinite(value) ? Math.min(high + range, Math.max(least, value)) : high,
  );
};

export type RollingPlan = Plan & { readonly most: number; readonly least: number };

/** Steps between two origins, so that those of a short horizon do not all see the same days. */
const fewestBetween = 4;

/** Cuts from the newest to the oldest; `least` values remain before each. Shorter paths if too few whole ones fit. */
const cutsOf = (size: number, { horizon, most, least }: RollingPlan): readonly number[] => {
  const space = size - least;
  if (space < 1) return [];
  const reach = Math.min(horizon, Math.max(1, Math.ceil(space / 3)));
  const between = Math.max(fewestBetween, reach / 2);
  const step = Math.max(1, Math.floor(Math.min((space - reach) / Math.max(1, most - 1), between)));
  return Array.from({ length: most }, (_, index) => size - reach - index * step).filter(
    (cut) => cut >= least,
  );
};

export const originsOf = (
  values: Float64Array,
  measured: Float64Array,
  plan: RollingPlan,
): readonly Origin[] =>
  cutsOf(values.length, plan).map((cut) => {
    const actual = measured.subarray(cut, Math.min(measured.length, cut + plan.horizon));
    const past = values.subarray(0, cut);
    const paths = pathsOf(past, { ...plan, horizon: actual.length });
    for (const name of methodNames) {
      const path = paths[name];
      if (path) paths[name] = bounded(path, past);
    }
    return { cut, paths, actual };
  });

/** Mean error of the steps, and of their sum: budgets and goals are sums. */
const missOf = (path: Float64Array, actual: Float64Array): number => {
  let [sum, total] = [0, 0];
  for (let step = 0; step < actual.length; step += 1) {
    const miss = (path[step] as number) - (actual[step] as number);
    sum += Math.abs(miss);
    total += miss;
  }
  return (sum + Math.abs(total)) / actual.length;
};

/** Shares of the methods; they sum to 1. */
export const weightsOf = (paths: Paths, origins: readonly Origin[]): Weights => {
  const names = methodNames.filter((name) => paths[name] !== undefined);
  const misses = new Map(
    names.flatMap((name) => {
      const all = origins.flatMap(({ paths: { [name]: path }, actual }) =>
        path === undefined ? [] : [missOf(path, actual)],
      );
      return all.length < Math.min(2, origins.length) || all.length === 0
        ? []
        : [[name, meanOf(all)] as const];
    }),
  );
  const least = Math.min(...misses.values());
  const raw = [...misses].map(([name, miss]) => [name, miss <= 0 ? 1 : (least / miss) ** sharpness] as const);
  const usable =
    raw.length > 0
      ? raw
      : names.filter((name) => withoutOrigins.includes(name)).map((name) => [name, 1] as const);
  const total = usable.reduce((sum, [, weight]) => sum + weight, 0);
  return Object.fromEntries(usable.map(([name, weight]) => [name, weight / total]));
};

/** The weighted mean; a method that lacks a path leaves its weight to the others. */
export const combined = (paths: Paths, weights: Weights, horizon: number): Float64Array => {
  const path = new Float64Array(horizon);
  let total = 0;
  for (const name of methodNames) {
    const [own, weight] = [paths[name], weights[name] ?? 0];
    if (own === undefined || weight === 0) continue;
    total += weight;
    for (let step = 0; step < horizon; step += 1)
      path[step] = (path[step] as number) + weight * (own[step] as number);
  }
  return total === 0 ? path : path.map((value) => value / total);
};
