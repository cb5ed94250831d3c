/** A page's own lifecycle: its actor runs as long as the page is there. */
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { type LifecycleOptions, startLifecycle } from '#machines/start.ts';
import { useServices } from './servicesContext.ts';

/** The actor of a machine that the page has provided with its services; `make` is called once. */
export const useLifecycle = <Machine extends AnyStateMachine>(
  make: () => Machine,
  options: LifecycleOptions<Machine>,
): Actor<Machine> => {
  const { world } = useServices();
  const [actor] = useState(() => startLifecycle(world, make(), options));
  useEffect(
    () => () => {
      actor.stop();
    },
    [actor],
  );
  return actor;
};
