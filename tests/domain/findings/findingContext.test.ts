/** Tests the size in money of a finding, the logged cause near it, and the next action. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { actionOf, causeNear, confidenceOf, moneyOf } from '#domain/findings/findingContext.ts';

const on = epochDayOf('2026-11-10') ?? 0;
const logged = (day: string, text: string, to?: string) => ({
  day,
  text,
  ...(to === undefined ? {} : { to }),
});

describe('the logged cause', () => {
  test('is the nearest within three days', () => {
    const found = causeNear(on, [logged('2026-11-07', 'Paused'), logged('2026-11-09', 'New budget')]);

    expect(found).toEqual({ text: 'New budget', day: '2026-11-09', before: 1 });
  });

  test('is none four days away, before or after', () => {
    expect(causeNear(on, [logged('2026-11-06', 'Paused'), logged('2026-11-14', 'Resumed')])).toBe(null);
    expect(causeNear(on, [logged('2026-11-13', 'Annotation')])?.before).toBe(-3);
  });

  test('is the earlier one of two as near, and one that lasts counts on each of its days', () => {
    expect(causeNear(on, [logged('2026-11-11', 'After'), logged('2026-11-09', 'Before')])?.text).toBe(
      'Before',
    );
    expect(causeNear(on, [logged('2026-11-01', 'Sale', '2026-11-12')])?.before).toBe(0);
  });
});

describe('the size in money', () => {
  const of = (figure: 'sessions' | 'revenue_cents' | 'spend_cents', usualRevenueCents: number | null) =>
    moneyOf({ figure, value: 600, usual: 1_000, usualRevenueCents });

  test('of money is the change, and of counts what as many usually bring', () => {
    expect([of('revenue_cents', null), of('spend_cents', 5_000), of('sessions', 20_000)]).toEqual([
      { cents: -400, of: 'revenue' },
      { cents: -400, of: 'spend' },
      { cents: -8_000, of: 'revenue' },
    ]);
  });

  test('of counts is unknown without revenue', () => {
    expect([of('sessions', null), of('sessions', 0)]).toEqual([null, null]);
  });
});

test('the action follows cause, direction and driver', () => {
  const base = { figure: 'spend_cents', value: 2, usual: 1, cause: null, driver: null } as const;
  const cause = { text: 'Paused', day: '2026-11-10', before: 0 };

  expect([
    actionOf({ ...base, value: 0 }),
    actionOf({ ...base, cause }),
    actionOf({ ...base, driver: 'Paid search' }),
    actionOf({ ...base, value: 0.5 }),
    actionOf({ ...base, figure: 'sessions', value: 0.5, driver: 'Email' }),
  ]).toEqual([
    'Check that tracking and the connection of the source work.',
    'Check whether the logged change was intended, then acknowledge.',
    'Check the daily budgets and bids of Paid search.',
    'Check the channels for paused campaigns and declined payments.',
    'Check Email for broken pages, tracking and paused campaigns.',
  ]);
});

describe('the confidence', () => {
  const bare = { score: 3, limit: 3, run: 1, hasCause: false, driverShare: null };

  test('is half at the limit, and grows by distance, days in a row, cause and driver', () => {
    expect([
      confidenceOf(bare),
      confidenceOf({ ...bare, score: -6 }),
      confidenceOf({ ...bare, run: 2 }),
      confidenceOf({ ...bare, run: 9 }),
      confidenceOf({ ...bare, hasCause: true }),
      confidenceOf({ ...bare, driverShare: 0.5 }),
      confidenceOf({ ...bare, driverShare: 0.4 }),
      confidenceOf({ score: 300, limit: 3, run: 5, hasCause: true, driverShare: 1 }),
    ]).toEqual([0.5, 0.63, 0.55, 0.6, 0.6, 0.55, 0.5, 0.95]);
  });

  test('never falls when a day is further out, and stays between 50 and 95 percent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (near, further, run) => {
          const [less, more] = [near, near + further].map((score) => confidenceOf({ ...bare, score, run }));
          expect(less).toBeGreaterThanOrEqual(0.5);
          expect(more).toBeGreaterThanOrEqual(less ?? 1);
          expect(more).toBeLessThanOrEqual(0.95);
        },
      ),
    );
  });
});
