/** Tests ratios of sums and their changes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, pointsBetween } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';

const anyCount = fc.nat(1_000_000);

describe('ratios', () => {
  test('are null where the denominator is zero, never 0, NaN or Infinity', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (one, other) => {
        expect(ratioOf(one, other)).toBe(other === 0 ? null : one / other);
      }),
    );
    expect([ratioOf(0, 0), ratioOf(5, 0)]).toEqual([null, null]);
  });
});

describe('a change', () => {
  test('is reported by the former figure, and has no baseline at zero', () => {
    expect([
      changeOf(120, 100),
      changeOf(50, 100),
      changeOf(0, 0),
      changeOf(5, 0),
      changeOf(5, null),
    ]).toEqual([0.2, -0.5, 0, null, null]);
  });

  test('of a share is reported in points', () => {
    expect([pointsBetween(0.03, 0.025)?.toFixed(6), pointsBetween(null, 0.02)]).toEqual(['0.500000', null]);
  });
});
