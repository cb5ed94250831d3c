/**
 * The layout of the log's IndexedDB database. Every key but those of `meta` begins with the tenant, or is it. An event is a
 * record of `events`, or stands with its neighbours in one of `segments`. `places` holds the position, id and revision of each,
 * so that the browser itself refuses a second one in the transaction that writes it.
 */
import type { SegmentSpan } from './segmentText.ts';
import type { StoredEvent } from './storedEvent.ts';

/** A newer build that changes the stores counts this up and converts what it finds: 2 finds events by their tags, 3 has segments. */
export const layoutVersion = 3;

/** The stores of a tenant's records; `meta` is about the database itself. */
export const rowStores = ['events', 'segments', 'places', 'heads', 'streams', 'commands', 'vault'] as const;

export type RowStore = (typeof rowStores)[number];

/** Those that a database must have: one that is only read may be of an older layout, which has fewer. */
export const storesIn = ({ version, objectStoreNames }: IDBDatabase): readonly RowStore[] =>
  version < layoutVersion ? rowStores.filter((name) => objectStoreNames.contains(name)) : rowStores;

/** The index that reads a stream from records of their own. */
export const byStream = 'byStream';

/** The index that finds events by a tag, and by a tag and a type, in the order of the log: of `events`, and of `places` for segments. */
export const byTag = 'byTag';

/** The index of `places` that keeps two events from having one id, or one revision of a stream; it finds a stream in segments. */
export const byClaim = 'byClaim';

/** The key under which `meta` keeps the name of this very database, to tell it from a later one of the same name. */
export const storeIdKey = 'storeId';

type TagPlace = readonly [tenant: string, tag: string, position: number];
type TypePlace = readonly [tenant: string, tag: string, type: string, position: number];
type Places = readonly (TagPlace | TypePlace)[];

/** An event as a record: with the places under which the index has it. They are no part of the event. */
export type EventRow = StoredEvent & { readonly tagPlaces: Places };

const tagPlacesOf = ({ tenant, tags, type, position }: StoredEvent): Places =>
  [...new Set(tags)].flatMap(
    (tag): Places => [
      [tenant, tag, position],
      [tenant, tag, type, position],
    ],
  );

export const rowOf = (event: StoredEvent): EventRow => ({ ...event, tagPlaces: tagPlacesOf(event) });

export const eventOf = ({ tagPlaces: _places, ...event }: EventRow): StoredEvent => event;

type Claim =
  | readonly [tenant: string, first: number]
  | readonly [tenant: string, id: string]
  | readonly [tenant: string, stream: string, revision: number];

/** What a row of `places` holds; tags are those of a segment, as a record has its own. */
export type PlaceRow = { readonly claims: readonly Claim[]; readonly tagPlaces?: Places };

const claimsOf = (events: readonly StoredEvent[]): readonly Claim[] => [
  ...events.slice(0, 1).map(({ tenant, position }): Claim => [tenant, position]),
  ...events.flatMap(({ tenant, id, stream, revision }): Claim[] => [
    [tenant, id],
    [tenant, stream, revision],
  ]),
];

/** The row of events that are records of their own, written at once. */
export const placesOfRows = (events: readonly StoredEvent[]): PlaceRow => ({ claims: claimsOf(events) });

export const placesOfSegment = (events: readonly StoredEvent[]): PlaceRow => ({
  claims: claimsOf(events),
  tagPlaces: events.flatMap(tagPlacesOf),
});

/** Sorts segments by their ends, so that one after a position is found. */
export type SegmentKey = [tenant: string, last: number, first: number];

export const segmentKey = (tenant: string, { first, last }: SegmentSpan): SegmentKey => [tenant, last, first];

/** Keys of `places` tell whose row it is. */
export const segmentPlaceKey = (tenant: string, { first, last }: SegmentSpan): IDBValidKey => [
  tenant,
  'segment',
  last,
  first,
];

export const rowsPlaceKey = (tenant: string, first: number): IDBValidKey => [tenant, 'records', first];

/** Null for the row of records. */
export const spanOfPlace = (key: IDBValidKey): SegmentSpan | null => {
  const [, kind, last, first] = key as readonly unknown[];
  return kind === 'segment' ? { first: Number(first), last: Number(last) } : null;
};

export const createTagIndex = (store: IDBObjectStore): void => {
  store.createIndex(byTag, 'tagPlaces', { multiEntry: true });
};

/** The stores that came with layout 3. */
export const createSegmentStores = (database: IDBDatabase): IDBObjectStore => {
  database.createObjectStore('segments');
  const places = database.createObjectStore('places');
  places.createIndex(byClaim, 'claims', { multiEntry: true, unique: true });
  createTagIndex(places);
  return places;
};

/** Makes the stores in an empty database. */
export const layOut = (database: IDBDatabase, storeId: string): void => {
  const events = database.createObjectStore('events', { keyPath: ['tenant', 'position'] });
  events.createIndex(byStream, ['tenant', 'stream', 'revision'], { unique: true });
  createTagIndex(events);
  createSegmentStores(database);
  for (const name of ['heads', 'streams', 'commands', 'vault']) database.createObjectStore(name);
  database.createObjectStore('meta').put(storeId, storeIdKey);
};
