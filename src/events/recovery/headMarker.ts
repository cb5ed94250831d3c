/** Notes beside the database how far each log has come, so that a database that lost something is told from a new one. */

/** The part of the browser's localStorage that markers need; each call may throw. */
export type MarkerStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The last event that was acknowledged. */
export type HeadMarker = {
  /** The database in which the event stands. */
  readonly storeId: string;
  /** From 1. */
  readonly position: number;
  /** 64 hex digits. */
  readonly hash: string;
  /** ISO 8601 UTC. */
  readonly recordedAt: string;
};

/** `damaged`: there was a marker, and what it said can no longer be read. */
export type FoundMarker =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'marker'; readonly marker: HeadMarker };

export type HeadMarkers = {
  read(tenant: string): FoundMarker;
  /** Notes an event of the tenant's log; one of the same database that is further stays. Never throws. */
  write(tenant: string, marker: HeadMarker): void;
  /** The branch is gone on purpose, or begins anew. */
  remove(tenant: string): void;
};

const prefix = 'agencylens.head:';

const keyOf = (tenant: string): string => prefix + tenant;

/** Whose marker an entry of the store is; null for other entries. */
export const tenantOfKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;

const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** By hand: a schema would make the first thing that a start reads wait for the code of schemas. */
const isMarker = (value: unknown): value is HeadMarker => {
  const { storeId, position, hash, recordedAt } = Object(value) as Partial<Record<string, unknown>>;
  return (
    typeof storeId === 'string' &&
    storeId !== '' &&
    Number.isSafeInteger(position) &&
    Number(position) >= 1 &&
    typeof hash === 'string' &&
    /^[0-9a-f]{64}$/.test(hash) &&
    isTime(recordedAt)
  );
};

const parse = (text: string): FoundMarker => {
  try {
    const marker: unknown = JSON.parse(text);
    return isMarker(marker) ? { kind: 'marker', marker } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
};

/** Markers in a store that `find` gives; where that throws, or the store does, there are none. */
export const createHeadMarkers = (find: () => MarkerStore): HeadMarkers => {
  const quietly = <Result>(use: (store: MarkerStore) => Result, otherwise: Result): Result => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  const read = (tenant: string): FoundMarker => {
    const text = quietly((store) => store.getItem(keyOf(tenant)), null);
    return text === null ? { kind: 'none' } : parse(text);
  };

  return {
    read,
    write: (tenant, { storeId, position, hash, recordedAt }) => {
      const before = read(tenant);
      // Two tabs may write in another order than they appended.
      const isBehind =
        before.kind === 'marker' && before.marker.storeId === storeId && before.marker.position > position;
      if (isBehind) return;
      const text = JSON.stringify({ storeId, position, hash, recordedAt });
      quietly((store) => store.setItem(keyOf(tenant), text), undefined);
    },
    remove: (tenant) => quietly((store) => store.removeItem(keyOf(tenant)), undefined),
  };
};
