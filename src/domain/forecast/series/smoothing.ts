/** Fits exponential smoothing with a damped trend, with and without a season, by least squares of one-step errors. */

export type Forecaster = (horizon: number) => Float64Array;

type State = { readonly level: number; readonly trend: number; readonly error: number };
type Rates = { readonly alpha: number; readonly beta: number; readonly phi: number };

/** Slope and start of the least-squares line through the first values. */
const startOf = (values: Float64Array, count: number): { level: number; trend: number } => {
  const size = Math.min(values.length, count);
  let [sum, weighted] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    sum += values[index] as number;
    weighted += index * (values[index] as number);
  }
  const middle = (size - 1) / 2;
  const squares = (size * (size * size - 1)) / 12;
  const trend = squares === 0 ? 0 : (weighted - middle * sum) / squares;
  return { level: sum / size - trend * (middle + 1), trend };
};

const run = (
  values: Float64Array,
  start: { level: number; trend: number },
  { alpha, beta, phi }: Rates,
): State => {
  let { level, trend } = start;
  let error = 0;
  for (let index = 0; index < values.length; index += 1) {
    const damped = phi * trend;
    const miss = (values[index] as number) - level - damped;
    level += damped + alpha * miss;
    trend = damped + alpha * beta * miss;
    error += miss * miss;
  }
  return { level, trend, error };
};

const alphas = [0.03, 0.08, 0.15, 0.25, 0.4, 0.55, 0.7, 0.85, 0.99];
const betas = [0, 0.03, 0.12];
const phis = [0.85, 0.95];

const best = (
  values: Float64Array,
  start: { level: number; trend: number },
  all: readonly Rates[],
): { readonly rates: Rates; readonly state: State } => {
  let found: { rates: Rates; state: State } | null = null;
  for (const rates of all) {
    const state = run(values, start, rates);
    if (found === null || state.error < found.state.error) found = { rates, state };
  }
  return found as { rates: Rates; state: State };
};

const refined = (rate: number): readonly number[] =>
  [rate * 0.75, rate * 0.9, rate, rate + (1 - rate) * 0.1, rate + (1 - rate) * 0.25].map((one) =>
    Math.min(0.999, Math.max(0.005, one)),
  );

const dampedSum = (phi: number, steps: number): number =>
  phi === 1 ? steps : (phi * (1 - phi ** steps)) / (1 - phi);

/** Simple exponential smoothing: a flat forecast at the last level. */
export const simpleSmoothing = (values: Float64Array): Forecaster & { alpha: number; level: number } => {
  const start = { level: startOf(values, 6).level, trend: 0 };
  start.level = meanOf(values.subarray(0, 6));
  const coarse = best(
    values,
    start,
    alphas.map((alpha) => ({ alpha, beta: 0, phi: 0 })),
  );
  const { rates, state } = best(
    values,
    start,
    refined(coarse.rates.alpha).map((alpha) => ({ alpha, beta: 0, phi: 0 })),
  );
  const forecast = (horizon: number): Float64Array => new Float64Array(horizon).fill(state.level);
  return Object.assign(forecast, { alpha: rates.alpha, level: state.level });
};

/** Holt's method with a damped trend (Gardner and McKenzie, Management Science 31, 1985). */
export const dampedTrend = (values: Float64Array): Forecaster => {
  const start = startOf(values, 12);
  const coarse = best(
    values,
    start,
    alphas.flatMap((alpha) => betas.flatMap((beta) => phis.map((phi) => ({ alpha, beta, phi })))),
  ).rates;
  const { rates, state } = best(
    values,
    start,
    refined(coarse.alpha).flatMap((alpha) =>
      (coarse.beta === 0 ? [0] : refined(coarse.beta)).map((beta) => ({ ...coarse, alpha, beta })),
    ),
  );
  return (horizon) =>
    Float64Array.from(
      { length: horizon },
      (_, index) => state.level + dampedSum(rates.phi, index + 1) * state.trend,
    );
};

export const meanOf = (values: Float64Array | readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
};

/**
 * The theta method as simple smoothing with half of the linear trend as drift (Hyndman and Billah,
 * International Journal of Forecasting 19, 2003).
 */
export const theta = (values: Float64Array): Forecaster => {
  const { trend } = startOf(values, values.length);
  const { alpha, level } = simpleSmoothing(values);
  const ahead = (1 - (1 - alpha) ** values.length) / alpha;
  return (horizon) =>
    Float64Array.from({ length: horizon }, (_, index) => level + (trend / 2) * (index + ahead));
};

type Seasonal = Rates & { readonly gamma: number };

const runSeasonal = (values: Float64Array, period: number, { alpha, beta, phi, gamma }: Seasonal) => {
  const season = new Float64Array(period);
  const first = values.subarray(0, period);
  let level = meanOf(first);
  let trend = (meanOf(values.subarray(period, 2 * period)) - level) / period;
  for (let index = 0; index < period; index += 1)
    season[index] =
      ((values[index] as number) + (values[index + period] as number)) / 2 - level - (trend * period) / 2;
  let error = 0;
  for (let index = period; index < values.length; index += 1) {
    const place = index % period;
    const damped = phi * trend;
    const miss = (values[index] as number) - level - damped - (season[place] as number);
    level += damped + alpha * miss;
    trend = damped + alpha * beta * miss;
    season[place] = (season[place] as number) + gamma * (1 - alpha) * miss;
    if (index >= 2 * period) error += miss * miss;
  }
  return { level, trend, season, error };
};

/** Holt-Winters with an additive season and a damped trend. It needs three seasons. */
export const seasonalSmoothing = (values: Float64Array, period: number): Forecaster => {
  let found: { rates: Seasonal; state: ReturnType<typeof runSeasonal> } | null = null;
  const tryOne = (rates: Seasonal): void => {
    const state = runSeasonal(values, period, rates);
    if (found === null || state.error < found.state.error) found = { rates, state };
  };
  for (const alpha of [0.03, 0.1, 0.2, 0.4, 0.7, 0.95])
    for (const gamma of [0.02, 0.08, 0.2, 0.4])
      for (const beta of [0, 0.05]) tryOne({ alpha, beta, gamma, phi: 0.95 });
  const coarse = (found as unknown as { rates: Seasonal }).rates;
  for (const alpha of refined(coarse.alpha))
    for (const gamma of refined(coarse.gamma)) tryOne({ ...coarse, alpha, gamma });
  const { rates, state } = found as unknown as { rates: Seasonal; state: ReturnType<typeof runSeasonal> };
  return (horizon) =>
    Float64Array.from(
      { length: horizon },
      (_, index) =>
        state.level +
        dampedSum(rates.phi, index + 1) * state.trend +
        (state.season[(values.length + index) % period] as number),
    );
};
