import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteLength, perMinute } from '#domain/monitor/perMinute.ts';
import { morning } from '#tests/support/cast.ts';

const now = Date.parse(morning) + 20_000;
const first = Date.parse('2026-01-05T08:31:00.000Z');

describe('counts per minute', () => {
  test('are of the last thirty minutes, the running one last, with zeros where nothing was', () => {
    const bars = perMinute([first, first + 59_999, now, now - 60_000, first - 1, now + 60_000], now);

    expect(bars.map(({ from }) => from)).toEqual(
      Array.from({ length: 30 }, (_, index) => first + index * minuteLength),
    );
    expect(bars.map(({ count }) => count)).toEqual([2, ...Array.from({ length: 27 }, () => 0), 1, 1]);
  });

  test('add up to what lies in the window, in whatever order it comes', () => {
    const time = fc.integer({ min: now - 40 * minuteLength, max: now + 5 * minuteLength });
    fc.assert(
      fc.property(fc.array(time), (times) => {
        const inside = times.filter((at) => at >= first && at < first + 30 * minuteLength).length;
        const bars = perMinute(times, now);

        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(inside);
        expect(perMinute(times.toReversed(), now)).toEqual(bars);
      }),
    );
  });
});
