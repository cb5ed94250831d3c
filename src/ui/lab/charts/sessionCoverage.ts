/** What this page's session has visited, counted on while the ring forgets. */
import type { Trace } from '#world/trace.ts';
import type { ChartIndex } from './activeStates.ts';
import { type CoverageCounter, createCoverageCounter } from './coverage.ts';

export type SessionCoverage = Pick<CoverageCounter, 'visits'> & {
  /** How many frames the ring had forgotten before counting began. */
  readonly missed: number;
};

const counting = new WeakMap<Trace, SessionCoverage>();

/** Counting begins with what the ring still has, goes on as long as this window is there, and is the same for all who ask. */
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
  // A window of its own must not be called after it is gone.
  addEventListener('pagehide', stop, { once: true });
  const coverage = { visits: counter.visits, missed: (frames[0]?.number ?? 1) - 1 };
  counting.set(trace, coverage);
  return coverage;
};
