/** Scores the anomalies of the ad exchange series of the Numenta Anomaly Benchmark, by its standard profile. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeValues } from '#domain/analysis/residualFilter.ts';

type Window = { readonly from: number; readonly to: number };
type Weights = { readonly tpWeight: number; readonly fnWeight: number; readonly fpWeight: number };

const hour = 3_600_000;

const timeOf = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`);

/** One value per hour; null where the file has none. */
const readSeries = (path: string) => {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  const first = Math.floor(timeOf(rows[0]?.[0] ?? '') / hour);
  const last = Math.floor(timeOf(rows.at(-1)?.[0] ?? '') / hour);
  const values = new Array<number | null>(last - first + 1).fill(null);
  for (const [at = '', value] of rows) values[Math.floor(timeOf(at) / hour) - first] = Number(value);
  return { first, values };
};

const sigmoid = (position: number): number => (position > 3 ? -1 : 2 / (1 + Math.exp(5 * position)) - 1);

/** The benchmark does not score the first 15 % of a file, at most those of 750 rows. */
const probation = (size: number): number => Math.min(Math.floor(0.15 * size), 750);

const scoreOf = (flags: readonly number[], windows: readonly Window[], weights: Weights): number => {
  let score = 0;
  for (const { from, to } of windows) {
    const first = flags.find((at) => at >= from && at <= to);
    const position = first === undefined ? 0 : -(to - first + 1) / (to - from + 1);
    score += first === undefined ? -weights.fnWeight : (weights.tpWeight * sigmoid(position)) / sigmoid(-1);
  }
  for (const at of flags.filter((one) => windows.every(({ from, to }) => one < from || one > to))) {
    const before = windows.filter(({ to }) => to < at).at(-1);
    const position = before ? (at - before.to) / (before.to - before.from) : Number.POSITIVE_INFINITY;
    score += weights.fpWeight * sigmoid(position);
  }
  return score;
};

export type AdExchange = { readonly score: number; readonly windows: number; readonly flags: number };

/** Hours out within so many of the one before belong to the same finding, as on the page. */
const episodeHours = 6;

/** 0 is what a detector without any flag scores, 100 a perfect one. `k` is the one threshold of all files. */
export const measureAdExchange = (folder: string, k: number): AdExchange => {
  const labelled = JSON.parse(readFileSync(join(folder, 'windows.json'), 'utf8')) as Record<
    string,
    [string, string][]
  >;
  const profiles = JSON.parse(readFileSync(join(folder, 'profiles.json'), 'utf8'));
  const weights: Weights = profiles.standard.CostMatrix;
  let [score, count, flagged] = [0, 0, 0];
  for (const [name, spans] of Object.entries(labelled)) {
    if (!name.startsWith('realAdExchange/')) continue;
    let series: ReturnType<typeof readSeries>;
    try {
      series = readSeries(join(folder, name));
    } catch {
      continue;
    }
    const { first, values } = series;
    const judged = judgeValues(values, { period: 24, isCount: false, k });
    const ignored = probation(values.length);
    const out = judged.flatMap((one, at) => (one?.isOut && at >= ignored ? [at] : []));
    const flags = out.filter((at, index) => at - (out[index - 1] ?? Number.NEGATIVE_INFINITY) > episodeHours);
    const windows = spans.map(([from, to]) => ({
      from: Math.floor(timeOf(from) / hour) - first,
      to: Math.floor(timeOf(to) / hour) - first,
    }));
    score += scoreOf(flags, windows, weights);
    count += windows.length;
    flagged += flags.length;
  }
  const none = -weights.fnWeight * count;
  return {
    score: (100 * (score - none)) / (weights.tpWeight * count - none),
    windows: count,
    flags: flagged,
  };
};
