/** Tests past moments in addresses. */
import { describe, expect, test } from 'vitest';
import { asOfIn, momentTime, timeOfMoment, withAsOf } from '#domain/pastView.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const iso = (text: string): string | null => {
  const time = momentTime(text);
  return time === null ? null : new Date(time).toISOString();
};

describe('a moment', () => {
  test('of a day is its end, of a minute the end of that, of a second itself', () => {
    expect(['2026-11-03', '2026-11-03T14:20Z', '2026-11-03T14:20:05Z'].map(iso)).toEqual([
      '2026-11-03T23:59:59.999Z',
      '2026-11-03T14:20:59.999Z',
      '2026-11-03T14:20:05.000Z',
    ]);
  });

  test.each([
    'abc',
    '',
    '-1',
    '1.5',
    '2026-02-30',
    '2026-11-03T24:00Z',
    '2026-11-03T14:60Z',
    '2026-11-03T14:20',
    '2026-11-03T14:20+01:00',
  ])('%j is none', (text) => expect(iso(text)).toBeNull());
});

describe('the past of an address', () => {
  test('is a position or a moment, as it is written', () => {
    expect(
      ['?as_of=312', '?a=1&as_of=2026-11-03T14%3A20Z', '?as_of=x', '?as_of=', ''].map((query) =>
        asOfIn(query),
      ),
    ).toEqual([312, '2026-11-03T14:20Z', null, null, null]);
    expect(withAsOf('?a=1', '2026-11-03T14:20Z')).toBe('?a=1&as_of=2026-11-03T14%3A20Z');
  });

  test('is not what is to come; a day that has begun is', () => {
    const asked = ['?as_of=2026-11-21', '?as_of=2026-11-21T09%3A01Z', '?as_of=2026-11-22'];
    expect(asked.map((query) => asOfIn(query, now))).toEqual(['2026-11-21', null, null]);
  });

  test('has a time where it is a moment', () => {
    const times = [timeOfMoment('1970-01-03T10:00:00Z'), timeOfMoment(312), timeOfMoment(null)];
    expect(times).toEqual([208_800_000, null, null]);
  });
});
