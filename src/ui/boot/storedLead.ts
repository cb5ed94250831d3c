/** Reads the stored offset of the page's clock before a world exists. */
import { aheadKey } from '#domain/inspection/demoClock.ts';
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { Milliseconds } from '#world/clock.ts';

export const storedLead = (store: Pick<Storage, 'getItem'>): Milliseconds => {
  const ahead = Number(store.getItem(aheadKey(store.getItem(databaseKey))));
  return Number.isSafeInteger(ahead) && ahead > 0 ? ahead : 0;
};
