/** Tests a plan's cost per client. */
import { expect, test } from 'vitest';
import { costPerClient } from '#domain/plans/costPerClient.ts';

test('a plan costs its monthly price over the active clients, and nothing is said without clients', () => {
  expect([
    costPerClient('enterprise', 'monthly', 22),
    costPerClient('pro', 'yearly', 10),
    costPerClient('starter', 'monthly', 1),
    costPerClient('pro', 'monthly', 0),
  ]).toEqual([2268, 1242, 2900, null]);
});
