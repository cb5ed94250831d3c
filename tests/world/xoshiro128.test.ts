/** Tests the generator against the output of its authors' program. */
import { describe, expect, test } from 'vitest';
import { createXoshiro128 } from '#world/seededRandom.ts';

describe('xoshiro128**', () => {
  test('gives what the reference implementation 1.1 gives from the state 1, 2, 3, 4', () => {
    const next = createXoshiro128([1, 2, 3, 4]);

    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('refuses the one state that it cannot leave', () => {
    expect(() => createXoshiro128([0, 0, 0, 0])).toThrow(RangeError);
  });
});
