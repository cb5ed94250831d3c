/** What goes on beside an open log once its page has come to rest. The code of it is fetched then. */
import { sleep } from '#world/clock.ts';
import { storageTimings } from './storageTimings.ts';
import type { Watch, Watched, WatchParts } from './watched.ts';

const nothing: Watched = { verifiedAt: null, copy: null, copyFault: null };

/** Begins behind the log's present end. */
export const watchLog = (parts: WatchParts, seeded: Promise<void>): Watch => {
  const { world, opened } = parts;
  let watch: Watch = () => nothing;
  const begin = async (): Promise<void> => {
    await seeded;
    const { position } = await opened.log.head();
    await sleep(world.clock, storageTimings.calmBeforeCopy);
    const { followLog } = await import('./followLog.ts');
    watch = followLog(parts, position);
  };
  begin().catch((error: unknown) => {
    world.trace.record({ kind: 'fault', name: 'The log is not watched', cause: null, detail: error });
  });
  return () => watch();
};
