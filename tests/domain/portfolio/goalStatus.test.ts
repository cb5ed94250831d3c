import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { goalStatusOf, goalStatusWords, goalVerdict, isMissing } from '#domain/portfolio/goalStatus.ts';

const wordsAt = (attainment: number | null): string => goalStatusWords[goalStatusOf(attainment)];

describe('the status of a goal', () => {
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
  test('is on the pace or the projection, whichever is nearer to the plan', () => {
    const outlookOf = (projected: number | null, better: 'higher' | 'lower') =>
      goalOutlook(projected, { target: 2_000, better });
    const verdicts = [
      goalVerdict({ attainment: 0.99, outlook: outlookOf(1_700, 'higher') }),
      goalVerdict({ attainment: 0.5, outlook: outlookOf(1_900, 'higher') }),
      goalVerdict({ attainment: 0.6, outlook: outlookOf(1_700, 'higher') }),
      goalVerdict({ attainment: 0, outlook: outlookOf(500, 'higher') }),
      goalVerdict({ attainment: 0.8, outlook: outlookOf(2_500, 'lower') }),
      goalVerdict({ attainment: 1.05, outlook: outlookOf(4_000, 'higher') }),
      goalVerdict({ attainment: 0.5, outlook: outlookOf(null, 'higher') }),
      goalVerdict({ attainment: null }),
    ];

    expect(verdicts).toEqual([
      'onTrack',
      'onTrack',
      'behind',
      'atRisk',
      'behind',
      'onTrack',
      'atRisk',
      'unknown',
    ]);
  });

  test('never says behind at 90% of pace or more, nor ahead at 110% or less', () => {
    const level = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(level, fc.option(level, { nil: null }), (attainment, outlook) => {
        const verdict = goalVerdict({ attainment, outlook });
        if (attainment >= 0.9) expect(isMissing(verdict)).toBe(false);
        if (attainment <= 1.1) expect(verdict).not.toBe('ahead');
      }),
    );
  });
});
