/**
 * Computes the hash chain by EventSourcingDB's published formula, which other tools can check: each hash
 * covers its event and the previous hash.
 */
import { canonicalJson } from './canonicalJson.ts';
import { sha256Hex } from './digest.ts';
import type { Head } from './eventLog.ts';
import { isJson } from './frozenJson.ts';
import type { StoredEvent } from './storedEvent.ts';

export const emptyHead: Head = Object.freeze({
  position: 0,
  hash: '0'.repeat(64),
  recordedAt: '1970-01-01T00:00:00.000Z',
});

export const headOf = ({ position, hash, recordedAt }: Head): Head => ({ position, hash, recordedAt });

export type EventContent = Omit<StoredEvent, PlaceField | 'hash'>;

type PlaceField = 'tenant' | 'position' | 'stream' | 'revision' | 'type' | 'recordedAt' | 'previousHash';

type EventPlace = Pick<StoredEvent, PlaceField>;

/** The formula's `data` hash: RFC 8785 text of all event fields that the formula does not name. */
export const hashContent = (content: EventContent): string => sha256Hex(canonicalJson(content));

/**
 * 64 hex digits: sha256(hex(sha256(head)) + hex(sha256(data))). The head is
 * "1.0|id|prev|time|source|subject|type|application/json": id is the position - 1, time is `recordedAt`, source `app:<tenant>`,
 * subject `/<stream>/<revision>`.
 */
export const hashAt = (place: EventPlace, contentHash: string): string => {
  const named = [
    '1.0',
    place.position - 1,
    place.previousHash,
    place.recordedAt,
    `app:${place.tenant}`,
    `/${place.stream}/${place.revision}`,
    place.type,
    'application/json',
  ].join('|');
  return sha256Hex(sha256Hex(named) + contentHash);
};

export const hashEvent = (event: Omit<StoredEvent, 'hash'> & { readonly hash?: string }): string => {
  const { tenant, position, stream, revision, type, recordedAt, previousHash, hash, ...content } = event;
  const place = { tenant, position, stream, revision, type, recordedAt, previousHash };
  return hashAt(place, hashContent(content));
};

export type ChainFault = 'position' | 'link' | 'content' | 'revision' | 'time';

export type BrokenLink = { readonly position: number; readonly fault: ChainFault };

/** Checks that the value is JSON first, because corrupt storage may return anything. */
const isAsHashed = (event: StoredEvent): boolean => isJson(event) && event.hash === hashEvent(event);

/**
 * Checks events one by one, for paging: each call returns null or the fault. After a `previous` other than
 * the start, a stream may begin at any revision.
 */
export const chainCheck = (previous: Head = emptyHead): ((event: StoredEvent) => BrokenLink | null) => {
  const nextRevisions = new Map<string, number>();
  const fromStart = previous.position === 0;
  let last = previous;

  const faultOf = (event: StoredEvent): ChainFault | null => {
    const nextRevision = nextRevisions.get(event.stream) ?? (fromStart ? 0 : event.revision);
    const faults: readonly [ChainFault, boolean][] = [
      ['position', event.position !== last.position + 1],
      ['link', event.previousHash !== last.hash],
      ['content', !isAsHashed(event)],
      ['revision', event.revision !== nextRevision],
      ['time', Date.parse(event.recordedAt) < Date.parse(last.recordedAt)],
    ];
    return faults.find(([, found]) => found)?.[0] ?? null;
  };

  return (event) => {
    const fault = faultOf(event);
    if (fault !== null) {
      return { position: last.position + 1, fault };
    }
    nextRevisions.set(event.stream, event.revision + 1);
    last = event;
    return null;
  };
};
