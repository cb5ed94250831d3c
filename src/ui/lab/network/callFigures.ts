/** Computes the number of pending calls and percentiles of durations. */
import { type Call, durationOf, isCancelled } from './call.ts';

export type CallFigures = {
  readonly inFlight: number;
  readonly streams: number;
  /** In milliseconds, over answered calls without streams; null without any. */
  readonly p50: number | null;
  readonly p95: number | null;
};

/** Nearest-rank percentile of sorted values. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

export const callFigures = (calls: readonly Call[]): CallFigures => {
  const durations: number[] = [];
  let [inFlight, streams] = [0, 0];
  for (const call of calls) {
    const duration = durationOf(call);
    if (isCancelled(call)) continue;
    if (call.isStream && call.response !== null) streams += duration === null ? 1 : 0;
    else if (duration === null) inFlight += 1;
    else if (call.result?.status !== null) durations.push(duration);
  }
  const sorted = Float64Array.from(durations).sort();
  return { inFlight, streams, p50: percentile([...sorted], 0.5), p95: percentile([...sorted], 0.95) };
};
