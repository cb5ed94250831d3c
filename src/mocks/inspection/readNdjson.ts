/** Reads an exported log as its file comes, and says of the first wrong line what is wrong with it. */
import type { FileFault, ImportReport } from '#domain/inspection/branchControls.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { macrotask } from '#world/settle.ts';
import { createExportReader, type SecretTaker } from './exportReader.ts';
import { faultOf, linesOf } from './fileLines.ts';

/** So many events are handed on together; to check them takes some milliseconds, after which the thread answers. */
const batchSize = 200;

/**
 * Reads a file as it comes, to its end or its first wrong line: hands on the right events in batches, and then what was found.
 * It keeps only the ids of the events and the ends of their streams.
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

/** Reads a file to its end or to its first wrong line, and keeps nothing of it. */
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
