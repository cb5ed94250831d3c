/**
 * Creates the world of a scenario: virtual time, and separate randomness for page, backend, seed and trace,
 * so that none affects another's ids.
 */
import { createIds } from './createIds.ts';
import { createTrace } from './createTrace.ts';
import { seededEntropy } from './entropy.ts';
import { seededRandom } from './seededRandom.ts';
import { defaultSeed, type SeededWorldOptions, startTime } from './seededWorld.ts';
import { createVirtualClock, type VirtualClock } from './virtualClock.ts';
import type { World } from './world.ts';

export type StagedWorld = {
  readonly page: World<VirtualClock>;
  /** The backend's: the same clock and trace. */
  readonly backend: World<VirtualClock>;
  /** For the backend's demo data. Its trace is separate, because the demo exists before the stage begins. */
  readonly seed: World<VirtualClock>;
  readonly another: (name: string) => World<VirtualClock>;
};

/** A stage ends with its script, and coverage and trace files need all of its frames. */
const wholeRunBytes = 200_000_000;

export const createStagedWorld = (options: SeededWorldOptions = {}): StagedWorld => {
  const start = startTime(options.start);
  const clock = createVirtualClock(start);
  const random = seededRandom(options.seed ?? defaultSeed);
  const idsOf = (who: string) => createIds(clock, seededEntropy(random.fork(`entropy of ${who}`)));
  const traceOf = (who: string) =>
    createTrace({ clock, ids: idsOf(who), mostBytes: wholeRunBytes, realTime: () => clock.now() - start });
  const trace = traceOf('the trace');
  const worldOf = (who: string): World<VirtualClock> => ({
    clock,
    random: random.fork(who),
    ids: idsOf(who),
    trace,
  });
  return {
    page: worldOf('the page'),
    backend: worldOf('the backend'),
    seed: { ...worldOf('the seed'), trace: traceOf('the trace of the seed') },
    another: (name) => worldOf(`the page ${name}`),
  };
};
