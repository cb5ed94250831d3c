/** Waits until React has rendered, because React's own `act` exists only in its development build and tests use the production build. */
import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterAll, expect } from 'vitest';
import { macrotask } from '#world/settle.ts';

const idle = (): Promise<void> => new Promise((resolve) => schedule(idlePriority, () => resolve()));

const rounds = 3;

/** Runs `work` and resolves with its result after React has rendered. Rejects as `work` does. */
export const act = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const result = await work();
  for (let round = 0; round < rounds; round += 1) {
    await macrotask();
    await idle();
  }
  return result;
};

// A file that leaves a part on the page fails itself, not the next file in the process.
afterAll(() => {
  if (typeof document === 'undefined') return;
  // A download that the test does not catch would navigate the page away.
  expect(window.location.protocol).toMatch(/^http/);
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 200));
  expect(left, 'what this file left in the document').toEqual([]);
});
