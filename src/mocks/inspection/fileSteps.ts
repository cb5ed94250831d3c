/** How a long step over events tells how far it is, and is stopped between two lists of them. */
import type { OnProgress, RecoveryStep } from '#domain/recovery/loss.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { EventLists } from './branchEvents.ts';

/** Nobody listens, and nobody stops it. */
export const unwatchedStep = (): RecoveryStep => ({
  onProgress: () => {},
  signal: new AbortController().signal,
});

/** Hears of lists of events; throws the signal's reason when it is aborted. How many there will be only the end tells. */
export const tellingEach = (onProgress: OnProgress, signal: AbortSignal) => {
  let done = 0;
  return (events: readonly StoredEvent[]): void => {
    signal.throwIfAborted();
    done += events.length;
    onProgress(done, 0);
  };
};

/** The same lists; each is told once it was taken. Throws the signal's reason before the next one. */
export async function* toldLists(
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
