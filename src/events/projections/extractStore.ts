/** Writes and reads extracts of the log, which answer figures without its events. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { type MarkedEvent, marked } from '../log/foldableEvent.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { committed, type DerivedPlace, openDerived, settled } from './derivedDatabase.ts';
import { type EventExtract, type ExtractBounds, extractBytes, extractFormat } from './eventExtract.ts';
import { type ExtractParts, type ExtractStore, readExtractAt } from './extractedRows.ts';

type MakingParts = ExtractParts & {
  readonly onProgress: OnProgress;
  readonly length?: number;
};

/** A log with fewer events folds from its lines as fast. */
const usualLength = 8_192;

type Waiting = { readonly events: MarkedEvent[]; readonly previousHash: string; last: StoredEvent };

const begin = (first: StoredEvent): Waiting => ({
  events: [],
  previousHash: first.previousHash,
  last: first,
});

const writeExtract = async (
  { shelf, place, sumOf }: ExtractParts,
  { events, previousHash, last }: Waiting,
): Promise<boolean> => {
  const first = events[0]?.position ?? 0;
  if (last.position - first + 1 !== events.length) return false;
  const bounds: ExtractBounds = { ...place, first, last: last.position, previousHash, hash: last.hash };
  const bytes = extractBytes(events, bounds);
  return shelf.write(first, { format: extractFormat, last: last.position, bytes, sum: await sumOf(bytes) });
};

/** Returns the number of new extracts. Stops when the storage is full. Rejects when the log cannot be read. */
export const makeExtracts = async (parts: MakingParts, upTo: number): Promise<number> => {
  const { log, onProgress, length = usualLength } = parts;
  let waiting: Waiting | null = null;
  let made = 0;
  for (let after = 0; after < upTo; onProgress(after, upTo)) {
    const known = waiting === null ? await readExtractAt(parts, after + 1).catch(() => null) : null;
    if (known !== null) {
      after = known.bounds.last;
      continue;
    }
    const { events, reached } = await log.readRow({ after, upTo });
    after = reached;
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) continue;
    waiting ??= begin(first);
    waiting.events.push(...events.map(marked));
    waiting.last = last;
    if (waiting.events.length < length) continue;
    if (!(await writeExtract(parts, waiting))) return made;
    made += 1;
    waiting = null;
  }
  return made;
};

export type OpenExtracts = ExtractStore & { readonly close: () => Promise<void> };

export const openExtracts = ({ factory, storeId, tenant, report }: DerivedPlace): OpenExtracts => {
  const opened = openDerived(factory);
  opened.catch(report);
  const keyOf = (first: number): IDBValidKey => [storeId, tenant, first];
  const orElse = async <Result>(otherwise: Result, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  return {
    read: (first) =>
      orElse<EventExtract | null>(null, async () => {
        const extracts = (await opened).transaction('extracts').objectStore('extracts');
        return (await settled<EventExtract | undefined>(extracts.get(keyOf(first)))) ?? null;
      }),
    write: (first, extract) =>
      orElse(false, async () => {
        const transaction = (await opened).transaction('extracts', 'readwrite', { durability: 'relaxed' });
        const end = committed(transaction);
        transaction.objectStore('extracts').put(extract, keyOf(first));
        await end;
        return true;
      }),
    close: async () => {
      await opened.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
};
