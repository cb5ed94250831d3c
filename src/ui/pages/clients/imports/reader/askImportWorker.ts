/** Reads a file in a worker, or in small steps on the main thread if no worker is available. */
import type { AskImportReader, ImportResult, ImportTask, ReadStep } from '#machines/imports/importTask.ts';
import { type Clock, type Milliseconds, sleepInSlices } from '#world/clock.ts';
import { macrotask } from '#world/settle.ts';
import { type FromImportWorker, runImportTask } from './runImportTask.ts';

export type StartedImportWorker = {
  readonly tell: (task: ImportTask) => void;
  readonly listen: (hear: (message: FromImportWorker) => void) => void;
  readonly onFailure: (hear: () => void) => void;
  readonly end: () => void;
};

type ReaderParts = {
  /** Throws if the browser allows no workers; null: the file is read on the main thread. */
  readonly start: (() => StartedImportWorker) | null;
  readonly clock: Clock;
};

/** A worker that sends no message within this time is terminated. */
const startPatience: Milliseconds = 5_000;

/** Smaller files, in bytes, are read without pauses. */
const smallFile = 200_000;

const started = ({ start }: ReaderParts): StartedImportWorker | null => {
  try {
    return start?.() ?? null;
  } catch {
    return null;
  }
};

const readHere = (task: ImportTask, { signal, tell }: ReadStep): Promise<ImportResult> => {
  const pause = async (): Promise<void> => {
    await macrotask();
    signal.throwIfAborted();
  };
  return runImportTask(task, { tell, ...(task.file.size < smallFile ? {} : { pause }) });
};

const readThere = async (
  worker: StartedImportWorker,
  clock: Clock,
  task: ImportTask,
  { signal, tell }: ReadStep,
): Promise<ImportResult | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<ImportResult | null>();
  const heard = new AbortController();
  const leave = (): void => reject(signal.reason);
  worker.listen((message) => {
    heard.abort();
    if (message.kind === 'progress') tell(message.part);
    else resolve(message.kind === 'result' ? message.result : null);
  });
  worker.onFailure(() => resolve(null));
  sleepInSlices(clock, startPatience, heard.signal).then(
    () => resolve(null),
    () => {},
  );
  signal.addEventListener('abort', leave, { once: true });
  try {
    worker.tell(task);
    return await promise;
  } finally {
    signal.removeEventListener('abort', leave);
    heard.abort();
    worker.end();
  }
};

export const createImportReader =
  (parts: ReaderParts): AskImportReader =>
  async (task, step) => {
    step.signal.throwIfAborted();
    const worker = started(parts);
    const found = worker === null ? null : await readThere(worker, parts.clock, task, step);
    // The main thread hits the same error and reports it.
    return found ?? readHere(task, step);
  };
