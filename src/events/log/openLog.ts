/** How the product's log is opened: in the browser's storage when there is one, otherwise in memory with the reason why. */
import type { Milliseconds } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { asStorageError } from './asStorageError.ts';
import { broadcastHints } from './broadcastHints.ts';
import { createEventLog } from './createEventLog.ts';
import type { DatabaseStanding } from './databaseStatus.ts';
import type { EventLog, StorageFailure } from './eventLog.ts';
import { indexedDbStorage } from './indexedDbStorage.ts';
import { type DataEnd, type LogStorage, StorageError } from './logStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { regularHints } from './regularHints.ts';
import { silentHints } from './silentHints.ts';
import type { StoredEvent } from './storedEvent.ts';

export type LogPlace = {
  readonly world: World;
  readonly tenant: string;
  /** Left out: the browser's own, if it has one. */
  readonly indexedDb?: IDBFactory;
  /** Of the database; left out: `agencylens-log`. */
  readonly name?: string;
  /** How long the database may take to open; left out: 10 seconds. */
  readonly patience?: Milliseconds;
  /** Called with the last event of each append, before it is acknowledged, and the database that it is in. */
  readonly onCommitted?: (last: StoredEvent, storeId: string) => void;
  /** Called once when the records end for this tab. */
  readonly onEnd?: (why: DataEnd) => void;
  readonly freeSpace?: () => Promise<boolean>;
  /** For what a newer build wrote: reads, and refuses appends. */
  readonly readOnly?: boolean;
};

const lastingStorage = async (place: LogPlace, storeId: string): Promise<LogStorage> => {
  const { world, indexedDb, tenant, name, patience, onEnd, readOnly } = place;
  const factory = indexedDb ?? globalThis.indexedDB;
  if (!factory) {
    throw new StorageError('unavailable', 'the browser has no IndexedDB');
  }
  return await indexedDbStorage({
    factory,
    clock: world.clock,
    tenant,
    storeId,
    ...(name === undefined ? {} : { name }),
    ...(patience === undefined ? {} : { patience }),
    ...(onEnd ? { onEnd } : {}),
    ...(readOnly ? { readOnly } : {}),
  });
};

export type OpenedLog = {
  readonly log: EventLog;
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
  /** What kept the browser's storage from opening; null when it did. */
  readonly failure: StorageFailure | null;
  /** Names the database that is open, unlike any other; null in memory. */
  readonly storeId: string | null;
  /** What the database says of itself; null where it says nothing, and in memory. */
  readonly standing: DatabaseStanding | null;
};

/** A new log that is forgotten with the page, and why. */
export const inMemory = (
  { world, tenant }: Pick<LogPlace, 'world' | 'tenant'>,
  why: { readonly memoryReason: string; readonly failure: StorageFailure | null },
): OpenedLog => ({
  log: createEventLog({ storage: memoryStorage(), hints: silentHints, world, tenant }),
  storeId: null,
  standing: null,
  ...why,
});

/** Opens the log of a tenant; memory, which does not last, is the last resort. */
export const openLog = async (place: LogPlace): Promise<OpenedLog> => {
  const { world, tenant, onCommitted, freeSpace } = place;
  // Drawn whether it is needed or not: equal worlds must go on alike on new records, on old ones and in memory.
  const newStoreId = world.ids.uuid();
  try {
    const storage = await lastingStorage(place, newStoreId);
    const storeId = storage.storeId ?? '';
    const log = createEventLog({
      storage,
      hints: regularHints(broadcastHints(tenant), world.clock),
      world,
      tenant,
      onCommitted: (last) => onCommitted?.(last, storeId),
      ...(freeSpace ? { freeSpace } : {}),
    });
    return { log, memoryReason: null, failure: null, storeId, standing: storage.standing };
  } catch (error) {
    const refusal = asStorageError(error);
    if (!(refusal instanceof StorageError)) {
      throw error;
    }
    const { message, failure } = refusal;
    return inMemory(place, { memoryReason: message, failure });
  }
};
