/** Keeps how far the page's clock is ahead of the computer's, and follows the other tabs in it. */
import { aheadKey, type DemoClock } from '#domain/inspection/demoClock.ts';
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { Milliseconds } from '#world/clock.ts';
import type { LiveClock } from '#world/liveClock.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** A window, as far as this needs it. */
type Page = Pick<EventTarget, 'addEventListener'>;

/** What cannot be read counts as none. */
export const keptAhead = (find: () => Store): Milliseconds => {
  try {
    const ahead = Number(find().getItem(aheadKey(find().getItem(databaseKey))));
    return Number.isSafeInteger(ahead) && ahead > 0 ? ahead : 0;
  } catch {
    return 0;
  }
};

/** `clock` began with what `keptAhead` gave. */
export const createDemoClock = (clock: LiveClock, find: () => Store, page: Page): DemoClock => {
  const listeners = new Set<() => void>();

  const follow = (): void => {
    const before = clock.ahead();
    clock.setAhead(keptAhead(find));
    if (clock.ahead() === before) return;
    for (const hear of [...listeners]) hear();
  };

  // A page that was put aside hears of nothing meanwhile.
  for (const moment of ['storage', 'pageshow']) page.addEventListener(moment, follow);

  return {
    now: clock.now,
    ahead: clock.ahead,
    advance: (by) => {
      try {
        const store = find();
        // Another tab may have moved it within this very moment.
        const next = Math.max(clock.ahead(), keptAhead(find)) + by;
        store.setItem(aheadKey(store.getItem(databaseKey)), String(next));
      } catch {
        return false;
      }
      follow();
      return true;
    },
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};
