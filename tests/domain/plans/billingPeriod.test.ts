/** Tests the start and end of billing periods. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billingPeriodAt, firstPeriodEnd } from '#domain/plans/billingPeriod.ts';
import { type BillingCycle, billingCycles } from '#domain/plans/planCatalogue.ts';

const startsFrom = (first: string, cycle: BillingCycle, count: number): readonly string[] => {
  const starts = [first];
  while (starts.length < count) starts.push(billingPeriodAt(first, cycle, starts.at(-1) ?? first).end);
  return starts.map((start) => start.slice(0, 10));
};

const moments = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('billing period', () => {
  test('of a month ends on the same day and time of the next', () => {
    expect(firstPeriodEnd('2026-01-05T09:00:00.123Z', 'monthly')).toBe('2026-02-05T09:00:00.123Z');
  });

  test('of a year ends on the same day of the next year', () => {
    expect(firstPeriodEnd('2026-01-05T09:00:00.000Z', 'yearly')).toBe('2027-01-05T09:00:00.000Z');
  });

  test('ends on the last day of a month that is too short', () => {
    expect(
      [
        firstPeriodEnd('2026-01-31T10:00:00.000Z', 'monthly'),
        firstPeriodEnd('2028-01-30T10:00:00.000Z', 'monthly'),
        firstPeriodEnd('2026-08-31T10:00:00.000Z', 'monthly'),
        firstPeriodEnd('2025-12-31T10:00:00.000Z', 'monthly'),
        firstPeriodEnd('2028-02-29T10:00:00.000Z', 'yearly'),
      ].map((end) => end.slice(0, 10)),
    ).toEqual(['2026-02-28', '2028-02-29', '2026-09-30', '2026-01-31', '2029-02-28']);
  });

  test('comes back to the day of the first one after a short month', () => {
    expect(startsFrom('2026-01-31T10:00:00.000Z', 'monthly', 6)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
    expect(startsFrom('2028-02-29T10:00:00.000Z', 'yearly', 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  test('holds its first millisecond and not its last', () => {
    const first = '2026-01-31T10:00:00.000Z';

    expect(
      ['2026-02-28T09:59:59.999Z', '2026-02-28T10:00:00.000Z'].map(
        (now) => billingPeriodAt(first, 'monthly', now).start,
      ),
    ).toEqual([first, '2026-02-28T10:00:00.000Z']);
  });

  test('before the first one is the first one', () => {
    expect(billingPeriodAt('2026-01-05T09:00:00.000Z', 'monthly', '2020-01-01T00:00:00.000Z')).toEqual({
      start: '2026-01-05T09:00:00.000Z',
      end: '2026-02-05T09:00:00.000Z',
    });
  });

  test('is one of a row without gaps, and the one that the time is in', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...billingCycles), (one, other, cycle) => {
        const [first, now] = one <= other ? [one, other] : [other, one];
        const { start, end } = billingPeriodAt(first, cycle, now);
        expect(start <= now && now < end).toBe(true);
        expect(billingPeriodAt(first, cycle, end).start).toBe(end);
        expect(billingPeriodAt(first, cycle, start)).toEqual({ start, end });
      }),
    );
  });
});
