/** Follows the demo's clock: when it was moved, what the page has read and what it has worked out with the time before is renewed. */
import { useEffect, useState } from 'react';
import type { Milliseconds } from '#world/clock.ts';
import type { AppServices } from '../services/appServices.ts';

/** A clock that is moved day by day is followed once it rests. */
const rest: Milliseconds = 1_000;

/** The same services, with another `world` after each move: parts that cached something by it work it out anew. */
export const useMovedServices = (services: AppServices): AppServices => {
  const [moved, setMoved] = useState(services);
  useEffect(() => {
    const { demoClock, world, serverState, actors } = services;
    if (demoClock === undefined) return;
    let timer = 0;
    const follow = () => {
      setMoved({ ...services, world: { ...world, clock: { ...world.clock } } });
      void serverState.invalidateQueries();
      actors.subscription.send({ type: 'subscription.reload' });
    };
    const end = demoClock.subscribe(() => {
      world.clock.clearTimeout(timer);
      timer = world.clock.setTimeout(follow, rest);
    });
    return () => {
      end();
      world.clock.clearTimeout(timer);
    };
  }, [services]);
  return moved.serverState === services.serverState ? moved : services;
};
