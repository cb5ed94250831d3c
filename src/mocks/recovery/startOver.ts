/** Begins the demo anew in a database of its own: the data that is there is kept aside, and the clock shows the real time again. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import { aheadKey } from '#domain/inspection/demoClock.ts';
import type { RecoveryOutcome } from '#domain/recovery/loss.ts';
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { World } from '#world/world.ts';
import { clockKey } from './clockDoubt.ts';
import { beginNew } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { withStorageRefusal } from './storageRefusal.ts';

export type StartOverParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  /** A log in memory is gone with its page: there is nothing to keep aside. */
  readonly isInMemory: boolean;
};

/** The next start of a page finds the new beginning. Nothing is changed where the outcome is not ok. */
export const startOver = ({ world, place, isInMemory }: StartOverParts): Promise<RecoveryOutcome> =>
  withStorageRefusal(async () => {
    if (!isInMemory) {
      const begun = await beginNew(world, place, mainBranch);
      if (!begun.ok) return begun;
      place.markers.remove(mainBranch);
    }
    const store = place.find();
    // A new database has no entry; what was said of a clock that was ahead is of the time before.
    if (isInMemory) store.removeItem(aheadKey(store.getItem(databaseKey)));
    store.removeItem(clockKey);
    store.removeItem(branchKey);
    return { ok: true };
  });
