/** Waits until the page in a frame has set up its stage. */
import { createLiveClock } from '#world/liveClock.ts';
import type { StagePage } from '../../stage/stage.ts';

const lookEvery = 50;

/** Calls `tell` once; returns a cancel function. */
export const whenStaged = (find: () => StagePage | null, tell: (page: StagePage) => void): (() => void) => {
  const clock = createLiveClock();
  let timer = clock.setTimeout(look, lookEvery);
  function look(): void {
    const page = find();
    if (page?.agencyLensRestage) tell(page);
    else timer = clock.setTimeout(look, lookEvery);
  }
  return () => clock.clearTimeout(timer);
};
