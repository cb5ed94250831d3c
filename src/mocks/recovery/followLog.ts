/** The second copy follows the log, what was there at the start is checked from its first event on, and a loss is told. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { isoNow } from '#world/clock.ts';
import { whenIdle } from '#world/whenIdle.ts';
import { checkLog } from './checkLog.ts';
import { copyStorage, type KeptCopy, keepCopy } from './keepCopy.ts';
import type { Watched, WatchParts } from './watched.ts';

const copyOf = ({ world, opened, place, onLoss }: WatchParts): KeptCopy | null => {
  const { log, storeId } = opened;
  const { tenant } = log.info;
  if (place.copy === null || storeId === null || tenant !== mainBranch) return null;
  return keepCopy({
    ...place.copy,
    storeId,
    world,
    openStorage: () => copyStorage(place.indexedDb, { name: place.name, tenant, world }),
    locks: navigator.locks,
    onConflict: ({ message }) =>
      onLoss({ kind: 'damaged', tenant, expected: null, found: null, detail: message }),
  });
};

/** Whether somebody did this, and not the demo's own beginning. */
const isOwn = ({ actor }: { readonly actor: { readonly kind: string } }): boolean => actor.kind !== 'seed';

/** Asks for the copy at each change after a position, and, of a log that was there before, at once. */
const follow = ({ opened, isOld }: WatchParts, copy: KeptCopy, after: number): void => {
  opened.log.subscribe(after, (events) => {
    if (events.some(isOwn)) copy.ask();
  });
  addEventListener('pagehide', copy.hurry);
  document.addEventListener('visibilitychange', copy.hurry);
  if (isOld) whenIdle(copy.ask);
};

/** A worker costs more than it saves for fewer. */
const leastInWorker = 10_000;

/** Gives the time when nothing is wrong; null otherwise. */
const verify = async (parts: WatchParts): Promise<string | null> => {
  const { world, opened } = parts;
  try {
    const { position } = await opened.log.head();
    const { broken } = await checkLog(position < leastInWorker ? { ...parts, askWorker: null } : parts);
    return broken === null ? isoNow(world.clock) : null;
  } catch (error) {
    world.trace.record({ kind: 'fault', name: 'The log could not be checked', cause: null, detail: error });
    return null;
  }
};

export const followLog = (parts: WatchParts, after: number): (() => Watched) => {
  const copy = copyOf(parts);
  let verifiedAt: string | null = null;
  if (copy) follow(parts, copy, after);
  if (parts.isOld)
    void verify(parts).then((at) => {
      verifiedAt = at;
    });
  return () => ({ verifiedAt, copy: copy?.state().copy ?? null, copyFault: copy?.state().fault ?? null });
};
