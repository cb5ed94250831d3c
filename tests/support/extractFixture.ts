/** Stores extracts in memory, where a test may damage them. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { FoldableEvent } from '#events/log/foldableEvent.ts';
import type { EventExtract } from '#events/projections/eventExtract.ts';
import { type ExtractParts, type ExtractStore, extractedRows } from '#events/projections/extractedRows.ts';
import { platformDigest } from '#events/recovery/privateFiles.ts';

export const createExtractFixture = () => {
  const stored = new Map<number, EventExtract>();
  const shelf: ExtractStore = {
    read: async (first) => structuredClone(stored.get(first) ?? null),
    write: async (first, extract) => {
      stored.set(first, structuredClone(extract));
      return true;
    },
  };
  const place = { tenant: 'tests', storeId: 'store' };
  const partsFor = (log: Pick<EventLog, 'readAll' | 'readRow'>): ExtractParts => ({
    log,
    shelf,
    place,
    sumOf: platformDigest,
  });
  return { stored, shelf, partsFor };
};

export const readInRows = async (parts: ExtractParts, upTo: number) => {
  const readRow = extractedRows(parts);
  const events: FoldableEvent[] = [];
  const extracts: number[] = [];
  for (let after = 0; after < upTo; ) {
    const row = await readRow({ after, upTo });
    if (row.isExtract) extracts.push(after + 1);
    events.push(...row.events);
    after = row.reached;
  }
  return { events, extracts };
};
