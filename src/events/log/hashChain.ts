/** The hash chain: each hash covers its event and the hash before, by EventSourcingDB's published formula, so that other tools can check it. */
import { canonicalJson } from './canonicalJson.ts';
import { sha256Hex } from './digest.ts';
import type { Head } from './eventLog.ts';
import { isJson } from './frozenJson.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The end of a log without events; its hash is what the first event links to. */
export const emptyHead: Head = Object.freeze({
  position: 0,
  hash: '0'.repeat(64),
  recordedAt: '1970-01-01T00:00:00.000Z',
});

/** The end of a log whose last event this is. */
export const headOf = ({ position, hash, recordedAt }: Head): Head => ({ position, hash, recordedAt });

/** The part of an event that says what happened, not where in the log it stands. */
export type EventContent = Omit<StoredEvent, PlaceField | 'hash'>;

/** The fields that the formula names. */
type PlaceField = 'tenant' | 'position' | 'stream' | 'revision' | 'type' | 'recordedAt' | 'previousHash';

type EventPlace = Pick<StoredEvent, PlaceField>;

/** Hash of what stands for `data` in the formula: all of the event that its other fields do not name, as RFC 8785 text. */
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

/** The hash that an event must have. */
export const hashEvent = (event: Omit<StoredEvent, 'hash'> & { readonly hash?: string }): string => {
  const { tenant, position, stream, revision, type, recordedAt, previousHash, hash, ...content } = event;
  const place = { tenant, position, stream, revision, type, recordedAt, previousHash };
  return hashAt(place, hashContent(content));
};

/** What is wrong at a position. */
export type ChainFault =
  /** Another event stands there, or none. */
  | 'position'
  /** It does not link to the one before it. */
  | 'link'
  /** It is not what was hashed. */
  | 'content'
  /** It is not the next of its stream. */
  | 'revision'
  /** It was recorded before the one in front of it. */
  | 'time';

export type BrokenLink = { readonly position: number; readonly fault: ChainFault };

/** Whether an event is what was hashed; what a storage gives may have become anything, even what is no JSON. */
const isAsHashed = (event: StoredEvent): boolean => isJson(event) && event.hash === hashEvent(event);

/**
 * Checks events one by one, so that a long log can be checked in pages: each call gives null or the fault of that event. After a
 * `previous` other than the start, the first event of a stream may have any revision.
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
