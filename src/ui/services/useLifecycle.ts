/** A page's own lifecycle: its actor runs as long as the page is there. */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { createLifecycle, type LifecycleOptions } from '#machines/start.ts';
import { useServices } from './servicesContext.ts';

/**
 * The actor of a machine with the page's services; `make` is called once. It starts when the page is there: a rendering that
 * React throws away leaves nothing running.
 */
export const useLifecycle = <Machine extends AnyStateMachine>(
  make: () => Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { world } = useServices();
  const [{ actor, start }] = useState(() => createLifecycle(world, make(), options));
  useLayoutEffect(() => start(), [start]);
  // Not in the effect above, which ends already when a page is hidden for a moment.
  useEffect(
    () => () => {
      actor.stop();
    },
    [actor],
  );
  return actor;
};
