import { describe, expect, test } from 'vitest';
import { goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { goalStanding, goalVerdict, standingWords } from '#domain/portfolio/goalStatus.ts';

const wordsAt = (attainment: number | null): string => standingWords[goalStanding(attainment)];

describe('the standing of a goal', () => {
  test.each([
    [null, 'No figures yet'],
    [0, 'At risk'],
    [0.6999, 'At risk'],
    [0.7, 'Behind'],
    [0.8999, 'Behind'],
    [0.9, 'On track'],
    [1, 'On track'],
    [1.1, 'On track'],
    [1.1001, 'Ahead'],
    [4, 'Ahead'],
  ])('at %s is “%s”', (attainment, words) => {
    expect(wordsAt(attainment)).toBe(words);
  });

  test('is on track within a tenth of what is due, to the cent', () => {
    const goal = { target: 1_200_000, kind: 'sum', better: 'higher', days: 30, elapsed: 30 } as const;

    expect(wordsAt(goalAttainment({ ...goal, actual: 1_320_001 }))).toBe('Ahead');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_320_000 }))).toBe('On track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_080_000 }))).toBe('On track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 1_079_999 }))).toBe('Behind');
    expect(wordsAt(goalAttainment({ ...goal, actual: 839_999 }))).toBe('At risk');
  });

  test('of a cost is the other way round', () => {
    const goal = { target: 2_000, kind: 'ratio', better: 'lower', days: 30, elapsed: 9 } as const;

    expect(wordsAt(goalAttainment({ ...goal, actual: 1_800 }))).toBe('Ahead');
    expect(wordsAt(goalAttainment({ ...goal, actual: 2_001 }))).toBe('On track');
    expect(wordsAt(goalAttainment({ ...goal, actual: 2_300 }))).toBe('Behind');
    expect(wordsAt(goalAttainment({ ...goal, actual: 3_000 }))).toBe('At risk');
  });
});

describe('the verdict on a goal', () => {
  test('is on where it will end; without a projection on how far it has come', () => {
    const outlookOf = (projected: number | null, better: 'higher' | 'lower') =>
      goalOutlook(projected, { target: 2_000, better });
    const verdicts = [
      goalVerdict({ attainment: 1, outlook: outlookOf(1_700, 'higher') }),
      goalVerdict({ attainment: 0.5, outlook: outlookOf(1_900, 'higher') }),
      goalVerdict({ attainment: 1, outlook: outlookOf(2_500, 'lower') }),
      goalVerdict({ attainment: 0.5, outlook: outlookOf(null, 'higher') }),
      goalVerdict({ attainment: null }),
    ];

    expect(verdicts).toEqual(['behind', 'onTrack', 'behind', 'atRisk', 'unknown']);
  });
});
