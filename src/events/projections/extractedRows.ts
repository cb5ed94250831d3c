/** Reads event rows for a rebuild: from extracts of this very log when they exist, otherwise from its lines. */
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

/** A store of extracts. No function rejects: an unreadable extract counts as missing. */
export type ExtractStore = {
  readonly read: (first: number) => Promise<EventExtract | null>;
  readonly write: (first: number, extract: EventExtract) => Promise<boolean>;
};

export type ExtractParts = {
  /** The raw log; personal data stays encrypted. */
  readonly log: Pick<EventLog, 'readAll' | 'readRow'>;
  readonly shelf: ExtractStore;
  readonly place: Pick<ExtractBounds, 'tenant' | 'storeId'>;
  readonly sumOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
};

const mostAhead = 2;

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

/** Null without a trustworthy extract. `hear` gets the start of the next one early. */
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

/** Yields extracts in order and prefetches the next ones, because each needs several waits. */
const readingAhead = (parts: ExtractParts) => {
  const underWay = new Map<number, Promise<Extracted | null>>();
  const start = (first: number, ahead: number): Promise<Extracted | null> => {
    const known = underWay.get(first);
    if (known !== undefined) return known;
    const hear = (next: number): void => {
      if (ahead > 0 && next > first) void start(next, ahead - 1);
    };
    // The read of the log's lines reports the error.
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
