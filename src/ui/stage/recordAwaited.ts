/** Whether lifecycles wait for something that people wait for too, such as the answer of a support chat. */
import type { AnyActor } from 'xstate';
import type { Milliseconds } from '#world/clock.ts';

/** A longer delay is not waited for: it moves a page on by itself, or asks again. */
const longestAwaited: Milliseconds = 2_000;

export const isAwaited = (actors: readonly AnyActor[]): boolean =>
  actors.some(({ system }) =>
    Object.values(system.getSnapshot()._scheduledEvents).some(({ delay }) => delay <= longestAwaited),
  );
