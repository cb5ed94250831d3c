/** Hints that also come when the page is looked at again, and now and then: a tab that no channel reaches misses nothing for long. */
import type { Clock, Milliseconds } from '#world/clock.ts';
import { onPageSeen } from '#world/pageMoments.ts';
import type { LogHints } from './logStorage.ts';

/** How long another tab's events can stay unseen at most. */
const betweenLooks: Milliseconds = 30_000;

/** A hint says that there may be something new: one too many costs a read that finds nothing. */
export const regularHints = (hints: LogHints, clock: Clock): LogHints => ({
  ...hints,
  listen: (onHint) => {
    const look = (): void => {
      timer = clock.setTimeout(look, betweenLooks);
      onHint();
    };
    let timer = clock.setTimeout(look, betweenLooks);
    const stops = [hints.listen(onHint), onPageSeen(onHint), () => clock.clearTimeout(timer)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});
