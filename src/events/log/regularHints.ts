/** Adds hints when the page becomes visible and at intervals, so that a tab without a channel catches up. */
import type { Clock, Milliseconds } from '#world/clock.ts';
import { onPageSeen } from '#world/pageMoments.ts';
import type { LogHints } from './logStorage.ts';

const betweenLooks: Milliseconds = 30_000;

/** A needless hint costs only a read that finds nothing. */
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
