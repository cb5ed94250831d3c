/** Starts a worker for a task on the log, reports its progress, and terminates it. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { type Clock, type Milliseconds, sleepInSlices } from '#world/clock.ts';
import type { FromLogWorker, LogResult, LogTask, OpenLogName, ToLogWorker } from './logTask.ts';

export type StartedLogWorker = {
  readonly tell: (message: ToLogWorker) => void;
  readonly listen: (hear: (message: FromLogWorker) => void) => void;
  readonly onFailure: (hear: () => void) => void;
  readonly end: () => void;
};

export type LogWorkerParts = {
  readonly start: () => StartedLogWorker;
  readonly clock: Clock;
  readonly log: OpenLogName;
};

export type LogStep = { readonly signal?: AbortSignal | undefined; readonly onProgress?: OnProgress };

/** Null when no worker is available and the caller must run the task. Rejects with the signal's reason after terminating the worker. */
export type AskLogWorker = (task: LogTask, step?: LogStep) => Promise<LogResult | null>;

/** A worker without any message by then is abandoned. */
export const startPatience: Milliseconds = 5_000;

const startOne = ({ start }: LogWorkerParts): StartedLogWorker | null => {
  try {
    return start();
  } catch {
    return null;
  }
};

export const createAskLogWorker =
  (parts: LogWorkerParts): AskLogWorker =>
  async (task, { signal, onProgress } = {}) => {
    signal?.throwIfAborted();
    const worker = startOne(parts);
    if (worker === null) return null;
    const { promise, resolve, reject } = Promise.withResolvers<LogResult | null>();
    const heard = new AbortController();
    const leave = (): void => reject(signal?.reason);
    worker.listen((message) => {
      heard.abort();
      if (message.kind === 'progress') onProgress?.(message.done, message.total);
      else resolve(message.kind === 'result' ? message.result : null);
    });
    worker.onFailure(() => resolve(null));
    sleepInSlices(parts.clock, startPatience, heard.signal).then(
      () => resolve(null),
      () => {},
    );
    signal?.addEventListener('abort', leave, { once: true });
    try {
      worker.tell({ ...parts.log, task });
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
      heard.abort();
      worker.end();
    }
  };
