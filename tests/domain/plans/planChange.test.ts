/** Tests the price of a plan change and when it takes effect. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billingCycles, planNames } from '#domain/plans/planCatalogue.ts';
import { centsOf, changeKind, type PlanTerms, quoteChange, shareLeft } from '#domain/plans/planChange.ts';

const period = { start: '2026-01-05T09:00:00.000Z', end: '2026-02-05T09:00:00.000Z' };
const tenDaysIn = '2026-01-15T09:00:00.000Z';
const pro: PlanTerms = { plan: 'pro', cycle: 'monthly' };
const asked = { from: pro, period, onTrial: false, freeUntil: null, now: tenDaysIn };
const anyTerms = fc.record({ plan: fc.constantFrom(...planNames), cycle: fc.constantFrom(...billingCycles) });

const anyTime = fc
  .integer({ min: Date.parse(period.start), max: Date.parse(period.end) - 1 })
  .map((time) => new Date(time).toISOString());

describe('a quote', () => {
  test('is of whole cents whose parts sum to what is due, and never credits more than was paid', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, anyTime, fc.boolean(), (from, to, now, onTrial) => {
        const quote = quoteChange({ from, to, period, onTrial, freeUntil: null, now });
        if (quote === null) {
          expect(changeKind(from, to)).toBe('same');
          return;
        }
        const { creditCents, chargeCents, dueCents } = quote;
        expect([creditCents, chargeCents, dueCents].every(Number.isInteger)).toBe(true);
        expect(dueCents).toBe(chargeCents - creditCents);
        expect(creditCents >= 0 && creditCents <= centsOf(from)).toBe(true);
        expect(chargeCents >= 0 && chargeCents <= centsOf(to)).toBe(true);
        expect(quote.effectiveAt < quote.period.end).toBe(true);
      }),
    );
  });

  test('asks for nothing today but for an upgrade of what is paid for', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, anyTime, fc.boolean(), (from, to, now, onTrial) => {
        const quote = quoteChange({ from, to, period, onTrial, freeUntil: null, now });
        if (quote === null || (!onTrial && changeKind(from, to) === 'upgrade')) return;
        expect([quote.creditCents, quote.chargeCents, quote.dueCents]).toEqual([0, 0, 0]);
        expect(quote.when).toBe(onTrial ? 'now' : 'periodEnd');
      }),
    );
  });
});

describe('change of plan', () => {
  test('is up with the plan, and with the year of the same plan', () => {
    expect([
      changeKind(pro, { plan: 'enterprise', cycle: 'monthly' }),
      changeKind({ plan: 'pro', cycle: 'yearly' }, { plan: 'enterprise', cycle: 'monthly' }),
      changeKind(pro, { plan: 'pro', cycle: 'yearly' }),
      changeKind(pro, pro),
      changeKind({ plan: 'pro', cycle: 'yearly' }, pro),
      changeKind(pro, { plan: 'starter', cycle: 'yearly' }),
    ]).toEqual(['upgrade', 'upgrade', 'upgrade', 'same', 'downgrade', 'downgrade']);
  });

  test('costs per period what the catalogue says [S9.1]', () => {
    expect(planNames.flatMap((plan) => billingCycles.map((cycle) => centsOf({ plan, cycle })))).toEqual([
      2_900, 29_000, 14_900, 149_000, 49_900, 499_000, 99_900, 999_000,
    ]);
  });

  test('upward is paid for the days that are left, less what was paid for them', () => {
    expect(quoteChange({ ...asked, to: { plan: 'enterprise', cycle: 'monthly' } })).toEqual({
      when: 'now',
      effectiveAt: tenDaysIn,
      creditCents: 10_094,
      chargeCents: 33_803,
      dueCents: 23_709,
      period,
    });
  });

  test('to another cycle begins a period of its own, paid in full', () => {
    expect(quoteChange({ ...asked, to: { plan: 'pro', cycle: 'yearly' } })).toEqual({
      when: 'now',
      effectiveAt: tenDaysIn,
      creditCents: 10_094,
      chargeCents: 149_000,
      dueCents: 138_906,
      period: { start: tenDaysIn, end: '2027-01-15T09:00:00.000Z' },
    });
  });

  test('downward waits for the end of the period and costs nothing now', () => {
    expect(quoteChange({ ...asked, to: { plan: 'starter', cycle: 'monthly' } })).toEqual({
      when: 'periodEnd',
      effectiveAt: period.end,
      creditCents: 0,
      chargeCents: 0,
      dueCents: 0,
      period: { start: period.end, end: '2026-03-05T09:00:00.000Z' },
    });
  });

  test('on trial holds at once and costs nothing', () => {
    expect(quoteChange({ ...asked, onTrial: true, to: { plan: 'starter', cycle: 'yearly' } })).toEqual({
      when: 'now',
      effectiveAt: tenDaysIn,
      creditCents: 0,
      chargeCents: 0,
      dueCents: 0,
      period: { start: period.start, end: '2027-01-05T09:00:00.000Z' },
    });
  });

  test('to the same is none', () => {
    expect(quoteChange({ ...asked, to: pro })).toBeNull();
  });

  test('counts the day that has begun as unused, all of it at the start and nothing at the end', () => {
    expect([
      shareLeft(3_100, period, period.start),
      shareLeft(3_100, period, '2026-01-05T09:00:00.001Z'),
      shareLeft(3_100, period, '2026-02-05T08:59:59.999Z'),
      shareLeft(3_100, period, period.end),
    ]).toEqual([3_100, 3_100, 100, 0]);
  });

  test('never credits more than was paid, and goes up or down but not both ways', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, fc.integer({ min: 0, max: 31 * 24 }), (from, to, hour) => {
        const now = new Date(Date.parse(period.start) + hour * 3_600_000).toISOString();
        const quote = quoteChange({ from, to, period, onTrial: false, freeUntil: null, now });
        const back = changeKind(to, from);
        const kind = changeKind(from, to);
        expect([kind, back].toSorted()).toEqual(
          kind === 'same' ? ['same', 'same'] : ['downgrade', 'upgrade'],
        );
        if (quote === null) return;
        expect(quote.creditCents).toBeLessThanOrEqual(centsOf(from));
        expect(quote.dueCents).toBe(quote.chargeCents - quote.creditCents);
      }),
    );
  });
});
