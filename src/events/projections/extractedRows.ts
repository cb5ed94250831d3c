/** Rows of events for a rebuild: from extracts of this very log, otherwise from its lines, of which extracts are made. */
import type { EventLog, EventsInRow } from '../log/eventLog.ts';
import { type MarkedEvent, marked } from '../log/foldableEvent.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import {
  type EventExtract,
  type ExtractBounds,
  type Extracted,
  extractBytes,
  extractFormat,
  readExtract,
} from './eventExtract.ts';

/** Where extracts are kept. No function rejects: what cannot be read or written is not there. */
export type ExtractShelf = {
  /** The one that begins at a position. */
  readonly read: (first: number) => Promise<EventExtract | null>;
  /** False where the storage refuses. */
  readonly write: (first: number, extract: EventExtract) => Promise<boolean>;
};

export type ExtractParts = {
  /** As it is kept: what is sealed is sealed. */
  readonly log: Pick<EventLog, 'readAll' | 'readRow'>;
  readonly shelf: ExtractShelf;
  readonly place: Pick<ExtractBounds, 'tenant' | 'storeId'>;
  /** SHA-256 as hex digits. */
  readonly sumOf: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** So many events are in one, or some more; left out: as many as are worth it. */
  readonly length?: number;
};

/** A log with fewer events is folded from its lines as fast. */
const usualLength = 16_384;

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

/** Null where there is none that can be believed. */
const readAt = async (parts: ExtractParts, first: number): Promise<Extracted | null> => {
  const found = await parts.shelf.read(first);
  if (found === null || found.format !== extractFormat) return null;
  if ((await parts.sumOf(found.bytes)) !== found.sum) return null;
  const extracted = readExtract(found.bytes);
  return extracted.bounds.first === first && (await isOfLog(parts, extracted)) ? extracted : null;
};

/** Makes extracts of rows as they come. */
const extracting = ({ shelf, place, sumOf, length = usualLength }: ExtractParts) => {
  let waiting: MarkedEvent[] = [];
  let previousHash = '';
  let written = Promise.resolve(true);
  const write = async (events: readonly MarkedEvent[], bounds: ExtractBounds): Promise<boolean> => {
    const bytes = extractBytes(events, bounds);
    return shelf.write(bounds.first, { format: extractFormat, bytes, sum: await sumOf(bytes) });
  };
  const take = async (row: readonly StoredEvent[]): Promise<readonly MarkedEvent[]> => {
    const events = row.map(marked);
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined) return events;
    const isNext = first.position === (waiting.at(-1)?.position ?? Number.NaN) + 1;
    if (!isNext) {
      waiting = [];
      ({ previousHash } = first);
    }
    waiting.push(...events);
    if (waiting.length < length) return events;
    const whole = waiting;
    waiting = [];
    const from = whole[0]?.position ?? 0;
    const bounds = { ...place, first: from, last: last.position, previousHash, hash: last.hash };
    const isWhole = last.position - from + 1 === whole.length;
    // Once the storage refuses it is full, or was dropped. What cannot be extracted is read from its lines.
    if (isWhole && (await written)) written = write(whole, bounds).catch(() => false);
    return events;
  };
  return {
    take,
    settled: async (): Promise<void> => {
      await written;
    },
  };
};

export type ExtractedRows = {
  /** To be asked for one row after the other. */
  readonly readRow: (range: { after: number; upTo: number }) => Promise<
    EventsInRow<MarkedEvent> & {
      /** Whether they are from an extract. */
      readonly isExtract: boolean;
    }
  >;
  /** Resolves once all is written that was made. */
  readonly settled: () => Promise<void>;
};

export const extractedRows = (parts: ExtractParts): ExtractedRows => {
  const { take, settled } = extracting(parts);
  return {
    settled,
    readRow: async ({ after, upTo }) => {
      // Where the log cannot be read, its lines say so.
      const found = await readAt(parts, after + 1).catch(() => null);
      if (found !== null && found.bounds.last <= upTo)
        return { events: found.events, reached: found.bounds.last, isExtract: true };
      const row = await parts.log.readRow({ after, upTo });
      return { events: await take(row.events), reached: row.reached, isExtract: false };
    },
  };
};
