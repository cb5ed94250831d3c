/** Lets time pass on a virtual clock until something has come to its end. */
import type { Milliseconds } from '#world/clock.ts';
import { settle } from '#world/settle.ts';
import type { VirtualClock } from '#world/virtualClock.ts';

/** Who waits for longer waits for something else, and only gives up then. */
const longestWait: Milliseconds = 1_000;

/** Goes from one short wait to the next. */
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
