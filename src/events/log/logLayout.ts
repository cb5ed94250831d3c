/** Defines the layout of the log's IndexedDB database. Keys begin with the tenant, and `places` makes the browser refuse duplicates. */
import type { SegmentSpan } from './segmentText.ts';
import type { StoredEvent } from './storedEvent.ts';

/** A newer build that changes the stores increments this and migrates: 2 finds events by tags, 3 has segments. */
export const layoutVersion = 3;

export const rowStores = ['events', 'segments', 'places', 'heads', 'streams', 'commands', 'vault'] as const;

export type RowStore = (typeof rowStores)[number];

/** The required stores: a read-only database may have an older layout with fewer stores. */
export const storesIn = ({ version, objectStoreNames }: IDBDatabase): readonly RowStore[] =>
  version < layoutVersion ? rowStores.filter((name) => objectStoreNames.contains(name)) : rowStores;

export const byStream = 'byStream';

/** Finds events by tag, or by tag and type, in log order: of `events`, and of `places` for segments. */
export const byTag = 'byTag';

/** The index of `places` that keeps ids and stream revisions unique; it also finds a stream in segments. */
export const byClaim = 'byClaim';

/** The key in `meta` of the database's unique id, which distinguishes it from a later one of the same name. */
export const storeIdKey = 'storeId';

type TagPlace = readonly [tenant: string, tag: string, position: number];
type TypePlace = readonly [tenant: string, tag: string, type: string, position: number];
type Places = readonly (TagPlace | TypePlace)[];

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

export type PlaceRow = { readonly claims: readonly Claim[]; readonly tagPlaces?: Places };

const claimsOf = (events: readonly StoredEvent[]): readonly Claim[] => [
  ...events.slice(0, 1).map(({ tenant, position }): Claim => [tenant, position]),
  ...events.flatMap(({ tenant, id, stream, revision }): Claim[] => [
    [tenant, id],
    [tenant, stream, revision],
  ]),
];

export const placesOfRows = (events: readonly StoredEvent[]): PlaceRow => ({ claims: claimsOf(events) });

export const placesOfSegment = (events: readonly StoredEvent[]): PlaceRow => ({
  claims: claimsOf(events),
  tagPlaces: events.flatMap(tagPlacesOf),
});

/** Sorts segments by their ends, so that the first one after a position is found. */
export type SegmentKey = [tenant: string, last: number, first: number];

export const segmentKey = (tenant: string, { first, last }: SegmentSpan): SegmentKey => [tenant, last, first];

export const segmentPlaceKey = (tenant: string, { first, last }: SegmentSpan): IDBValidKey => [
  tenant,
  'segment',
  last,
  first,
];

export const rowsPlaceKey = (tenant: string, first: number): IDBValidKey => [tenant, 'records', first];

export const spanOfPlace = (key: IDBValidKey): SegmentSpan | null => {
  const [, kind, last, first] = key as readonly unknown[];
  return kind === 'segment' ? { first: Number(first), last: Number(last) } : null;
};

export const createTagIndex = (store: IDBObjectStore): void => {
  store.createIndex(byTag, 'tagPlaces', { multiEntry: true });
};

export const createSegmentStores = (database: IDBDatabase): IDBObjectStore => {
  database.createObjectStore('segments');
  const places = database.createObjectStore('places');
  places.createIndex(byClaim, 'claims', { multiEntry: true, unique: true });
  createTagIndex(places);
  return places;
};

export const layOut = (database: IDBDatabase, storeId: string): void => {
  const events = database.createObjectStore('events', { keyPath: ['tenant', 'position'] });
  events.createIndex(byStream, ['tenant', 'stream', 'revision'], { unique: true });
  createTagIndex(events);
  createSegmentStores(database);
  for (const name of ['heads', 'streams', 'commands', 'vault']) database.createObjectStore(name);
  database.createObjectStore('meta').put(storeId, storeIdKey);
};
