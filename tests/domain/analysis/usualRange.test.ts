/** Tests the range of values that do not count as unusual. */
import { expect, test } from 'vitest';
import { usualRange } from '#domain/analysis/usualRange.ts';

test.each([
  // A spread of 1 allows 3.5 events.
  [
    { events: 15, usual: 2, score: 13 },
    { from: 0, to: 5 },
  ],
  [
    { events: 2, usual: 30, score: -7 },
    { from: 16, to: 44 },
  ],
  // For small spreads the minimum difference applies.
  [
    { events: 15, usual: 2, score: 130 },
    { from: 0, to: 4 },
  ],
  [
    { events: 2, usual: 2, score: 0 },
    { from: 0, to: 4 },
  ],
])('of %j', (day, range) => {
  expect(usualRange(day)).toEqual(range);
});
