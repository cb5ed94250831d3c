/** Estimates seasonal indices, shrunk towards none by their own uncertainty, and removes them from a series. */
import { meanOf } from './smoothing.ts';

/** `index(t)` is the additive seasonal part of position `t`, counted from the first value, also beyond the last. */
export type SeasonalPart = { readonly index: (at: number) => number; readonly strength: number };

/** Centred moving average over one period; the ends repeat the nearest average plus nothing else. */
export const movingMean = (values: Float64Array, period: number): Float64Array => {
  const size = values.length;
  const sums = new Float64Array(size + 1);
  for (let at = 0; at < size; at += 1) sums[at + 1] = (sums[at] as number) + (values[at] as number);
  const half = Math.floor(period / 2);
  const isEven = period % 2 === 0;
  const smooth = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    const middle = Math.min(Math.max(at, half), size - 1 - half);
    const whole = (sums[middle + half + 1] as number) - (sums[middle - half] as number);
    smooth[at] = isEven
      ? (whole - ((values[middle - half] as number) + (values[middle + half] as number)) / 2) / period
      : whole / period;
  }
  return smooth;
};

const none: SeasonalPart = { index: () => 0, strength: 0 };

/** Newer seasons count more: each older one by this much less. */
const fade = 0.9;

/**
 * Indices are weighted means of the distances from the moving mean, shrunk as James and Stein do (Miller and
 * Williams, International Journal of Forecasting 19, 2003). `smooth` averages neighbouring positions of long seasons.
 */
export const seasonalPart = (values: Float64Array, period: number, smooth = 0): SeasonalPart => {
  const whole = Math.round(period);
  const half = Math.floor(whole / 2);
  const size = values.length;
  if (size < 2 * whole) return none;
  const trend = movingMean(values, whole);
  const [sums, squares, weights, weightSquares] = [0, 1, 2, 3].map(() => new Float64Array(whole)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const placeOf = (at: number): number => Math.floor((at % period) + 1e-9) % whole;
  for (let at = half; at < size - half; at += 1) {
    const weight = fade ** Math.floor((size - 1 - at) / whole);
    const distance = (values[at] as number) - (trend[at] as number);
    const place = placeOf(at);
    sums[place] = (sums[place] as number) + weight * distance;
    squares[place] = (squares[place] as number) + weight * distance * distance;
    weights[place] = (weights[place] as number) + weight;
    weightSquares[place] = (weightSquares[place] as number) + weight * weight;
  }
  const raw = Float64Array.from({ length: whole }, (_, place) =>
    weights[place] ? (sums[place] as number) / (weights[place] as number) : 0,
  );
  const centre = meanOf(raw);
  for (let place = 0; place < whole; place += 1) raw[place] = (raw[place] as number) - centre;
  const indices = smooth === 0 ? raw : smoothed(raw, smooth);
  let [noise, counted] = [0, 0];
  for (let place = 0; place < whole; place += 1) {
    const weight = weights[place] as number;
    if (!weight) continue;
    const mean = (sums[place] as number) / weight;
    const effective = (weight * weight) / (weightSquares[place] as number);
    const variance = Math.max(0, (squares[place] as number) / weight - mean * mean);
    if (effective > 1.01) {
      noise += (variance * effective) / (effective - 1) / effective;
      counted += 1;
    }
  }
  const uncertain = counted === 0 ? 0 : noise / counted / (smooth === 0 ? 1 : 2 * smooth + 1);
  const signal = meanOf(indices.map((one) => one * one));
  const strength = signal === 0 ? 0 : Math.max(0, 1 - uncertain / signal);
  return { strength, index: (at) => strength * (indices[placeOf(at)] as number) };
};

const smoothed = (raw: Float64Array, reach: number): Float64Array =>
  Float64Array.from(raw, (_, place) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step += 1)
      sum += raw[(place + step + raw.length) % raw.length] as number;
    return sum / (2 * reach + 1);
  });
