/** Lets React draw what a step brings about. React's own `act` is in its development build alone, and tests run the build that is shipped. */
import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterAll, expect } from 'vitest';
import { macrotask } from '#world/settle.ts';

/** Resolves when React has drawn all that it was asked for, also in pieces: its scheduler comes to what is idle last. */
const idle = (): Promise<void> => new Promise((resolve) => schedule(idlePriority, () => resolve()));

/** What effects ask for, and what promises bring, is drawn after that. */
const rounds = 3;

/** Does `work` and resolves with its result once React has nothing more to draw. Rejects as `work` does. */
export const act = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const result = await work();
  for (let round = 0; round < rounds; round += 1) {
    await macrotask();
    await idle();
  }
  return result;
};

// A file that leaves a part on the page fails itself, not the next one in the same process.
afterAll(() => {
  if (typeof document === 'undefined') return;
  // A download that was not caught opens its address in place of the page.
  expect(window.location.protocol).toMatch(/^http/);
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 200));
  expect(left, 'what this file left in the document').toEqual([]);
});
