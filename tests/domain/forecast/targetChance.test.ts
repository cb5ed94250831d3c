/** Tests the probability that a projection reaches its target. */
import { afterEach, expect, test, vi } from 'vitest';
import { targetChance } from '#domain/forecast/targetChance.ts';

const projection = { projected: 1_000, low: 900, high: 1_100, low_95: 850, high_95: 1_160 };
const chance = (target: number, better: 'higher' | 'lower' = 'higher') =>
  targetChance(projection, { target, better });

afterEach(() => {
  vi.restoreAllMocks();
});

test('is equal in engines whose exponentials differ in the last digit', () => {
  const targets = [870, 913, 1_007, 1_099, 1_143];
  const here = targets.map((target) => chance(target));
  const { exp } = Math;
  vi.spyOn(Math, 'exp').mockImplementation((value) => exp(value) * (1 + 2 ** -52));

  expect(targets.map((target) => chance(target))).toEqual(here);
});

test('a target at the projection is as likely as not', () => {
  expect(chance(1_000)).toBeCloseTo(0.5, 4);
});

test('the ends of the ranges have the chances that the ranges leave', () => {
  expect([chance(1_100), chance(900), chance(1_160), chance(850)].map((one) => one?.toFixed(3))).toEqual([
    '0.100',
    '0.900',
    '0.025',
    '0.975',
  ]);
});

test('a figure that should be low has the other chance', () => {
  expect((chance(950) ?? 0) + (chance(950, 'lower') ?? 0)).toBeCloseTo(1, 9);
});

test('a chance never says never, nor always, and needs a range', () => {
  expect([chance(10_000), chance(0)]).toEqual([0.01, 0.99]);
  expect(targetChance({ ...projection, low: null }, { target: 1, better: 'higher' })).toBe(null);
});
