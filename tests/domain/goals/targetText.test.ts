import { expect, test } from 'vitest';
import { targetProblem } from '#domain/goals/goalRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { readTarget, targetInWords, textOfTarget } from '#domain/goals/targetText.ts';

const readAll = (figure: TargetFigure, texts: readonly string[]) =>
  texts.map((text) => {
    const { value, problem } = readTarget(figure, text);
    return problem ?? value;
  });

test('readTarget reads each figure in the unit of the wire', () => {
  expect(readAll('spend_cents', ['30000,50', '$42.50', '1,200', '−$120'])).toEqual([
    3_000_050, 4_250, 120_000, -12_000,
  ]);
  expect(readAll('cvr', ['2,5', '2.5%', '2,5 %', '12.345'])).toEqual([0.025, 0.025, 0.025, 0.12345]);
  expect(readAll('roas', ['4,50', '4.5x', '4.5×'])).toEqual([4.5, 4.5, 4.5]);
  expect(readAll('sessions', ['1,200', '1.200.000', '12k'])).toEqual([1_200, 1_200_000, 12_000]);
});

test('readTarget refuses a number in words of its field', () => {
  expect(readAll('spend_cents', ['many', '€120', '1.500', '3.14159'])).toEqual([
    'Must be a number',
    'Must be in USD, without “€”',
    '“1.500” can mean 1,500 or 1.5. Write 1500 or 1.5',
    'At most two digits after the decimal mark',
  ]);
  expect(readAll('sessions', ['1,5'])).toEqual(['Must be a whole number']);
  expect(targetProblem('revenue_cents', -500)).toBe('Must be more than 0');
});

test.each<[TargetFigure, number]>([
  ['spend_cents', 3_000_050],
  ['cvr', 0.025],
  ['ctr', 0.01234],
  ['roas', 4.567],
  ['mer', 999.123],
  ['sessions', 1_234_567],
])('readTarget reads back the %s of %d that the product writes', (figure, target) => {
  const written = [targetInWords(figure, target), textOfTarget(figure, target)];
  expect(readAll(figure, written)).toEqual([target, target]);
});
