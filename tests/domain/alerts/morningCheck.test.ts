/** Rules of alerts are checked at six in the morning, UTC, from the first morning after they were set. */
import { expect, test } from 'vitest';
import { nextCheck } from '#domain/alerts/morningCheck.ts';

const now = '2026-03-10T12:00:00.000Z';

const next = (checkedAt: string | null, ...since: readonly string[]) =>
  nextCheck({ checkedAt, since: new Map(since.map((time, place) => [`rule${place}`, time])) }, now);

test.each([
  ['without rules there is none', null, [], null],
  [
    'a rule before six is checked the same morning',
    null,
    ['2026-03-10T05:59:59.999Z'],
    '2026-03-10T06:00:00.000Z',
  ],
  ['a rule at six waits for the next one', null, ['2026-03-10T06:00:00.000Z'], '2026-03-11T06:00:00.000Z'],
  [
    'the earliest rule begins',
    null,
    ['2026-03-09T07:00:00.000Z', '2026-03-07T07:00:00.000Z'],
    '2026-03-08T06:00:00.000Z',
  ],
  [
    'one morning follows the other',
    '2026-03-08T06:00:00.000Z',
    ['2026-03-07T07:00:00.000Z'],
    '2026-03-09T06:00:00.000Z',
  ],
  [
    'mornings before the first rule are none',
    '2026-03-01T06:00:00.000Z',
    ['2026-03-09T07:00:00.000Z'],
    '2026-03-10T06:00:00.000Z',
  ],
  ['a month is caught up on at most', null, ['2025-01-01T07:00:00.000Z'], '2026-02-08T06:00:00.000Z'],
])('%s', (_about, checkedAt, since, expected) => {
  expect(next(checkedAt, ...since)).toBe(expected);
});
