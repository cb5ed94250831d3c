/** Implements the log's reads and writes in one IndexedDB transaction. */

import { wrap } from 'idb';
import type { Head, VaultValue } from './eventLog.ts';
import { freezeDeep } from './frozenJson.ts';
import {
  byStream,
  byTag,
  placesOfRows,
  placesOfSegment,
  type RowStore,
  rowOf,
  rowsPlaceKey,
  segmentKey,
  segmentPlaceKey,
} from './logLayout.ts';
import {
  type CommandRow,
  type LogRange,
  type LogReading,
  type LogTransaction,
  StorageError,
  type TagKey,
} from './logStorage.ts';
import { countKeys, isTagged, merged, readBackwards, readEvents, readRows } from './rowReading.ts';
import { noCache, type SegmentCache } from './segmentCache.ts';
import { segmentReading } from './segmentReading.ts';
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

const mostRows = 1_000;

const placesOf = (
  tenant: string,
  { tag, type }: TagKey,
  { after, upTo }: Pick<LogRange, 'after' | 'upTo'>,
): IDBKeyRange => {
  const place = type === null ? [tenant, tag] : [tenant, tag, type];
  return IDBKeyRange.bound([...place, after], [...place, upTo], true, false);
};

export const indexedDbReading = (
  transaction: IDBTransaction,
  tenant: string,
  cache: SegmentCache,
): LogReading => {
  const get = async <Value>(store: RowStore, key: IDBValidKey): Promise<Value | null> => {
    const found = await wrap(transaction.objectStore(store).get(key) as IDBRequest<Value | undefined>);
    return found === undefined ? null : freezeDeep(found);
  };
  const events = (): IDBObjectStore => transaction.objectStore('events');
  const segments = segmentReading(transaction, tenant, cache);

  return {
    head: () => get<Head>('heads', tenant),
    revision: (stream) => get<number>('streams', [tenant, stream]),
    command: (commandId) => get<CommandRow>('commands', [tenant, commandId]),
    countCommands: () =>
      wrap(transaction.objectStore('commands').count(IDBKeyRange.bound([tenant], [tenant, []]))),
    commandsAfter: (commandId, limit) => {
      const range = IDBKeyRange.bound([tenant, commandId], [tenant, []], true);
      return wrap(transaction.objectStore('commands').getAll(range, limit) as IDBRequest<CommandRow[]>);
    },
    secret: (key) => get<VaultValue>('vault', [tenant, key]),
    secrets: async () => {
      const vault = transaction.objectStore('vault');
      const range = IDBKeyRange.bound([tenant], [tenant, []]);
      const [keys, values] = await Promise.all([
        wrap(vault.getAllKeys(range)),
        wrap(vault.getAll(range) as IDBRequest<VaultValue[]>),
      ]);
      return keys.flatMap((key, index) => {
        const value = values[index];
        return value === undefined ? [] : [[String((key as unknown[])[1]), freezeDeep(value)] as const];
      });
    },
    eventsAfter: async (position, upTo, limit) => {
      if (limit < 1 || upTo <= position) return [];
      const range = IDBKeyRange.bound([tenant, position], [tenant, upTo], true, false);
      const [records, others] = await Promise.all([
        readEvents(events(), range, limit),
        segments.after(position, upTo, limit),
      ]);
      return merged(records, others, { limit });
    },
    eventsOf: async (stream, from, limit) => {
      if (limit < 1) return [];
      const range = IDBKeyRange.bound([tenant, stream, from], [tenant, stream, Number.POSITIVE_INFINITY]);
      const [records, others] = await Promise.all([
        readEvents(events().index(byStream), range, limit),
        segments.of(stream, from, limit),
      ]);
      return merged(records, others, { limit });
    },
    eventsTagged: async (key, range) => {
      if (range.limit < 1 || range.upTo <= range.after) return [];
      const read = range.newestFirst ? readBackwards : readEvents;
      const places = placesOf(tenant, key, range);
      const wanted = { ...range, word: key.type ?? key.tag, matches: isTagged(key, range) };
      const [records, others] = await Promise.all([
        read(events().index(byTag), places, range.limit),
        segments.tagged(places, wanted),
      ]);
      return merged(records, others, range);
    },
    countTagged: async (key, range) => {
      if (range.upTo <= range.after) return 0;
      const places = placesOf(tenant, key, range);
      const [records, others] = await Promise.all([
        countKeys(events().index(byTag), places, range.atMost),
        segments.countTagged(places, range.atMost),
      ]);
      return Math.min(range.atMost ?? Number.POSITIVE_INFINITY, records + others);
    },
    eventsInRow: async (position, upTo) => {
      if (upTo <= position) return { events: [], reached: upTo };
      const row = await segments.row(position + 1, upTo);
      if (row.reached > position) return row;
      // Positions have no gaps: up to the next segment there are records.
      const end = Math.min(upTo, (row.next ?? Number.POSITIVE_INFINITY) - 1);
      const range = IDBKeyRange.bound([tenant, position], [tenant, end], true, false);
      const records = await readRows(events(), range, mostRows);
      const last = records.length < mostRows ? end : records.at(-1)?.position;
      return { events: records, reached: last ?? end };
    },
  };
};

/** Over all stores, readwrite. A failed write aborts the transaction. */
export const indexedDbTransaction = (transaction: IDBTransaction, tenant: string): LogTransaction => {
  const store = (name: RowStore): IDBObjectStore => transaction.objectStore(name);

  const reading = indexedDbReading(transaction, tenant, noCache);
  const segments = segmentReading(transaction, tenant, noCache);

  return {
    ...reading,
    head: async () => {
      const [head, end] = await Promise.all([reading.head(), segments.end()]);
      // Otherwise a new event would take a position that another event has.
      if (end > (head?.position ?? 0)) throw new StorageError('corrupt', `the log goes on to event ${end}`);
      return head;
    },
    addEvents: (events) => addRows(transaction, tenant, events),
    putHead: (head) => {
      store('heads').put(head, tenant);
    },
    putRevision: (stream, revision) => {
      store('streams').put(revision, [tenant, stream]);
    },
    addCommand: (row) => {
      store('commands').add(row, [tenant, row.commandId]);
    },
    deleteCommand: (commandId) => {
      store('commands').delete([tenant, commandId]);
    },
    putSecret: (key, value) => {
      store('vault').put(value, [tenant, key]);
    },
    deleteSecret: (key) => {
      store('vault').delete([tenant, key]);
    },
  };
};
