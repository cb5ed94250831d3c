/** Migrates an older database layout in the transaction that opens the database: all of it or nothing. */
import {
  createSegmentStores,
  createTagIndex,
  type EventRow,
  placesOfRows,
  rowOf,
  rowsPlaceKey,
} from './logLayout.ts';

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

export const convertLayout = (transaction: IDBTransaction, from: number): void => {
  const goOn = (): void => addSegments(transaction);
  if (from < 2) addTagPlaces(transaction.objectStore('events'), goOn);
  else goOn();
};
