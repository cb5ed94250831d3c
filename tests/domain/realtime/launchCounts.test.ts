/** Tests the counts before and after a launch. */
import { describe, expect, test } from 'vitest';
import { launchCounts } from '#domain/realtime/launchCounts.ts';

const minute = 60_000;
const launch = Date.parse('2026-01-01T09:00:20.000Z');

/** 30 minutes that end `after` minutes after the launch; each has as many visits as its number in the hour. */
const upTo = (after: number) =>
  Array.from({ length: 30 }, (_, index) => {
    const at = new Date(Math.floor(launch / minute) * minute + (after - 29 + index) * minute);
    return { at: at.toISOString(), visits: at.getUTCMinutes(), conversions: 1 };
  });

describe('The counts of a launch', () => {
  test('are of as many whole minutes before as after, without its own', () => {
    expect(launchCounts(launch, { former: upTo(0), now: upTo(3) })).toEqual({
      minutes: 2,
      before: { visits: 58 + 59, conversions: 2 },
      after: { visits: 1 + 2, conversions: 2 },
    });
  });

  test('are not there in its first minute', () => {
    expect(launchCounts(launch, { former: upTo(0), now: upTo(1) })).toBe(null);
  });
});
