/** Connects to the log's database: reopens once when the browser drops it, gives up when the layout changes. */
import { wrap } from 'idb';
import { asStorageError } from './asStorageError.ts';
import { asDatabaseStatus, type DatabaseStatus, databaseStatusKey } from './databaseStatus.ts';
import { storeIdKey } from './logLayout.ts';
import { type DataEnd, StorageError } from './logStorage.ts';
import { type DatabasePlace, DataGone, DataReplaced, openDatabaseTwice } from './openDatabase.ts';

export type LogConnection = {
  /** Retries once on a new connection when this one was lost. */
  run<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result>;
  storeId(): string;
  standing(): DatabaseStatus | null;
  close(): void;
};

type Work<Result> = (database: IDBDatabase) => Promise<Result>;

/** Errors of a dropped connection; the work was then written completely or not at all. */
const lossNames: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

const isLoss = (error: unknown): boolean => error instanceof DOMException && lossNames.has(error.name);

const readMeta = async (database: IDBDatabase): Promise<readonly [storeId: unknown, standing: unknown]> => {
  const meta = database.transaction('meta').objectStore('meta');
  const get = (key: string): Promise<unknown> => wrap(meta.get(key) as IDBRequest<unknown>);
  return Promise.all([get(storeIdKey), get(databaseStatusKey)]);
};

/** The first call opens any database, later calls only the same one. */
const opener = (place: DatabasePlace, newStoreId: string, watch: (database: IDBDatabase) => void) => {
  let storeId: unknown = null;
  let status: DatabaseStatus | null = null;

  const open = async (): Promise<IDBDatabase> => {
    const database = await openDatabaseTwice(place, storeId === null ? newStoreId : null);
    watch(database);
    const [found, said] = await readMeta(database);
    if (storeId !== null && found !== storeId) {
      database.close();
      throw new DataGone(place.name);
    }
    storeId = found;
    status = asDatabaseStatus(said);
    return database;
  };
  return {
    open,
    storeId: () => (typeof storeId === 'string' ? storeId : ''),
    standing: () => status,
  };
};

const sharedDatabase = (open: () => Promise<IDBDatabase>) => {
  let current: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;

  const openOnce = async (): Promise<IDBDatabase> => {
    try {
      current = await open();
      return current;
    } finally {
      opening = null;
    }
  };

  return {
    /** Synchronous when open, so that a transaction begins in the caller's turn. */
    get: (): IDBDatabase | Promise<IDBDatabase> => {
      if (current !== null) {
        return current;
      }
      opening ??= openOnce();
      return opening;
    },
    /** Clears a lost database, unless another one was opened meanwhile. */
    drop: (lost: IDBDatabase): void => {
      current = current === lost ? null : current;
      lost.close();
    },
    close: (): void => current?.close(),
  };
};

/** Creates a missing database under `newStoreId`; throws `StorageError` when it does not open. */
export const connectLog = async (
  place: DatabasePlace,
  newStoreId: string,
  onEnd: (why: DataEnd) => void = () => {},
): Promise<LogConnection> => {
  let endedBecause: string | null = null;
  let isAnnounced = false;
  const end = (why: string): void => {
    endedBecause ??= why;
  };
  const tell = (why: DataEnd): void => {
    if (!isAnnounced) onEnd(why);
    isAnnounced = true;
  };
  const watch = (database: IDBDatabase): void => {
    database.addEventListener('versionchange', ({ newVersion }) => {
      const isOpen = endedBecause === null;
      const why = newVersion === null ? 'removed' : 'newer';
      end(
        why === 'removed'
          ? new DataGone(place.name).message
          : 'another tab has changed the layout of the records',
      );
      database.close();
      if (isOpen) tell(why);
    });
    // The browser closed it: either it reopens, or its records are gone, which listeners must learn at once.
    database.addEventListener('close', () => {
      shared.drop(database);
      run(async () => undefined).catch(() => undefined);
    });
  };
  const { open, storeId, standing: status } = opener(place, newStoreId, watch);
  const shared = sharedDatabase(open);

  const database = (): IDBDatabase | Promise<IDBDatabase> => {
    if (endedBecause !== null) {
      throw new StorageError('closed', endedBecause);
    }
    return shared.get();
  };

  const runTwice = async <Result>(work: Work<Result>): Promise<Result> => {
    const found = database();
    const first = found instanceof Promise ? await found : found;
    try {
      return await work(first);
    } catch (error) {
      if (!isLoss(error)) {
        throw error;
      }
      shared.drop(first);
    }
    return await work(await database());
  };

  const run = async <Result>(work: Work<Result>): Promise<Result> => {
    try {
      return await runTwice(work);
    } catch (error) {
      if (error instanceof DataGone) tell('removed');
      if (error instanceof DataReplaced) {
        end(error.message);
        tell('replaced');
      }
      throw asStorageError(error);
    }
  };

  await run(async () => undefined);
  return {
    run,
    storeId,
    standing: status,
    close: () => {
      end('the log is closed');
      shared.close();
    },
  };
};
