/** The connection to the log's database: opened again once when the browser drops it, given up when the layout changes. */
import { wrap } from 'idb';
import { asStorageError } from './asStorageError.ts';
import { storeIdKey } from './logLayout.ts';
import { StorageError } from './logStorage.ts';
import { type DatabasePlace, openDatabase, recordsGone } from './openDatabase.ts';

export type LogConnection = {
  /** Runs work on the open database, and once more on a new connection when this one turns out to be lost. */
  run<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result>;
  /** Lets go of the database once the transactions under way have ended. */
  close(): void;
};

/** What work fails with when its connection is dropped under it; all of it was written then, or nothing. */
const lossNames: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

const isLoss = (error: unknown): boolean => error instanceof DOMException && lossNames.has(error.name);

const readStoreId = async (database: IDBDatabase): Promise<unknown> =>
  await wrap(database.transaction('meta').objectStore('meta').get(storeIdKey) as IDBRequest<unknown>);

/** Connects to the database, made under `newStoreId` when it is missing; throws StorageError when it does not open. */
export const connectLog = async (place: DatabasePlace, newStoreId: string): Promise<LogConnection> => {
  let storeId: unknown = null;
  let current: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;
  let endedBecause: string | null = null;

  const open = async (): Promise<IDBDatabase> => {
    const database = await openDatabase(place, storeId === null ? newStoreId : null);
    database.addEventListener('versionchange', () => {
      endedBecause ??= 'another tab removes the records or changes their layout';
      database.close();
    });
    const found = await readStoreId(database);
    if (storeId !== null && found !== storeId) {
      database.close();
      throw recordsGone(place.name);
    }
    storeId = found;
    current = database;
    if (endedBecause !== null) {
      database.close();
    }
    return database;
  };

  /** Gives the database at once when it is open, so that a transaction begins in the turn that asked for it. */
  const connected = (): IDBDatabase | Promise<IDBDatabase> => {
    if (endedBecause !== null) {
      throw new StorageError('closed', endedBecause);
    }
    if (current !== null) {
      return current;
    }
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };

  const drop = (lost: IDBDatabase): void => {
    current = current === lost ? null : current;
    lost.close();
  };

  const runTwice = async <Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> => {
    const connection = connected();
    const database = connection instanceof Promise ? await connection : connection;
    try {
      return await work(database);
    } catch (error) {
      if (!isLoss(error)) {
        throw error;
      }
      drop(database);
    }
    return await work(await connected());
  };

  const run: LogConnection['run'] = async (work) => {
    try {
      return await runTwice(work);
    } catch (error) {
      throw asStorageError(error);
    }
  };

  await run(async () => undefined);
  return {
    run,
    close: () => {
      endedBecause ??= 'the log is closed';
      current?.close();
    },
  };
};
