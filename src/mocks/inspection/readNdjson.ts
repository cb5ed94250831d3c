/** Streams an exported log, and reports the first invalid line. */
import type { FileFault, ImportReport } from '#domain/inspection/branchControls.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { macrotask } from '#world/settle.ts';
import { createExportReader, type SecretTaker } from './exportReader.ts';
import { faultOf, linesOf } from './fileLines.ts';

/** The size of a batch: verifying it takes some milliseconds, after which the thread yields. */
const batchSize = 200;

/**
 * Yields valid events in batches up to the end or the first invalid line, then the report. Memory holds only
 * event ids and stream heads.
 */
export async function* scanNdjson(
  file: Blob,
  taker: SecretTaker = {},
): AsyncGenerator<readonly StoredEvent[], ImportReport> {
  let batch: StoredEvent[] = [];
  let line = 0;
  const reader = createExportReader((event) => batch.push(event), taker);
  const lines = linesOf(file);
  const takeLine = async (): Promise<'more' | 'end' | FileFault> => {
    try {
      const next = await lines.next();
      if (next.done) return 'end';
      line += 1;
      if (next.value.trim() !== '') reader.take(next.value);
      return 'more';
    } catch (error) {
      return faultOf(error, Math.max(line, 1));
    }
  };
  for (;;) {
    const taken = await takeLine();
    if (taken !== 'more' || batch.length === batchSize) {
      yield batch;
      batch = [];
      await macrotask();
    }
    if (taken === 'more') continue;
    if (taken !== 'end') return reader.report(taken);
    const missing = reader.missing();
    return reader.report(missing === null ? null : { line: line + 1, detail: missing });
  }
}

export const checkNdjson = async (
  file: Blob,
  take: (events: readonly StoredEvent[]) => void = () => {},
  taker: SecretTaker = {},
): Promise<ImportReport> => {
  const scan = scanNdjson(file, taker);
  for (;;) {
    const { done, value } = await scan.next();
    if (done) return value;
    take(value);
  }
};
