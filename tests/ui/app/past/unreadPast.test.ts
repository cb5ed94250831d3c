/** Tests the message for an address whose past cannot be read. */
import { expect, test } from 'vitest';
import { unreadPast } from '#ui/app/past/TimeTravelBanner.tsx';

const now = Date.parse('2026-03-02T09:00:00Z');

test.each([
  ['', null],
  ['?as_of=', null],
  ['?as_of=12', null],
  ['?as_of=2026-03-01', null],
  [
    '?as_of=abc',
    '“abc” is neither the number of an event nor a time such as 2026-11-03 or 2026-11-03T14:20Z.',
  ],
  [
    '?q=x&as_of=-3',
    '“-3” is neither the number of an event nor a time such as 2026-11-03 or 2026-11-03T14:20Z.',
  ],
  ['?as_of=2030-01-01', '2030-01-01 is in the future.'],
])('%s', (search, told) => {
  expect(unreadPast(search, now)).toBe(told);
});
