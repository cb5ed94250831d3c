/** Records each log's acknowledged end outside the database, so that a start distinguishes data loss from a new log. */

/** The part of the browser's localStorage that markers need; each call may throw. */
export type MarkerStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type HeadMarker = {
  readonly storeId: string;
  readonly position: number;
  /** 64 hex digits. */
  readonly hash: string;
  /** ISO 8601 UTC. */
  readonly recordedAt: string;
};

/**
 * `damaged`: an unreadable marker. `isBehind`: later events were acknowledged without an update of the
 * marker, so it cannot prove that they exist.
 */
export type FoundMarker =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'marker'; readonly marker: HeadMarker; readonly isBehind: boolean };

export type HeadMarkers = {
  read(tenant: string): FoundMarker;
  /** Records an event of the tenant's log, unless the marker of this database is further. Never throws. */
  write(tenant: string, marker: HeadMarker): void;
  remove(tenant: string): void;
  /** Reports the first event that could not be recorded, and the first one after it that could. */
  follow(hear: (isNoted: boolean) => void): void;
};

const prefix = 'agencylens.head:';

const keyOf = (tenant: string): string => prefix + tenant;

export const tenantOfKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;

const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** Parsed by hand, because the start's first read must not wait for the schema code. */
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

const textOf = ({ storeId, position, hash, recordedAt }: HeadMarker): string =>
  JSON.stringify({ storeId, position, hash, recordedAt });

/** A marker that is behind: shorter than the original text, so that a full store accepts the replacement. */
const behindText = ({ storeId, position, hash, recordedAt }: HeadMarker): string =>
  JSON.stringify([storeId, position, hash, recordedAt]);

const parse = (text: string): FoundMarker => {
  try {
    const value: unknown = JSON.parse(text);
    const isBehind = Array.isArray(value);
    const [storeId, position, hash, recordedAt] = isBehind ? value : [];
    const marker: unknown = isBehind ? { storeId, position, hash, recordedAt } : value;
    return isMarker(marker) ? { kind: 'marker', marker, isBehind } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
};

/** `find` returns the store; when it or the store throws, there are no markers. */
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

  const put = (tenant: string, text: string): boolean =>
    quietly((store) => {
      store.setItem(keyOf(tenant), text);
      return true;
    }, false);
  let hears = (_isNoted: boolean): void => {};
  let wasNoted = true;

  return {
    read,
    write: (tenant, marker) => {
      const before = read(tenant);
      const known = before.kind === 'marker' ? before.marker : null;
      // Two tabs may write in another order than they appended.
      if (known?.storeId === marker.storeId && known.position > marker.position) return;
      const isNoted = put(tenant, textOf(marker));
      if (!isNoted && known !== null) put(tenant, behindText(known));
      if (isNoted !== wasNoted) hears(isNoted);
      wasNoted = isNoted;
    },
    remove: (tenant) => quietly((store) => store.removeItem(keyOf(tenant)), undefined),
    follow: (hear) => {
      hears = hear;
      if (!wasNoted) hear(false);
    },
  };
};
