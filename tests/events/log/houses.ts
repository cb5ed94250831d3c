/** Opens event logs over memory and IndexedDB, with any number of tabs. */
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
  /** Default: a virtual world with a seed per tab. */
  readonly world?: World;
  readonly around?: (storage: LogStorage) => LogStorage;
};

/** Initially empty records of one tenant, shared by tabs. */
export type Records = { openTab(options?: TabOptions): Promise<Tab> };

export type House = {
  readonly name: string;
  readonly newRecords: () => Records;
  /** False where reads at the same time may see different states, as over several connections. Default: true. */
  readonly ordersReads?: boolean;
};

export type OpenStorage = (world: World) => Promise<LogStorage>;

export const recordsOn = (openStorage: OpenStorage): Records => {
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
