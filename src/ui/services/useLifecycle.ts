/** Runs a page's own lifecycle while the page is mounted. */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { createLifecycle, type LifecycleOptions } from '#machines/start.ts';
import { useServices } from './servicesContext.ts';

/** Calls `make` once and starts the actor on mount, because a discarded render must leave nothing running. */
export const useLifecycle = <Machine extends AnyStateMachine>(
  make: () => Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { world } = useServices();
  const [{ actor, start }] = useState(() => {
    const page = globalThis.location?.pathname;
    return createLifecycle(world, make(), { ...options, page });
  });
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
