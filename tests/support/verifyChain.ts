/** A whole chain held at once. */
import type { Head } from '#events/log/eventLog.ts';
import { type BrokenLink, chainCheck, emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';

/** The first broken link of events that follow `previous` (left out: the start of the log), or null. */
export const verifyChain = (events: Iterable<StoredEvent>, previous: Head = emptyHead): BrokenLink | null => {
  const check = chainCheck(previous);
  for (const event of events) {
    const broken = check(event);
    if (broken !== null) {
      return broken;
    }
  }
  return null;
};
