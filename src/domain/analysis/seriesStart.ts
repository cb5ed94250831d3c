/** Estimates the first level and pattern of a series from the medians of its first seasons. */
import { medianOf } from './robustScore.ts';

export type Values = readonly (number | null)[];

/**
 * Number of seasons that give the first level and pattern and are not judged, and the multiple of their median
 * beyond which a value is ignored.
 */
export const startSeasons = 4;
const absurd = 4;

export type Start = {
  readonly level: number;
  readonly season: Float64Array;
  readonly from: number;
  readonly period: number;
  /** Known shares of the usual, by value. */
  readonly shape: readonly number[] | undefined;
};

/** Medians by place of the first seasons. Null while too few values are known, or without activity. */
export const startOf = (values: Values, period: number, shape?: readonly number[]): Start | null => {
  const from = values.findIndex((value) => value !== null);
  if (from < 0) return null;
  const first = values
    .slice(from, from + startSeasons * period)
    .map((value, at) => (value === null ? null : value / (shape?.[from + at] ?? 1)));
  const known = first.filter((value) => value !== null);
  if (first.length < startSeasons * period || known.length < first.length / 2) return null;
  const most = absurd * (medianOf(known) ?? 0) || Number.POSITIVE_INFINITY;
  const level = known.reduce((sum, value) => sum + Math.min(most, value), 0) / known.length;
  if (!(level > 0)) return null;
  const season = new Float64Array(period);
  for (let at = 0; at < period; at += 1) {
    const same = Array.from({ length: startSeasons }, (_, one) => first[at + one * period] ?? null).filter(
      (value) => value !== null,
    );
    // Shrunk towards the level, as a place has only so many values.
    season[(from + at) % period] = 0.75 * ((medianOf(same) ?? level) / level) + 0.25;
  }
  return { level, season, from, period, shape };
};
