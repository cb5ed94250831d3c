/** Stores records in IndexedDB: they survive a restart, and with strict durability even a crash. */
import { wrap } from 'idb';
import type { Clock, Milliseconds } from '#world/clock.ts';
import { asDatabaseStatus, databaseStatusKey } from './databaseStatus.ts';
import { indexedDbReading, indexedDbTransaction } from './indexedDbTransaction.ts';
import { connectLog } from './logConnection.ts';
import { storesIn } from './logLayout.ts';
import {
  type DataEnd,
  type Durability,
  type LogReading,
  type LogStorage,
  type LogTransaction,
  StorageError,
} from './logStorage.ts';
import { DataReplaced } from './openDatabase.ts';
import { createSegmentCache } from './segmentCache.ts';

export type IndexedDbPlace = {
  readonly factory: IDBFactory;
  readonly clock: Clock;
  readonly tenant: string;
  readonly storeId: string;
  /** Default: `agencylens-log`. */
  readonly name?: string;
  /** The open timeout; default: 10 seconds. */
  readonly patience?: Milliseconds;
  readonly onEnd?: (why: DataEnd) => void;
  /** For records of a newer build: opens any layout and refuses writes. Default: false. */
  readonly readOnly?: boolean;
};

type Outcome = { readonly committed: boolean; readonly error: DOMException | null };

/** The outcome of a transaction. Only here a full disk shows: the commit aborts although no request failed. */
const outcomeOf = (transaction: IDBTransaction): Promise<Outcome> =>
  new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve({ committed: true, error: null }));
    transaction.addEventListener('abort', () => resolve({ committed: false, error: transaction.error }));
  });

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch (error) {
    const ended = error instanceof DOMException && error.name === 'InvalidStateError';
    if (!ended) {
      throw error;
    }
  }
};

/** Throws when another tab has replaced this database. Checked in parallel with the work, because it is rare. */
const mustBeInUse = (transaction: IDBTransaction): (() => Promise<void>) => {
  const asked: IDBRequest<unknown> = transaction.objectStore('meta').get(databaseStatusKey);
  const answered = wrap(asked);
  // A failed check also ends the transaction.
  answered.catch(() => {});
  return async () => {
    if (asDatabaseStatus(await answered)?.kind === 'replaced') throw new DataReplaced(transaction.db.name);
  };
};

const write = async <Result>(
  transaction: IDBTransaction,
  tenant: string,
  work: (transaction: LogTransaction) => Promise<Result>,
): Promise<Result> => {
  const outcome = outcomeOf(transaction);
  const check = mustBeInUse(transaction);
  let result: Result;
  try {
    result = await work(indexedDbTransaction(transaction, tenant));
    await check();
    transaction.commit();
  } catch (thrown) {
    abort(transaction);
    throw (await outcome).error ?? thrown;
  }
  const { committed, error } = await outcome;
  if (!committed) {
    throw error ?? new DOMException('the browser ended the transaction', 'AbortError');
  }
  return result;
};

/** Opens a tenant's records; throws `StorageError` on a refusal or timeout of the browser. */
export const indexedDbStorage = async (place: IndexedDbPlace): Promise<LogStorage> => {
  const {
    factory,
    clock,
    tenant,
    name = 'agencylens-log',
    patience = 10_000,
    onEnd,
    readOnly = false,
  } = place;
  const found = { factory, name, clock, patience, ...(readOnly ? { layout: 'any' as const } : {}) };
  const connection = await connectLog(found, place.storeId, onEnd);

  const cache = createSegmentCache();

  return {
    kind: 'indexeddb',
    persistent: true,
    storeId: connection.storeId(),
    standing: connection.standing(),
    read: <Result>(work: (reading: LogReading) => Promise<Result>) =>
      connection.run((database) =>
        work(indexedDbReading(database.transaction(storesIn(database), 'readonly'), tenant, cache)),
      ),
    write: async <Result>(
      work: (transaction: LogTransaction) => Promise<Result>,
      durability: Durability = 'strict',
    ) => {
      if (readOnly) throw new StorageError('newer', 'a newer build of the app wrote these records');
      return connection.run((database) =>
        write(
          database.transaction([...storesIn(database), 'meta'], 'readwrite', { durability }),
          tenant,
          work,
        ),
      );
    },
    close: async () => {
      connection.close();
    },
  };
};
