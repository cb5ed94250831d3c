import { expect, test } from 'vitest';
import { targetProblem } from '#domain/goals/goalRules.ts';
import { targetOfText } from '#domain/goals/targetText.ts';

test('a target below zero is a number that is refused as such, and words are none', () => {
  const told = ['-5', '−$120', '1,200', '$42.50', 'many'].map((text) => {
    const target = targetOfText('revenue_cents', text);
    return [target, target === null ? null : targetProblem('revenue_cents', target)];
  });

  expect(told).toEqual([
    [-500, 'Must be more than 0'],
    [-12_000, 'Must be more than 0'],
    [120_000, null],
    [4_250, null],
    [null, null],
  ]);
});
