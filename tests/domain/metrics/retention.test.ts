/** Tests how far back each plan shows metrics. */
import { expect, test } from 'vitest';
import { longerRetention, retainedOf } from '#domain/metrics/retention.ts';

const today = 20_000;
const range = (from: number, to: number) => ({ from: today - from, to: today - to });

test('a plan shows as many full days as it keeps, and today', () => {
  expect([
    retainedOf(range(30, 1), 'starter', today).kind,
    retainedOf(range(31, 0), 'starter', today),
    retainedOf(range(365, 300), 'pro', today).kind,
    retainedOf(range(1_000, 900), 'enterprise', today).kind,
  ]).toEqual(['whole', { kind: 'cut', range: range(30, 0) }, 'whole', 'whole']);
});

test('a range that no day is kept of names the smallest plan that would show its last day', () => {
  expect([retainedOf(range(60, 40), null, today), retainedOf(range(800, 400), 'pro', today)]).toEqual([
    { kind: 'outside', limit: 30, used: 60, neededPlan: 'pro' },
    { kind: 'outside', limit: 365, used: 800, neededPlan: 'enterprise' },
  ]);
});

test('the next larger plan shows more of the days that were asked for, as far as it keeps them', () => {
  const starter = { today, retentionDays: 30 };
  expect([
    longerRetention(range(90, 1), starter),
    longerRetention(range(800, 0), starter),
    longerRetention(range(800, 0), { today, retentionDays: 365 }),
  ]).toEqual([
    { plan: 'pro', days: 60 },
    { plan: 'pro', days: 335 },
    { plan: 'enterprise', days: 435 },
  ]);
});

test('no plan shows more where all days are shown, or none of them', () => {
  expect([
    longerRetention(range(29, 0), { today, retentionDays: 30 }),
    longerRetention(range(60, 40), { today, retentionDays: 30 }),
    longerRetention(range(800, 0), { today, retentionDays: -1 }),
  ]).toEqual([null, null, null]);
});
