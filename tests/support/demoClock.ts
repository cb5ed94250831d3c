/** A demo's clock over a world whose time a test holds: a move is a sleep of the computer. */
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { VirtualClock } from '#world/virtualClock.ts';

export const virtualDemoClock = (clock: VirtualClock, isKept = true): DemoClock => {
  const listeners = new Set<(isOver: boolean) => void>();
  let ahead = 0;
  return {
    now: clock.now,
    ahead: () => ahead,
    advance: (by) => {
      if (!isKept) return false;
      clock.oversleep(by);
      ahead += by;
      for (const hear of [...listeners]) hear(false);
      return true;
    },
    arrive: () => {
      for (const hear of [...listeners]) hear(true);
    },
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};
