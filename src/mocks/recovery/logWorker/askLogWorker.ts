/** The page’s side of a worker of the log: starts one for a task, hears how far it is, and ends it, in the middle too. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';
import type { FromLogWorker, LogResult, LogTask, OpenLogName, ToLogWorker } from './logTask.ts';

/** A worker that was started for one task. */
export type StartedLogWorker = {
  readonly tell: (message: ToLogWorker) => void;
  readonly listen: (hear: (message: FromLogWorker) => void) => void;
  readonly onFailure: (hear: () => void) => void;
  readonly end: () => void;
};

export type LogWorkerParts = {
  /** Throws where there can be none. */
  readonly start: () => StartedLogWorker;
  readonly clock: Clock;
  readonly log: OpenLogName;
};

export type LogStep = { readonly signal?: AbortSignal | undefined; readonly onProgress?: OnProgress };

/** Null where no worker does it: whoever asks has to. Rejects with the signal's reason, and the worker is ended then. */
export type AskLogWorker = (task: LogTask, step?: LogStep) => Promise<LogResult | null>;

/** A worker that has said nothing by then is given up. */
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
    sleep(parts.clock, startPatience, heard.signal).then(
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
