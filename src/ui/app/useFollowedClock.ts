/** Follows the demo's clock: when it was moved, what the page has read and what it has worked out with the time before is renewed. */
import { useEffect } from 'react';
import type { Milliseconds } from '#world/clock.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLoadedClock } from '../services/useLoadedClock.ts';

/** A clock that another tab moves day by day is followed once it rests: to renew all at each day would hold up the next. */
const rest: Milliseconds = 4_000;

/** Another `world` after each move: parts that cached something by it work it out anew. */
export const useFollowedClock = (): void => {
  const { demoClock, world, moveWorld, serverState, actors } = useServices();
  const clock = useLoadedClock(demoClock, world.trace);
  useEffect(() => {
    if (clock === null || moveWorld === undefined) return;
    let timer = 0;
    const follow = () => {
      moveWorld({ ...world, clock: { ...world.clock } });
      void serverState.invalidateQueries();
      actors.subscription.send({ type: 'subscription.reload' });
    };
    const end = clock.subscribe((isOver) => {
      world.clock.clearTimeout(timer);
      if (isOver) follow();
      else timer = world.clock.setTimeout(follow, rest);
    });
    return () => {
      end();
      world.clock.clearTimeout(timer);
    };
  }, [clock, world, moveWorld, serverState, actors]);
};
