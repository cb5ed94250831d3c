/** Rows of events for a rebuild: from extracts where there are some of this very log, otherwise from its lines. */
import type { EventLog, EventsInRow } from '../log/eventLog.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import {
  type EventExtract,
  type ExtractBounds,
  type Extracted,
  extractFormat,
  readExtract,
} from './eventExtract.ts';

/** Where extracts are kept. No function rejects: what cannot be read or written is not there. */
export type ExtractStore = {
  /** The one that begins at a position. */
  readonly read: (first: number) => Promise<EventExtract | null>;
  /** False where the storage refuses. */
  readonly write: (first: number, extract: EventExtract) => Promise<boolean>;
};

export type ExtractParts = {
  /** As it is kept: what is sealed is sealed. */
  readonly log: Pick<EventLog, 'readAll' | 'readRow'>;
  readonly shelf: ExtractStore;
  readonly place: Pick<ExtractBounds, 'tenant' | 'storeId'>;
  /** SHA-256 as hex digits. */
  readonly sumOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
};

/** So many are read while one is folded. */
const mostAhead = 2;

/** Whether the log has the events at both ends of it. */
const isOfLog = async (
  { log, place }: ExtractParts,
  { bounds: { tenant, storeId, first, last, previousHash, hash }, events }: Extracted,
): Promise<boolean> => {
  if (tenant !== place.tenant || storeId !== place.storeId || last - first + 1 !== events.length)
    return false;
  const at = async (position: number): Promise<StoredEvent | undefined> =>
    (await log.readAll({ after: position - 1, upTo: position, limit: 1 }))[0];
  const [begin, end] = await Promise.all([at(first), at(last)]);
  return (
    begin?.position === first &&
    begin.previousHash === previousHash &&
    end?.position === last &&
    end.hash === hash
  );
};

/** Null where there is none that can be believed. `hear` is told early where the next one would begin. */
export const readExtractAt = async (
  parts: ExtractParts,
  first: number,
  hear: (next: number) => void = () => {},
): Promise<Extracted | null> => {
  const found = await parts.shelf.read(first);
  if (found === null || found.format !== extractFormat) return null;
  hear(found.last + 1);
  if ((await parts.sumOf(found.bytes)) !== found.sum) return null;
  const extracted = readExtract(found.bytes);
  return extracted.bounds.first === first && (await isOfLog(parts, extracted)) ? extracted : null;
};

/** Extracts one after the other; the next ones are on their way, as each takes several waits. */
const readingAhead = (parts: ExtractParts) => {
  const underWay = new Map<number, Promise<Extracted | null>>();
  const start = (first: number, ahead: number): Promise<Extracted | null> => {
    const known = underWay.get(first);
    if (known !== undefined) return known;
    const hear = (next: number): void => {
      if (ahead > 0 && next > first) void start(next, ahead - 1);
    };
    // Where the log cannot be read, its lines say so.
    const reading = readExtractAt(parts, first, hear).catch(() => null);
    underWay.set(first, reading);
    return reading;
  };
  return async (first: number): Promise<Extracted | null> => {
    const found = await start(first, mostAhead);
    underWay.delete(first);
    if (found !== null) void start(found.bounds.last + 1, mostAhead - 1);
    return found;
  };
};

export type ExtractedRows = (range: { after: number; upTo: number }) => Promise<
  EventsInRow<FoldableEvent> & {
    /** Whether they are from an extract. */
    readonly isExtract: boolean;
  }
>;

export const extractedRows = (parts: ExtractParts): ExtractedRows => {
  const read = readingAhead(parts);
  return async ({ after, upTo }) => {
    const found = await read(after + 1);
    if (found !== null && found.bounds.last <= upTo)
      return { events: found.events, reached: found.bounds.last, isExtract: true };
    return { ...(await parts.log.readRow({ after, upTo })), isExtract: false };
  };
};
