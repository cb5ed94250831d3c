/** Creates a demo clock over a world whose time the test controls. Moving the clock acts like the computer's sleep. */
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
