/** Runs a page's own lifecycle while the page is mounted. */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Actor, AnyStateMachine, Snapshot } from 'xstate';
import { createLifecycle, type Lifecycle, type LifecycleOptions } from '#machines/start.ts';
import { useServices } from './servicesContext.ts';

/**
 * Calls `make` once, and again when the Lab restarts the actor. Starts the actor on mount, because a discarded render
 * must leave nothing running.
 */
export const useLifecycle = <Machine extends AnyStateMachine>(
  make: () => Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { world } = useServices();
  const create = (snapshot = options.snapshot): Lifecycle<Machine> => {
    const page = globalThis.location?.pathname;
    const restart = (from?: Snapshot<unknown>) => setLifecycle(create(from));
    return createLifecycle(world, make(), { ...options, page, snapshot, restart });
  };
  const [{ actor, start }, setLifecycle] = useState(() => create());
  useLayoutEffect(() => start(), [start]);
  // Not in the layout effect, whose cleanup also runs when a page is hidden for a moment.
  useEffect(
    () => () => {
      actor.stop();
    },
    [actor],
  );
  return actor;
};
