/** The simple methods that the forecast is held against, on series that are adjusted as the M4 competition did. */
import { dampedTrend, meanOf, theta } from '#domain/forecast/series/smoothing.ts';

export type Peer = (values: Float64Array, season: number, horizon: number) => Float64Array;

const autocorrelation = (values: Float64Array, lag: number): number => {
  const mean = meanOf(values);
  let [product, square] = [0, 0];
  values.forEach((value, at) => {
    square += (value - mean) ** 2;
    if (at >= lag) product += (value - mean) * ((values[at - lag] as number) - mean);
  });
  return square === 0 ? 0 : product / square;
};

/** The test of the competition, at 90 %. */
const isSeasonal = (values: Float64Array, season: number): boolean => {
  if (season === 1 || values.length < 3 * season) return false;
  let squares = 0;
  for (let lag = 1; lag < season; lag += 1) squares += autocorrelation(values, lag) ** 2;
  const limit = 1.645 * Math.sqrt((1 + 2 * squares) / values.length);
  return Math.abs(autocorrelation(values, season)) > limit;
};

/** Classical multiplicative decomposition: means of the ratios to a centred moving average. */
const indicesOf = (values: Float64Array, season: number): Float64Array => {
  const indices = new Float64Array(season).fill(1);
  if (!isSeasonal(values, season)) return indices;
  const half = Math.floor(season / 2);
  const ratios = Array.from({ length: season }, (): number[] => []);
  for (let at = half; at < values.length - half; at += 1) {
    let mean = 0;
    for (let near = -half; near <= half; near += 1)
      mean += (season % 2 === 0 && Math.abs(near) === half ? 0.5 : 1) * (values[at + near] as number);
    if (mean !== 0) ratios[at % season]?.push(((values[at] as number) * season) / mean);
  }
  ratios.forEach((own, place) => {
    indices[place] = Math.max(meanOf(own), 1e-6);
  });
  const middle = meanOf(indices);
  return indices.map((index) => index / middle);
};

const adjusted =
  (method: (plain: Float64Array, horizon: number) => Float64Array): Peer =>
  (values, season, horizon) => {
    const indices = indicesOf(values, season);
    const plain = values.map((value, at) => value / (indices[at % season] as number));
    return method(plain, horizon).map(
      (value, step) => value * (indices[(values.length + step) % season] as number),
    );
  };

export const peers = {
  Naive2: adjusted((plain, horizon) => new Float64Array(horizon).fill(plain.at(-1) ?? 0)),
  'seasonal naive': (values: Float64Array, season: number, horizon: number) =>
    Float64Array.from(
      { length: horizon },
      (_, step) => values[values.length - season + (step % season)] ?? 0,
    ),
  Theta: adjusted((plain, horizon) => theta(plain)(horizon)),
  'damped trend': adjusted((plain, horizon) => dampedTrend(plain)(horizon)),
} as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as readonly PeerName[];
