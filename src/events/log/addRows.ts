/** Writes events into IndexedDB: a few as records of their own, many as segments. */
import {
  placesOfRows,
  placesOfSegment,
  rowOf,
  rowsPlaceKey,
  segmentKey,
  segmentPlaceKey,
} from './logLayout.ts';
import { StorageError } from './logStorage.ts';
import { leastInSegments, segmentsOf, spanOf, writeSegment } from './segmentText.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The index detects conflicts between rows, but not duplicates within one row. */
const demandDistinct = (events: readonly StoredEvent[]): void => {
  const ids = new Set(events.map(({ id }) => id));
  const revisions = new Set(events.map(({ stream, revision }) => `${stream} ${revision}`));
  if (ids.size < events.length || revisions.size < events.length)
    throw new StorageError('corrupt', 'two events that are added have one id, or one revision of a stream');
};

/** Events must be consecutive. A taken position, id or revision makes the browser abort the transaction. */
export const addRows = (
  transaction: IDBTransaction,
  tenant: string,
  events: readonly StoredEvent[],
): void => {
  const store = (name: 'events' | 'segments' | 'places') => transaction.objectStore(name);
  const [first] = events;
  if (first === undefined) return;
  demandDistinct(events);
  if (events.length < leastInSegments) {
    for (const event of events) store('events').add(rowOf(event));
    store('places').add(placesOfRows(events), rowsPlaceKey(tenant, first.position));
    return;
  }
  for (const part of segmentsOf(events)) {
    const span = spanOf(part);
    store('segments').add(writeSegment(part), segmentKey(tenant, span));
    store('places').add(placesOfSegment(part), segmentPlaceKey(tenant, span));
  }
};
