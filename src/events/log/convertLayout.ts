/** Brings an older layout up, in the transaction that opens the database: either all of it is converted, or it stays as it was. */
import {
  createSegmentStores,
  createTagIndex,
  type EventRow,
  placesOfRows,
  rowOf,
  rowsPlaceKey,
} from './logLayout.ts';

/** So many events are converted in one go. */
const batchSize = 500;

/** Calls `work` with the records in their order; its writes are requested before the next batch is read. */
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

/** From layout 1: writes each event again, with the places of its tags. */
const addTagPlaces = (events: IDBObjectStore, onEnd: () => void): void => {
  createTagIndex(events);
  const write = (batch: readonly EventRow[]): void => {
    for (const event of batch) events.put(rowOf(event));
  };
  forEachBatch(events, write, onEnd);
};

/** From layout 2: the records stay as they are, and what they take is claimed beside them, where segments claim theirs. */
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

/** `from` is the layout that was found, at least 1. */
export const convertLayout = (transaction: IDBTransaction, from: number): void => {
  const goOn = (): void => addSegments(transaction);
  if (from < 2) addTagPlaces(transaction.objectStore('events'), goOn);
  else goOn();
};
