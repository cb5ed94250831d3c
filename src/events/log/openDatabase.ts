/** Opens the log's database: creates a missing one, gives up when the browser does not answer. */

import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';
import {
  createSegmentStores,
  createTagIndex,
  type EventRow,
  layOut,
  layoutVersion,
  placesOfRows,
  rowOf,
  rowsPlaceKey,
} from './logLayout.ts';
import { StorageError } from './logStorage.ts';

const batchSize = 500;

const forEachBatch = (
  events: IDBObjectStore,
  work: (batch: readonly EventRow[]) => void,
  onEnd: () => void,
): void => {
  const readAfter = (key: IDBValidKey | null): void => {
    const range = key === null ? null : IDBKeyRange.lowerBound(key, true);
    const reading = events.getAll(range, batchSize) as IDBRequest<EventRow[]>;
    reading.addEventListener('success', () => {
      const found = reading.result;
      work(found);
      const last = found.at(-1);
      if (last !== undefined && found.length === batchSize) readAfter([last.tenant, last.position]);
      else onEnd();
    });
  };
  readAfter(null);
};

const addTagPlaces = (events: IDBObjectStore, onEnd: () => void): void => {
  createTagIndex(events);
  const write = (batch: readonly EventRow[]): void => {
    for (const event of batch) events.put(rowOf(event));
  };
  forEachBatch(events, write, onEnd);
};

/** From layout 2: records stay, and `places` claims their positions, ids and revisions as it does for segments. */
const addSegments = (transaction: IDBTransaction): void => {
  const places = createSegmentStores(transaction.db);
  const events = transaction.objectStore('events');
  events.deleteIndex('byId');
  const claim = (batch: readonly EventRow[]): void => {
    for (const [tenant, own] of Map.groupBy(batch, (event) => event.tenant))
      places.add(placesOfRows(own), rowsPlaceKey(tenant, own[0]?.position ?? 0));
  };
  forEachBatch(events, claim, () => {});
};

const convertLayout = (transaction: IDBTransaction, from: number): void => {
  const goOn = (): void => addSegments(transaction);
  if (from < 2) addTagPlaces(transaction.objectStore('events'), goOn);
  else goOn();
};

export type DatabasePlace = {
  readonly factory: IDBFactory;
  readonly name: string;
  readonly clock: Clock;
  /** The open timeout: another tab with another layout can block forever. */
  readonly patience: Milliseconds;
  /** Default: this build's layout. `any`: opens any layout, so that records of a newer build can be read. */
  readonly layout?: 'any';
};

/** A person or the browser deleted the records while this tab showed them. */
export class DataGone extends StorageError {
  constructor(name: string) {
    super('closed', `the records of ${name} were removed while they were in use`);
  }
}

/** Another database replaced the one this tab writes to: nothing is written. */
export class DataReplaced extends StorageError {
  constructor(name: string) {
    super('closed', `another database has taken the place of ${name}`);
  }
}

/**
 * Creates a missing database as `newStoreId`; null throws `StorageError` `closed` instead. A timeout throws
 * `blocked`. Other browser errors are rethrown.
 */
export const openDatabase = (
  { factory, name, clock, patience, layout }: DatabasePlace,
  newStoreId: string | null,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = layout === 'any' ? factory.open(name) : factory.open(name, layoutVersion);
    const giveUp = () => {
      opening.addEventListener('success', () => opening.result.close());
      reject(new StorageError('blocked', `${name} did not open within ${patience} ms`));
    };
    const timer = clock.setTimeout(giveUp, patience);
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion > 0 && opening.transaction !== null) {
        convertLayout(opening.transaction, oldVersion);
      } else if (newStoreId === null) {
        reject(new DataGone(name));
        opening.transaction?.abort();
      } else {
        layOut(opening.result, newStoreId);
      }
    });
    opening.addEventListener('success', () => {
      clock.clearTimeout(timer);
      resolve(opening.result);
    });
    opening.addEventListener('error', () => {
      clock.clearTimeout(timer);
      reject(opening.error);
    });
  });

/** A browser with busy files gives the same error as with damaged ones; a short wait tells them apart. */
const momentBeforeRetry: Milliseconds = 500;

/** Retries `openDatabase` once after a pause when the browser fails with an unknown error. */
export const openDatabaseTwice = async (
  place: DatabasePlace,
  newStoreId: string | null,
): Promise<IDBDatabase> => {
  try {
    return await openDatabase(place, newStoreId);
  } catch (error) {
    const mayPass = error instanceof DOMException && error.name === 'UnknownError';
    if (!mayPass) throw error;
  }
  await sleep(place.clock, momentBeforeRetry);
  return openDatabase(place, newStoreId);
};
