/** Opens the product's log in the browser's storage, otherwise in memory with the reason. */

import { definedOnly } from '#domain/definedOnly.ts';
import type { Clock, Milliseconds } from '#world/clock.ts';
import { onPageSeen } from '#world/pageMoments.ts';
import type { World } from '#world/world.ts';
import { asStorageError } from './asStorageError.ts';
import { createEventLog } from './createEventLog.ts';
import type { DatabaseStatus } from './databaseStatus.ts';
import type { EventLog, StorageFailure } from './eventLog.ts';
import { indexedDbStorage } from './indexedDbStorage.ts';
import { type DataEnd, type LogHints, type LogStorage, StorageError } from './logStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import { silentHints } from './silentHints.ts';
import type { StoredEvent } from './storedEvent.ts';

/** Reaches all tabs with the tenant's log open; without `BroadcastChannel` a hint is dropped. */
export const broadcastHints = (tenant: string): LogHints => {
  if (typeof BroadcastChannel === 'undefined') {
    return silentHints;
  }
  const channel = new BroadcastChannel(`agencylens-log:${tenant}`);
  let open = true;

  return {
    announce: () => {
      if (open) {
        channel.postMessage(null);
      }
    },
    listen: (onHint) => {
      const hear = () => onHint();
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
};

const betweenLooks: Milliseconds = 30_000;

/** A needless hint costs only a read that finds nothing. */
const regularHints = (hints: LogHints, clock: Clock): LogHints => ({
  ...hints,
  listen: (onHint) => {
    const look = (): void => {
      timer = clock.setTimeout(look, betweenLooks);
      onHint();
    };
    let timer = clock.setTimeout(look, betweenLooks);
    const stops = [hints.listen(onHint), onPageSeen(onHint), () => clock.clearTimeout(timer)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

export type LogPlace = {
  readonly world: World;
  readonly tenant: string;
  /** Default: the browser's own, if it has one. */
  readonly indexedDb?: IDBFactory;
  /** Name of the database; default: `agencylens-log`. */
  readonly name?: string;
  /** The open timeout; default: 10 seconds. */
  readonly patience?: Milliseconds;
  /** Called with the last event of each append, before the acknowledgement, and with its database's id. */
  readonly onCommitted?: (last: StoredEvent, storeId: string) => void;
  readonly onEnd?: (why: DataEnd) => void;
  readonly freeSpace?: () => Promise<boolean>;
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
    ...definedOnly({ name, patience }),
    ...(onEnd ? { onEnd } : {}),
    ...(readOnly ? { readOnly } : {}),
  });
};

export type OpenedLog = {
  readonly log: EventLog;
  readonly memoryReason: string | null;
  readonly failure: StorageFailure | null;
  readonly storeId: string | null;
  readonly standing: DatabaseStatus | null;
};

export const inMemory = (
  { world, tenant }: Pick<LogPlace, 'world' | 'tenant'>,
  why: { readonly memoryReason: string; readonly failure: StorageFailure | null },
): OpenedLog => ({
  log: createEventLog({ storage: memoryStorage(), hints: silentHints, world, tenant }),
  storeId: null,
  standing: null,
  ...why,
});

export const openLog = async (place: LogPlace): Promise<OpenedLog> => {
  const { world, tenant, onCommitted, freeSpace } = place;
  // Drawn even when unused: equal worlds must continue alike on new records, on old ones and in memory.
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
