/** Verifies a whole hash chain at once. */
import type { Head } from '#events/log/eventLog.ts';
import { type BrokenLink, chainCheck, emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';

/** The first broken link of events after `previous`, by default the start of the log. Null if intact. */
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
