/** The events of a file on their way into a new log: counted, and linked under its name where they were another one's. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';

/** Hears of lists of events; throws the signal's reason when it is aborted. How many there will be only the end tells. */
export const tellingEach = (onProgress: OnProgress, signal: AbortSignal) => {
  let done = 0;
  return (events: readonly StoredEvent[]): void => {
    signal.throwIfAborted();
    done += events.length;
    onProgress(done, 0);
  };
};

/** The same facts as events of this log; those of a file may be another branch's. */
export async function* asTenant(
  lists: AsyncIterable<readonly StoredEvent[]>,
  tenant: string,
): AsyncGenerator<readonly StoredEvent[]> {
  let last = emptyHead;
  for await (const events of lists)
    yield events.map((event) => {
      const moved = event.tenant === tenant ? event : rechained(event, tenant, last);
      last = headOf(moved);
      return moved;
    });
}
