/** Tests when live metrics are unusual. */
import { describe, expect, test } from 'vitest';
import { chanceAt } from '#domain/demo/factChance.ts';
import { errorFinding, visitFinding } from '#domain/realtime/liveAlerts.ts';

const now = Date.parse('2026-01-01T09:00:00.000Z');

/** 30 minutes: `before` visits in each a week ago, `usual` in each of the first 19, `lately` in the next ten. */
const minutesOf = (before: number, usual: number, lately: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    at: new Date(now + index * 60_000).toISOString(),
    visits: index === 29 ? 0 : index < 19 ? usual : lately,
    conversions: 0,
    visits_before: before,
  }));

describe('Visits', () => {
  test.each([
    ['as many as a week ago', 10, 10, null],
    ['half as many again', 10, 15, { kind: 'spike', actual: 150, expected: 100 }],
    ['half as many', 10, 5, { kind: 'drop', actual: 50, expected: 100 }],
    ['a fifth more', 10, 12, null],
    ['none', 2, 0, { kind: 'silent', actual: 0, expected: 20 }],
    ['none where hardly any are usual', 0.5, 0, null],
    ['ten where hardly any are usual', 0.5, 1, null],
  ] as const)('of ten minutes, %s: %i a minute against %i', (_, before, lately, finding) => {
    expect(visitFinding(minutesOf(before, before, lately))).toEqual(finding);
  });

  test('that come at random as a week ago hardly ever raise an alert', () => {
    let drawn = 0;
    const random = () => {
      drawn += 1;
      return chanceAt(11, drawn);
    };
    const poisson = (mean: number): number => {
      let count = -1;
      for (let left = 1; left > Math.exp(-mean); left *= random()) count += 1;
      return count;
    };
    const judged = Array.from({ length: 2_000 }, () =>
      visitFinding(
        minutesOf(0, 0, 0).map((one) => ({ ...one, visits: poisson(8), visits_before: poisson(8) })),
      ),
    );

    expect(judged.filter((finding) => finding !== null).length).toBeLessThan(3);
  });
});

describe('Failing requests', () => {
  const replies = (failed: number, fine: number, ago = 0) =>
    Array.from({ length: failed + fine }, (_, index) => ({ at: now - ago, isFailed: index < failed }));

  test.each([
    ['three of twenty', replies(3, 17), { kind: 'errors', actual: 3, expected: 20 }],
    ['two of two', replies(2, 0), null],
    ['three of a hundred', replies(3, 97), null],
    ['three of five minutes ago', replies(3, 0, 300_000), null],
  ] as const)('%s', (_, all, finding) => {
    expect(errorFinding(all, now)).toEqual(finding);
  });
});
