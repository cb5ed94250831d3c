/** Detects if lifecycles wait for something short, such as the reply of a support chat. */
import type { AnyActor } from 'xstate';
import type { Milliseconds } from '#world/clock.ts';

/** Longer delays are timeouts or polls, so they are not waited for. */
const longestAwaited: Milliseconds = 2_000;

export const isAwaited = (actors: readonly AnyActor[]): boolean =>
  actors.some(({ system }) =>
    Object.values(system.getSnapshot()._scheduledEvents).some(({ delay }) => delay <= longestAwaited),
  );
