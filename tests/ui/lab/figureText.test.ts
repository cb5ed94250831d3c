/** Tests short formats of numbers. */
import { describe, expect, test } from 'vitest';
import { durationText, sizeText } from '#ui/lab/sizeText.ts';

describe('figures of the Lab', () => {
  test('are written in the unit that reads best', () => {
    expect([0, 0.44, 9.96, 143.4, 999.4, 1_240, 59_900, 125_000, 3_725_000].map(durationText)).toEqual([
      '0 ms',
      '0.4 ms',
      '10 ms',
      '143 ms',
      '999 ms',
      '1.2 s',
      '59.9 s',
      '2 min 5 s',
      '1 h 2 min',
    ]);
    expect([0, 999, 1_240, 2_500_000].map(sizeText)).toEqual(['0 B', '999 B', '1.2 kB', '2,500 kB']);
  });
});
