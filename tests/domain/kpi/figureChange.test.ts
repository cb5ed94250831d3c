/** Tests metric changes: value, verdict and words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureChange } from '#domain/kpi/figureChange.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';

const told = (...of: Parameters<typeof figureChange>) => Object.values(figureChange(...of));

describe('a change', () => {
  test('is a ratio of the former value, and good where more is good', () => {
    expect([
      told('sessions', 120, 100),
      told('sessions', 80, 100),
      told('cpa_cents', 80, 100),
      told('cpa_cents', 120, 100),
      told('spend_cents', 200, 100),
    ]).toEqual([
      ['ratio', 0.2, null, 'good', 'up 20.0%'],
      ['ratio', -0.2, null, 'bad', 'down 20.0%'],
      ['ratio', -0.2, null, 'good', 'down 20.0%'],
      ['ratio', 0.2, null, 'bad', 'up 20.0%'],
      ['ratio', 1, null, 'neutral', 'up 100.0%'],
    ]);
  });

  test('of many times the former value is reported as a multiple', () => {
    expect([
      told('sessions', 1_099, 100)[4],
      told('sessions', 1_100, 100)[4],
      told('sessions', 177_000, 100)[4],
    ]).toEqual(['up 999.0%', 'up 11×', 'up 1,770×']);
  });

  test('of a percent is in points, judged by its former value all the same', () => {
    expect([told('ctr', 0.75, 0.5), told('ctr', 0.5156, 0.5), told('cvr', 0.25, 0)]).toEqual([
      ['points', 25, null, 'good', 'up 25.00 pp'],
      ['points', expect.closeTo(1.56), null, 'neutral', 'up 1.56 pp'],
      ['points', 25, null, 'good', 'up 25.00 pp'],
    ]);
  });

  test('within 4 % is neutral, beyond it is not', () => {
    expect([
      told('orders', 104, 100)[3],
      told('orders', 96, 100)[3],
      told('orders', 1_041, 1_000)[3],
    ]).toEqual(['neutral', 'neutral', 'good']);
  });

  test('says why there is none', () => {
    expect([
      told('orders', 3, 0),
      told('orders', 3, null),
      told('roas', null, 2),
      told('orders', 0, 0),
      told('orders', 10_000, 10_001),
    ]).toEqual([
      ['ratio', null, 'noBaseline', 'neutral', 'no baseline'],
      ['ratio', null, 'noPrevious', 'neutral', 'nothing to compare with'],
      ['ratio', null, 'noCurrent', 'neutral', 'no figure'],
      ['ratio', 0, null, 'neutral', 'no change'],
      ['ratio', expect.closeTo(-0.0001), null, 'neutral', 'no change'],
    ]);
  });

  test('is never NaN, Infinity or -0', () => {
    const value = fc.option(fc.oneof(fc.nat(), fc.constant(0)));
    fc.assert(
      fc.property(fc.constantFrom(...figureNames), value, value, (name, current, previous) => {
        const { value: change, words } = figureChange(name, current, previous);
        expect(change === null || (Number.isFinite(change) && !Object.is(change, -0))).toBe(true);
        expect(words).not.toMatch(/NaN|Infinity|-/);
      }),
    );
  });
});
