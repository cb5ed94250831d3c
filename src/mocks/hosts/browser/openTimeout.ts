/** Sets the database's open timeout: shorter after a start without an answer, so that repeated failures cost less. */
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import type { LogStart } from '#events/recovery/startLog.ts';
import type { Milliseconds } from '#world/clock.ts';
import { storageTimings } from '../../recovery/storageTimings.ts';

const key = 'agencylens.unanswered';

export type OpenTimeout = {
  readonly now: () => Milliseconds;
  readonly learn: (start: LogStart) => void;
};

const isUnanswered = (start: LogStart): boolean => {
  if (start.kind === 'lost') return start.loss.kind === 'unanswered';
  return start.kind === 'open' && start.opened.failure === 'blocked';
};

/** The full timeout applies when `find` returns a store that throws. */
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
      // A failed write only affects the next timeout.
    }
  },
});
