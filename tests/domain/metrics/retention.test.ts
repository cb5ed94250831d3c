/** How far back plans show figures. */
import { expect, test } from 'vitest';
import { retainedOf } from '#domain/metrics/retention.ts';

const today = 20_000;
const range = (from: number, to: number) => ({ from: today - from, to: today - to });

test('a plan shows the days that it keeps, today included', () => {
  expect([
    retainedOf(range(29, 0), 'starter', today).kind,
    retainedOf(range(30, 0), 'starter', today),
    retainedOf(range(364, 300), 'pro', today).kind,
    retainedOf(range(1_000, 900), 'enterprise', today).kind,
  ]).toEqual(['whole', { kind: 'cut', range: range(29, 0) }, 'whole', 'whole']);
});

test('a range that no day is kept of names the smallest plan that would show its last day', () => {
  expect([retainedOf(range(60, 40), null, today), retainedOf(range(800, 400), 'pro', today)]).toEqual([
    { kind: 'outside', limit: 30, used: 61, neededPlan: 'pro' },
    { kind: 'outside', limit: 365, used: 801, neededPlan: 'enterprise' },
  ]);
});
