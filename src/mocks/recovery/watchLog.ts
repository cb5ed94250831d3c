/** What goes on beside an open log once its page has come to rest. The code of it is fetched then. */
import { isoNow, sleep } from '#world/clock.ts';
import { isOwnChange } from './askToPersist.ts';
import { storageTimings } from './storageTimings.ts';
import type { Watch, Watched, WatchParts } from './watched.ts';

const nothing: Watched = { verifiedAt: null, copy: null, copyFault: null };

/** Resolves after a while, and at once when somebody changes what they would miss: their change is then copied without waiting. */
export const calmOrChange = (
  { world, opened: { log } }: Pick<WatchParts, 'world' | 'opened'>,
  after: number,
) => {
  let stop = () => {};
  const changed = new Promise<void>((resolve) => {
    stop = log.subscribe(after, (events) => {
      if (events.some(isOwnChange)) resolve();
    });
  });
  return Promise.race([sleep(world.clock, storageTimings.calmBeforeCopy), changed]).finally(() => stop());
};

/** Begins behind the log's present end. */
export const watchLog = (parts: WatchParts, seeded: Promise<void>): Watch => {
  const { world, opened } = parts;
  let watched = () => nothing;
  let checkedAt: string | null = null;
  const begin = async (): Promise<void> => {
    await seeded;
    const { position } = await opened.log.head();
    await calmOrChange(parts, position);
    const { followLog } = await import('./followLog.ts');
    watched = followLog(parts, position);
  };
  begin().catch((error: unknown) => {
    world.trace.record({ kind: 'fault', name: 'The log is not watched', cause: null, detail: error });
  });
  return {
    now: () => ({ ...watched(), ...(checkedAt === null ? {} : { verifiedAt: checkedAt }) }),
    check: async (step) => {
      const { checkLog } = await import('./checkLog.ts');
      const verdict = await checkLog(parts, step);
      if (verdict.broken === null) checkedAt = isoNow(world.clock);
      return verdict;
    },
  };
};
