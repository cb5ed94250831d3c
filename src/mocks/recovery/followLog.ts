/** The second copy follows the log, what was there at the start is checked from its first event on, and a loss is told. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { isoNow } from '#world/clock.ts';
import { whenIdle } from '#world/whenIdle.ts';
import { verifyLog } from '../inspection/verifyLog.ts';
import { copyStorage, type KeptCopy, keepCopy } from './keepCopy.ts';
import type { Watch, WatchParts } from './watched.ts';

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

/** Gives the time when nothing is wrong. */
const verify = async ({ world, opened, onLoss }: WatchParts): Promise<string | null> => {
  const { log } = opened;
  const { position, recordedAt } = await log.head();
  const { broken } = await verifyLog(log);
  if (broken === null) return isoNow(world.clock);
  const at = { position, recordedAt };
  const detail = `The chain of events breaks at event ${broken.position} (${broken.fault}).`;
  onLoss({ kind: 'damaged', tenant: log.info.tenant, expected: at, found: at, detail });
  return null;
};

/** Records that a page does not need may be damaged all the same: they are lost at the latest when somebody asks for them. */
const tellUnreadable = ({ opened, place, onLoss }: WatchParts, { message }: StorageError): void => {
  const { tenant } = opened.log.info;
  const found = place.markers.read(tenant);
  const expected =
    found.kind === 'marker' ? { position: found.marker.position, recordedAt: found.marker.recordedAt } : null;
  onLoss({ kind: 'unreadable', tenant, expected, found: null, detail: message });
};

export const followLog = (parts: WatchParts, after: number): Watch => {
  const copy = copyOf(parts);
  let verifiedAt: string | null = null;
  if (copy) follow(parts, copy, after);
  if (parts.isOld)
    verify(parts).then(
      (at) => {
        verifiedAt = at;
      },
      (error: unknown) => {
        const name = 'The log could not be checked';
        parts.world.trace.record({ kind: 'fault', name, cause: null, detail: error });
        if (error instanceof StorageError) tellUnreadable(parts, error);
      },
    );
  return () => ({ verifiedAt, copy: copy?.state().copy ?? null, copyFault: copy?.state().fault ?? null });
};
