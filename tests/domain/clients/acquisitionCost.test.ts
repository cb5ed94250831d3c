/** Tests customer acquisition cost with the agency's fee included. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { acquisitionCost, feeCentsIn } from '#domain/clients/acquisitionCost.ts';
import type { ContractFee, Currency } from '#domain/clients/contractRules.ts';

const day = (text: string): number => epochDayOf(text) ?? Number.NaN;

const fee = (from: string, monthlyFeeCents: number, currency: Currency = 'USD'): ContractFee => ({
  monthlyFeeCents,
  currency,
  from,
  reason: monthlyFeeCents === 0 ? 'end' : 'start',
});

const november = { from: day('2026-11-01'), to: day('2026-11-30') };
const asked = { ...november, currency: 'USD', spendCents: 500_000, newCustomers: 20 };

test.each([
  ['a whole month is the fee', [fee('2026-01-01', 150_000)], november, 150_000],
  ['ten days of thirty', [fee('2026-01-01', 150_000)], { ...november, to: day('2026-11-10') }, 50_000],
  ['from the day on which it holds', [fee('2026-11-16', 150_000)], november, 75_000],
  ['until the day before an end', [fee('2026-01-01', 150_000), fee('2026-11-16', 0)], november, 75_000],
  ['a change within', [fee('2026-01-01', 150_000), fee('2026-11-16', 300_000)], november, 225_000],
  [
    'each day its part of its own month',
    [fee('2026-01-01', 90_000)],
    { from: day('2026-01-31'), to: day('2026-02-01') },
    6_118,
  ],
  ['nothing of another currency', [fee('2026-01-01', 150_000, 'EUR')], november, 0],
  ['nothing without a contract', [], november, 0],
] as const)('of fees, %s', (_what, fees, days, cents) => {
  expect(feeCentsIn(fees, days).get('USD') ?? 0).toBe(cents);
});

test('is media and fee by new customers', () => {
  expect(acquisitionCost([fee('2026-01-01', 150_000)], asked)).toEqual({
    cents: 32_500,
    feeCents: 150_000,
    reason: null,
  });
});

test.each([
  [{ spendCents: null }, 'No CAC: no source of this selection reports spend'],
  [{ newCustomers: null }, 'No CAC: no source of this selection reports new customers'],
  [{ newCustomers: 0 }, 'No CAC: there are no new customers'],
] as const)('is none for %o', (lack, reason) => {
  expect(acquisitionCost([fee('2026-01-01', 150_000)], { ...asked, ...lack })).toEqual({
    cents: null,
    feeCents: 150_000,
    reason,
  });
});

test('never adds money of two currencies', () => {
  const fees = [fee('2026-01-01', 150_000), fee('2026-11-30', 120_000, 'EUR')];

  expect(acquisitionCost(fees, asked)).toEqual({
    cents: null,
    feeCents: 145_000,
    reason: 'No CAC: the fee is in EUR and the spend in USD',
  });
});
