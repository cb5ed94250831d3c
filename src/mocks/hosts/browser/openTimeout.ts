/** How long the database may take to open: less where it did not answer at the last start, so that each start does not cost as much. */
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import type { LogStart } from '#events/recovery/startLog.ts';
import type { Milliseconds } from '#world/clock.ts';
import { storageTimings } from '../../recovery/storageTimings.ts';

const key = 'agencylens.unanswered';

export type OpenTimeout = {
  readonly now: () => Milliseconds;
  /** Remembers whether the database has answered. */
  readonly learn: (start: LogStart) => void;
};

const isUnanswered = (start: LogStart): boolean => {
  if (start.kind === 'lost') return start.loss.kind === 'unanswered';
  return start.kind === 'open' && start.opened.failure === 'blocked';
};

/** Where the store that `find` gives throws, the whole time is given. */
export const createOpenTimeout = (find: () => MarkerStore): OpenTimeout => ({
  now: () => {
    try {
      return find().getItem(key) === null
        ? storageTimings.databasePatience
        : storageTimings.databasePatienceAgain;
    } catch {
      return storageTimings.databasePatience;
    }
  },
  learn: (start) => {
    try {
      if (isUnanswered(start)) find().setItem(key, 'yes');
      else find().removeItem(key);
    } catch {
      // It is only about time.
    }
  },
});
