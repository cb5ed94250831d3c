/** Invalidates queries and cached computations after the demo's clock was moved. */
import { useEffect } from 'react';
import type { Milliseconds } from '#world/clock.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLoadedClock } from '../services/useLoadedClock.ts';

/** A clock that another tab moves day by day is followed once it rests, because refetching for each day would block the next. */
const rest: Milliseconds = 4_000;

/** Each move creates another `world`, so that caches keyed by it are recomputed. */
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
