/** Counts the visits of this page's session beyond the ring buffer's size. */
import type { Trace } from '#world/trace.ts';
import type { ChartIndex } from './activeStates.ts';
import { type CoverageCounter, createCoverageCounter } from './coverage.ts';

export type SessionCoverage = Pick<CoverageCounter, 'visits'> & {
  readonly missed: number;
};

const counting = new WeakMap<Trace, SessionCoverage>();

/** Starts with the frames in the ring buffer, and is shared by all callers of this window. */
export const sessionCoverageOf = (
  trace: Trace,
  indexOf: (machine: string) => ChartIndex | undefined,
): SessionCoverage => {
  const known = counting.get(trace);
  if (known !== undefined) return known;
  const counter = createCoverageCounter(indexOf);
  const frames = trace.frames();
  for (const frame of frames) counter.take(frame);
  const stop = trace.subscribe(counter.take);
  // Listeners of a closed Lab window must not be called.
  addEventListener('pagehide', stop, { once: true });
  const coverage = { visits: counter.visits, missed: (frames[0]?.number ?? 1) - 1 };
  counting.set(trace, coverage);
  return coverage;
};
