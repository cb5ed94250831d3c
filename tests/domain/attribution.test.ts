/** Tests how an order's revenue is attributed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributionModels, sharedCredit } from '#domain/attribution.ts';

describe('attribution', () => {
  test('credits the first contact, the last, or all alike', () => {
    expect(attributionModels.map((model) => sharedCredit(12_000, 3, model))).toEqual([
      [12_000, 0, 0],
      [4_000, 4_000, 4_000],
      [0, 0, 12_000],
    ]);
  });

  test('gives out every cent once, to each contact as much as to the next, or one cent more', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 20 }), (cents, contacts) => {
        const totals = attributionModels.map((model) =>
          sharedCredit(cents, contacts, model).reduce((sum, credit) => sum + credit, 0),
        );
        const linear = sharedCredit(cents, contacts, 'linear');

        expect(totals).toEqual([cents, cents, cents]);
        expect(Math.max(...linear) - Math.min(...linear)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
