/** Tests that the benchmark reports longer waits than usual. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience, patiently } from '#tests/bench/browser/patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (delay: number): Promise<string> =>
  new Promise((resolve) => void setTimeout(() => resolve('here'), delay));

test.each([
  [29_000, []],
  [100_000, ['the board: still waiting after 30 s, for at most 180 s', 'the board: waited 100 s']],
])('a page that comes after %d ms is waited for, with these lines', async (delay, lines) => {
  const said: string[] = [];
  const coming = patiently('the board', after(delay), (line) => said.push(line));
  await vi.advanceTimersByTimeAsync(patience);

  expect([await coming, said]).toEqual(['here', lines]);
});
