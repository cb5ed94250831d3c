/** Moves the page's clock forward, stores its offset, and follows moves of other tabs. */
import { aheadKey, type DemoClock } from '#domain/inspection/demoClock.ts';
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { LiveClock } from '#world/liveClock.ts';
import { storedLead } from './storedLead.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

type Page = Pick<EventTarget, 'addEventListener'>;

const create = (clock: LiveClock, find: () => Store, page: Page): DemoClock => {
  const listeners = new Set<(isOver: boolean) => void>();
  const tell = (isOver: boolean): void => {
    for (const hear of [...listeners]) hear(isOver);
  };

  const follow = (): void => {
    const before = clock.ahead();
    try {
      clock.setAhead(storedLead(find()));
    } catch {
      // Without storage there are no other tabs to follow.
    }
    if (clock.ahead() !== before) tell(false);
  };

  // A page in the back-forward cache receives no storage events, so `pageshow` checks again.
  for (const moment of ['storage', 'pageshow']) page.addEventListener(moment, follow);
  follow();

  return {
    now: clock.now,
    ahead: clock.ahead,
    advance: (by) => {
      try {
        const store = find();
        // Another tab may have moved the clock at the same moment.
        const next = Math.max(clock.ahead(), storedLead(store)) + by;
        store.setItem(aheadKey(store.getItem(databaseKey)), String(next));
      } catch {
        return false;
      }
      follow();
      return true;
    },
    arrive: () => tell(true),
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};

const made = new WeakMap<LiveClock, DemoClock>();

/** One per clock, so that all users share its listeners. `clock` must have started with `storedLead`. */
export const demoClockOf = (clock: LiveClock, find: () => Store, page: Page): DemoClock => {
  const known = made.get(clock) ?? create(clock, find, page);
  made.set(clock, known);
  return known;
};
