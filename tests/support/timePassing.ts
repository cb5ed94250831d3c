/** Advances a virtual clock until a promise settles. */
import type { Milliseconds } from '#world/clock.ts';
import { settle } from '#world/settle.ts';
import type { VirtualClock } from '#world/virtualClock.ts';

/** Longer timers are timeouts that would only give up. */
const longestWait: Milliseconds = 1_000;

export const timePassing = async <Result>(clock: VirtualClock, work: Promise<Result>): Promise<Result> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    await settle();
    const wait = (clock.pending()[0] ?? Number.POSITIVE_INFINITY) - clock.now();
    if (!isOver && wait <= longestWait) await clock.advanceAsync(wait);
  }
  return work;
};
