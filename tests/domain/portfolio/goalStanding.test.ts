import { describe, expect, test } from 'vitest';
import { goalAttainment } from '#domain/portfolio/goalAttainment.ts';
import { goalStanding, standingWords } from '#domain/portfolio/goalStanding.ts';

const wordsAt = (attainment: number | null): string => standingWords[goalStanding(attainment)];

describe('the standing of a goal', () => {
  test.each([
    [null, 'No figures yet'],
    [0, 'Behind'],
    [0.8999, 'Behind'],
    [0.9, 'Almost on track'],
    [0.99, 'Almost on track'],
    [0.9999, 'Almost on track'],
    [1, 'On track'],
    [1.4, 'On track'],
  ])('at %s is “%s”', (attainment, words) => {
    expect(wordsAt(attainment)).toBe(words);
  });

  test('at exactly what is due is on track, and a cent less is almost', () => {
    const goal = { target: 1_200_000, kind: 'sum', better: 'higher', days: 30, elapsed: 30 } as const;

    expect(wordsAt(goalAttainment({ ...goal, actual: 1_200_000 }))).toBe('On track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_199_999 }))).toBe('Almost on track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_080_000 }))).toBe('Almost on track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_079_999 }))).toBe('Behind');
  });

  test('of a cost is the other way round', () => {
    const goal = { target: 2_000, kind: 'ratio', better: 'lower', days: 30, elapsed: 9 } as const;

    expect(wordsAt(goalAttainment({ ...goal, actual: 2_000 }))).toBe('On track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 2_001 }))).toBe('Almost on track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 2_300 }))).toBe('Behind');
  });
});
