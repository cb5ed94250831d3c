/** Measures this tab's API calls: durations, failures, and minutes without one. */
import { minuteOf } from './perMinute.ts';

export type HealthCall = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** `GET /api/clients/{id}`. */
  readonly endpoint: string;
  /** Milliseconds until the head of the reply; null without one. */
  readonly duration: number | null;
  /** A reply of 5xx, or none. */
  readonly isFailed: boolean;
};

export type EndpointHealth = {
  readonly endpoint: string;
  readonly calls: number;
  readonly failed: number;
  readonly p95: number | null;
};

export type ApiHealth = {
  readonly calls: number;
  readonly failed: number;
  /** Share of the calls; null without calls. */
  readonly errorRate: number | null;
  /** Share of the minutes with calls in which none failed; null without calls. */
  readonly uptime: number | null;
  readonly p50: number | null;
  readonly p95: number | null;
  /** Calls by duration, in the order of `durationBounds`, slower ones at the end. */
  readonly histogram: readonly number[];
  /** The most used first. */
  readonly endpoints: readonly EndpointHealth[];
};

/** Upper bounds in milliseconds, inclusive. */
export const durationBounds = [25, 50, 100, 200, 400, 800, 1_600] as const;

export const healthWindow = 60 * 60_000;

/** The nearest-rank quantile: the smallest value that at least `share` of all do not exceed; null without values. */
export const nearestRank = (values: readonly number[], share: number): number | null =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? null;

const durationsOf = (calls: readonly HealthCall[]): readonly number[] =>
  calls.flatMap(({ duration }) => duration ?? []);

const failedIn = (calls: readonly HealthCall[]): number => calls.filter(({ isFailed }) => isFailed).length;

const histogramOf = (durations: readonly number[]): readonly number[] =>
  [...durationBounds, Number.POSITIVE_INFINITY].map(
    (to, index, bounds) =>
      durations.filter(
        (duration) => duration <= to && duration > (bounds[index - 1] ?? Number.NEGATIVE_INFINITY),
      ).length,
  );

export const apiHealth = (all: readonly HealthCall[], now: number): ApiHealth => {
  const calls = all.filter(({ at }) => at > now - healthWindow);
  const durations = durationsOf(calls);
  const failed = failedIn(calls);
  const minutes = Map.groupBy(calls, ({ at }) => minuteOf(at));
  const good = [...minutes.values()].filter((ofMinute) => failedIn(ofMinute) === 0).length;
  return {
    calls: calls.length,
    failed,
    errorRate: calls.length === 0 ? null : failed / calls.length,
    uptime: minutes.size === 0 ? null : good / minutes.size,
    p50: nearestRank(durations, 0.5),
    p95: nearestRank(durations, 0.95),
    histogram: histogramOf(durations),
    endpoints: [...Map.groupBy(calls, ({ endpoint }) => endpoint)]
      .map(([endpoint, own]) => ({
        endpoint,
        calls: own.length,
        failed: failedIn(own),
        p95: nearestRank(durationsOf(own), 0.95),
      }))
      .toSorted((one, other) => other.calls - one.calls || (one.endpoint < other.endpoint ? -1 : 1)),
  };
};
