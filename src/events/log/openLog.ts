/** How the product's log is opened: in the browser's storage when there is one, otherwise in memory with the reason why. */
import type { World } from '#world/world.ts';
import { asStorageError } from './asStorageError.ts';
import { broadcastHints } from './broadcastHints.ts';
import { createEventLog } from './createEventLog.ts';
import type { EventLog } from './eventLog.ts';
import { indexedDbStorage } from './indexedDbStorage.ts';
import { type LogStorage, StorageError } from './logStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { silentHints } from './silentHints.ts';

export type LogPlace = {
  readonly world: World;
  readonly tenant: string;
  /** Left out: the browser's own, if it has one. */
  readonly indexedDb?: IDBFactory;
};

const lastingStorage = async (
  { world, tenant, indexedDb }: LogPlace,
  storeId: string,
): Promise<LogStorage> => {
  const factory = indexedDb ?? globalThis.indexedDB;
  if (!factory) {
    throw new StorageError('unavailable', 'the browser has no IndexedDB');
  }
  return await indexedDbStorage({ factory, clock: world.clock, tenant, storeId });
};

export type OpenedLog = {
  readonly log: EventLog;
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
};

/** A new log that is forgotten with the page. */
const openMemoryLog = ({ world, tenant }: Pick<LogPlace, 'world' | 'tenant'>): OpenedLog => ({
  log: createEventLog({ storage: memoryStorage(), hints: silentHints, world, tenant }),
  memoryReason: 'it was opened in memory',
});

/** Opens the log of a tenant; memory, which does not last, is the last resort. */
export const openLog = async (place: LogPlace): Promise<OpenedLog> => {
  const { world, tenant } = place;
  // Drawn whether it is needed or not: equal worlds must go on alike on new records, on old ones and in memory.
  const storeId = world.ids.uuid();
  try {
    const storage = await lastingStorage(place, storeId);
    const log = createEventLog({ storage, hints: broadcastHints(tenant), world, tenant });
    return { log, memoryReason: null };
  } catch (error) {
    const refusal = asStorageError(error);
    if (!(refusal instanceof StorageError)) {
      throw error;
    }
    return { ...openMemoryLog(place), memoryReason: refusal.message };
  }
};
