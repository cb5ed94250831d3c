/** Defines the world, the one source of time, randomness, identity and trace, passed down from the composition root. */
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Random } from './random.ts';
import type { Trace } from './trace.ts';

export type World<C extends Clock = Clock> = {
  readonly clock: C;
  readonly random: Random;
  readonly ids: Ids;
  readonly trace: Trace;
};
