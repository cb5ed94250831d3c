/** Reads the remains of a lost log: its records, and the second copy. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss } from '#domain/recovery/loss.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Secrets } from '#events/recovery/copyVault.ts';
import { noCopy, type OpenCopy, openCopy } from '#events/recovery/readCopy.ts';
import type { EventSource } from '#events/recovery/salvageLog.ts';
import type { World } from '#world/world.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

/** Kinds of loss in which the database is still of use; in others it is missing or holds another log. */
const readable: ReadonlySet<Loss['kind']> = new Set(['shorter', 'differs', 'damaged', 'unreadable']);

/** Errors of the browser count as `otherwise`. */
export const quietly = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError || error instanceof DOMException) return otherwise;
    throw error;
  }
};

/** One unreadable event must not hide the others. */
const eventsIn = async (storage: LogStorage, from: number, to: number) => {
  const read = (after: number, upTo: number) =>
    storage.read((reading) => reading.eventsAfter(after, upTo, upTo - after));
  const together = await quietly(() => read(from - 1, to), null);
  if (together !== null) return together;
  const found: StoredEvent[] = [];
  for (let position = from; position <= to; position += 1)
    found.push(...(await quietly(() => read(position - 1, position), [])));
  return found;
};

/** Commands are omitted, because their integrity cannot be checked. */
const ofStorage = (storage: LogStorage) => async (from: number, to: number) => ({
  events: await eventsIn(storage, from, to),
  commands: [],
});

export type RecoverySources = {
  /** The copy comes first: of two diverging histories it is the acknowledged one. */
  readonly events: readonly EventSource[];
  readonly copy: OpenCopy;
  readonly secrets: Secrets | null;
  readonly close: () => Promise<void>;
};

const openRecords = async (place: RecoveryPlace, { kind, tenant }: Loss, world: World) => {
  if (!readable.has(kind)) return null;
  const { indexedDb: factory, name } = place;
  const storeId = world.ids.uuid();
  return quietly(
    () => indexedDbStorage({ factory, name, clock: world.clock, tenant, storeId, readOnly: true }),
    null,
  );
};

export const openSources = async (
  place: RecoveryPlace,
  loss: Loss,
  world: World,
): Promise<RecoverySources> => {
  const found = place.markers.read(loss.tenant);
  const wanted = found.kind === 'marker' ? found.marker.storeId : null;
  const records = await openRecords(place, loss, world);
  // The copy is of the main log; a branch has other events at the same positions.
  const source = loss.tenant === mainBranch ? place.copy : null;
  const read = source === null ? noCopy : await quietly(() => openCopy(source, wanted), noCopy);
  // The copy of an earlier database is not used with this one's records, because their histories may diverge.
  const copy = records !== null && read.storeId !== records.storeId ? noCopy : read;
  const own = records && (await quietly(() => records.read((reading) => reading.secrets()), []));
  return {
    copy,
    // The copy's secrets are as new as its events; truncated records have lost the newest secrets too.
    secrets: copy.secrets ?? (own && own.length > 0 ? own : null),
    events: [
      { isCopy: true, between: copy.between },
      ...(records ? [{ isCopy: false, between: ofStorage(records) }] : []),
    ],
    close: async () => records?.close(),
  };
};
