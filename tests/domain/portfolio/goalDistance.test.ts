/** Tests the wording of a metric's distance from its goal. */
import { expect, test } from 'vitest';
import { goalDistance, goalDistanceWords } from '#domain/portfolio/goalDistance.ts';

test.each([
  [0.71, 'higher', '71% of pace'],
  [0, 'higher', '0% of pace'],
  [1.3, 'higher', '130% of pace'],
  [12.5, 'higher', '1,250% of pace'],
  [0.8, 'lower', '25% above the goal'],
  [1 / 1.99, 'lower', '99% above the goal'],
  [0.5, 'lower', '2.0 times the goal'],
  [1 / 7.14, 'lower', '7.1 times the goal'],
  [0.01, 'lower', '100.0 times the goal'],
  [0.0001, 'lower', 'over 100 times the goal'],
  [0, 'lower', 'over 100 times the goal'],
  [1, 'lower', 'at the goal'],
  [1.25, 'lower', '20% below the goal'],
] as const)('%s where %s is better: %s', (attainment, better, words) => {
  expect(goalDistanceWords(attainment, better)).toBe(words);
});

test('alone, and of something else', () => {
  expect([goalDistance(0.14, 'lower'), goalDistance(0.14, 'higher')]).toEqual(['7.1 times', '14%']);
  expect(goalDistanceWords(0.4, 'higher', 'plan')).toBe('40% of plan');
});
