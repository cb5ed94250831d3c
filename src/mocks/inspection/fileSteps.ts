/** Reports the progress of a long operation over events, and cancels it between batches. */
import type { OnProgress, RecoveryStep } from '#domain/recovery/loss.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { EventLists } from './branchEvents.ts';

export const unwatchedStep = (): RecoveryStep => ({
  onProgress: () => {},
  signal: new AbortController().signal,
});

/** Receives batches of events; throws the signal's reason when aborted. The total is known only at the end. */
export const tellingEach = (onProgress: OnProgress, signal: AbortSignal) => {
  let done = 0;
  return (events: readonly StoredEvent[]): void => {
    signal.throwIfAborted();
    done += events.length;
    onProgress(done, 0);
  };
};

/** Passes the batches through and reports each after it was consumed. Throws the signal's reason before the next. */
export async function* streamLists(
  lists: EventLists,
  { onProgress, signal }: RecoveryStep,
  total: number,
): AsyncGenerator<readonly StoredEvent[]> {
  let done = 0;
  for await (const events of lists) {
    signal.throwIfAborted();
    yield events;
    done += events.length;
    onProgress(done, total);
  }
  signal.throwIfAborted();
}
