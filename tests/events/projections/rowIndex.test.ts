/** Tests that rows of the same number are found, sorted before or added later. */
import { expect, test } from 'vitest';
import { createRowIndex } from '#events/projections/timeline.ts';

const numbers = [7, -1, 2 ** 40 + 7, 0, 7, -1, 2 ** 40, 3];

test.each([0, 1, 8, 500, 1_025, 6_000])(
  'finds each row once and in order, with %s rows at the first question',
  (first) => {
    const numberOf = (row: number) => numbers[row % numbers.length] ?? 0;
    const { rowsOf } = createRowIndex(numberOf);
    for (const count of [first, first + 10, first + 1_500, first + 9_000])
      for (const number of [...new Set(numbers), 99])
        expect(rowsOf(number, count)).toEqual(
          Array.from({ length: count }, (_, row) => row).filter((row) => numberOf(row) === number),
        );
  },
);
