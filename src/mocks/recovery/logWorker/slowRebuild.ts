/** Reports a start's work that takes noticeably long, with its progress and a way to skip it. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';
import type { LogStep } from './askLogWorker.ts';

/** Shorter waits are not reported. */
export const moment: Milliseconds = 500;

export type SlowParts = {
  readonly clock: Clock;
  /** Called once after the delay, never for faster work. */
  readonly tell: (rebuild: StartRebuild) => void;
};

/** Resolves with null after `skip`, otherwise with the work's result; rejects with its error. */
export const slowRebuild = async <Result>(
  { clock, tell }: SlowParts,
  work: (step: LogStep) => Promise<Result>,
): Promise<Result | null> => {
  const skipping = new AbortController();
  const over = new AbortController();
  const listeners = new Set<OnProgress>();
  let [done, total] = [0, 0];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const follow = (listener: OnProgress) => {
    listeners.add(listener);
    listener(done, total);
    return () => listeners.delete(listener);
  };
  sleep(clock, moment, over.signal).then(
    () => tell({ follow, ended, skip: () => skipping.abort() }),
    () => {},
  );
  const onProgress: OnProgress = (...step) => {
    [done, total] = step;
    for (const listener of listeners) listener(done, total);
  };
  try {
    return await work({ signal: skipping.signal, onProgress });
  } catch (error) {
    if (skipping.signal.aborted) return null;
    throw error;
  } finally {
    over.abort();
    end();
  }
};
