/** The range within which a day would not have stood out. */
import { expect, test } from 'vitest';
import { usualRange } from '#domain/analysis/usualRange.ts';

test.each([
  // A spread of 1 reaches 3.5 events.
  [
    { events: 15, usual: 2, score: 13 },
    { from: 0, to: 5 },
  ],
  [
    { events: 2, usual: 30, score: -7 },
    { from: 16, to: 44 },
  ],
  // Small spreads reach as far as the smallest difference allows.
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
