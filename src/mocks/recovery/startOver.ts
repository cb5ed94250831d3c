/** Starts the demo again in a new database: the old data is kept, and the clock is reset to real time. */
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
  readonly isInMemory: boolean;
};

/** The next start uses the new database. Nothing is changed unless the outcome is ok. */
export const startOver = ({ world, place, isInMemory }: StartOverParts): Promise<RecoveryOutcome> =>
  withStorageRefusal(async () => {
    if (!isInMemory) {
      const begun = await beginNew(world, place, mainBranch);
      if (!begun.ok) return begun;
      place.markers.remove(mainBranch);
    }
    const store = place.find();
    // A new database has no entry; notes on a clock that was ahead belong to the old one.
    if (isInMemory) store.removeItem(aheadKey(store.getItem(databaseKey)));
    store.removeItem(clockKey);
    store.removeItem(branchKey);
    return { ok: true };
  });
