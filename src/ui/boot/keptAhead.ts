/** How far the page's clock is ahead of the computer's, as the browser keeps it: asked before there is a world. */
import { aheadKey } from '#domain/inspection/demoClock.ts';
import { databaseKey } from '#domain/recovery/storageStatus.ts';
import type { Milliseconds } from '#world/clock.ts';

/** What cannot be read counts as none. */
export const keptAhead = (store: Pick<Storage, 'getItem'>): Milliseconds => {
  const ahead = Number(store.getItem(aheadKey(store.getItem(databaseKey))));
  return Number.isSafeInteger(ahead) && ahead > 0 ? ahead : 0;
};
