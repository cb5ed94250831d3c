/** Where the contract of the event log is kept: over memory and over IndexedDB, with as many tabs as a test opens. */
import 'fake-indexeddb/auto';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { World } from '#world/world.ts';

export type Tab = { readonly log: EventLog; readonly storage: LogStorage; readonly world: World };

export type TabOptions = {
  /** Left out: a virtual world of the tab's own seed. */
  readonly world?: World;
  /** Puts something between the log and its storage. */
  readonly around?: (storage: LogStorage) => LogStorage;
};

/** Records of one tenant, empty at first, that tabs share. */
export type Records = { openTab(options?: TabOptions): Promise<Tab> };

export type House = { readonly name: string; readonly newRecords: () => Records };

/** A storage for a tab; each must reach the same records. */
type OpenStorage = (world: World) => Promise<LogStorage>;

const recordsOn = (openStorage: OpenStorage): Records => {
  const join = memoryHints();
  let seed = 0;
  return {
    openTab: async ({ around, world: given } = {}) => {
      seed += 1;
      const world = given ?? createVirtualWorld({ seed });
      const opened = await openStorage(world);
      const storage = around?.(opened) ?? opened;
      return { log: createEventLog({ storage, hints: join(), world, tenant: 'main' }), storage, world };
    },
  };
};

export const memoryHouse: House = {
  name: 'memory',
  newRecords: () => {
    const storage = memoryStorage();
    return recordsOn(async () => storage);
  },
};

export const indexedDbHouse: House = {
  name: 'IndexedDB',
  newRecords: () => {
    const factory = new IDBFactory();
    return recordsOn(({ clock }) => indexedDbStorage({ factory, clock, tenant: 'main', storeId: 'store-1' }));
  },
};
