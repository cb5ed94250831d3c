/** Starts the watch of an open log once the page is idle, and then loads its code. */
import { isoNow, sleep } from '#world/clock.ts';
import { onPageLeft } from '#world/pageMoments.ts';
import { isOwnChange } from './askToPersist.ts';
import { createCheckNotes } from './checkNotes.ts';
import type { Followed } from './followLog.ts';
import { type LogWatch, type LogWatchParts, noWatchStatus } from './logWatch.ts';
import { storageTimings } from './storageTimings.ts';

/** Resolves after a delay, or at once when a person makes a change or leaves the page, so that the copy follows. */
export const calmOrChange = (
  { world, opened: { log } }: Pick<LogWatchParts, 'world' | 'opened'>,
  after: number,
) => {
  const stops: (() => void)[] = [];
  const disturbed = new Promise<void>((resolve) => {
    stops.push(
      onPageLeft(resolve),
      log.subscribe(after, (events) => {
        if (events.some(isOwnChange)) resolve();
      }),
    );
  });
  return Promise.race([sleep(world.clock, storageTimings.calmBeforeCopy), disturbed]).finally(() => {
    for (const stop of stops) stop();
  });
};

/** Begins after the current head. */
export const watchLog = (parts: LogWatchParts, seeded: Promise<void>): LogWatch => {
  const { world, opened } = parts;
  const notes = createCheckNotes(parts.place.find, `${opened.storeId}:${opened.log.info.tenant}`);
  let followed: Followed | null = null;
  const begin = async (): Promise<void> => {
    await seeded;
    const { position } = await opened.log.head();
    await calmOrChange(parts, position);
    const { followLog } = await import('./followLog.ts');
    followed = followLog(parts, { after: position, notes });
  };
  begin().catch((error: unknown) => {
    world.trace.record({ kind: 'fault', name: 'The log is not watched', cause: null, detail: error });
  });
  return {
    now: () => ({ ...noWatchStatus, ...followed?.now(), lastCheck: notes.lastCheck() }),
    check: async (step) => {
      const { checkLog } = await import('./checkLog.ts');
      const verdict = await checkLog(parts, step);
      if (verdict.broken !== null) return { ...verdict, copy: null };
      notes.noteCheck({ position: verdict.checked, at: isoNow(world.clock) });
      return { ...verdict, copy: (await followed?.checkCopy(step)) ?? null };
    },
  };
};
