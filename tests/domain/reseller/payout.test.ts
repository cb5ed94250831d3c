/** Tests reseller payouts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isShare,
  mostShare,
  payoutOf,
  tenantMrr,
  tenantNameProblem,
  tenantPlans,
} from '#domain/reseller/payout.ts';

const tenants = fc.array(fc.record({ plan: fc.constantFrom(...tenantPlans) }), { maxLength: 50 });
const shares = fc.integer({ min: 0, max: mostShare });

describe('the payout', () => {
  test('is MRR times share: 2 Pro and 1 Starter at 70 per cent', () => {
    const some = [{ plan: 'pro' }, { plan: 'pro' }, { plan: 'starter' }] as const;
    expect(payoutOf(some, 70)).toEqual({ mrrCents: 32_700, payoutCents: 22_890 });
  });

  test('of nobody, or of no share, is nothing and never minus zero', () => {
    expect([payoutOf([], 70), payoutOf([{ plan: 'pro' }], 0)]).toEqual([
      { mrrCents: 0, payoutCents: 0 },
      { mrrCents: 14_900, payoutCents: 0 },
    ]);
  });

  test('is whole cents between nothing and 70 per cent of the MRR, and grows with tenants and share', () => {
    fc.assert(
      fc.property(tenants, shares, shares, fc.constantFrom(...tenantPlans), (some, one, other, plan) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const { mrrCents, payoutCents } = payoutOf(some, low);
        const more = payoutOf([...some, { plan }], low);
        expect(mrrCents).toBe(some.reduce((sum, tenant) => sum + tenantMrr(tenant.plan), 0));
        expect(Number.isSafeInteger(payoutCents)).toBe(true);
        expect(Math.abs(payoutCents - (mrrCents * low) / 100)).toBeLessThanOrEqual(0.5);
        expect(payoutCents).toBeLessThanOrEqual(0.7 * mrrCents + 0.5);
        expect(payoutOf(some, high).payoutCents).toBeGreaterThanOrEqual(payoutCents);
        expect(more.payoutCents).toBeGreaterThanOrEqual(payoutCents);
        expect(more.mrrCents - mrrCents).toBe(tenantMrr(plan));
      }),
    );
  });

  test('does not depend on the order of the tenants', () => {
    fc.assert(
      fc.property(tenants, shares, (some, share) => {
        expect(payoutOf(some.toReversed(), share)).toEqual(payoutOf(some, share));
      }),
    );
  });
});

test('a share is whole per cent from 0 to 70', () => {
  expect([-1, 0, 35.5, 70, 71, Number.NaN].map(isShare)).toEqual([false, true, false, true, false, false]);
});

test('a tenant has a name', () => {
  expect([' ', 'Harbor Media', 'x'.repeat(121)].map(tenantNameProblem)).toEqual([
    'Name is required',
    null,
    'Name must be at most 120 characters long',
  ]);
});
