/** Tests when alert rules fire. */
import { describe, expect, test } from 'vitest';
import { type RuleTerms, ruleErrors } from '#domain/alerts/alertRules.ts';
import { firingsOf, type Watched } from '#domain/alerts/ruleFirings.ts';

/** Metric values of days 0 to 9; null: no data. */
const daily: readonly (number | null)[] = [10, 10, 10, 30, 30, 10, 10, null, null, 10];

const between = ({ from, to }: { from: number; to: number }) => daily.slice(Math.max(0, from), to + 1);

const watched: Watched = {
  figure: (range) => {
    if (range.from < 0) return null;
    const told = between(range).filter((one) => one !== null);
    return told.length === 0 ? null : told.reduce((sum, one) => sum + one, 0);
  },
  isTold: (range) => between(range).some((one) => one !== null),
  pacing: (day) => (day === 4 ? 1.3 : 1.02),
  rivalMove: ({ from, to }, rival) =>
    rival === 'rival.example' && from > 0 ? ((daily[to] ?? 0) - (daily[from - 1] ?? 0)) / 1_000 : null,
  unusual: (day, k) => {
    if (day !== 3 && day !== 9) return null;
    return k > 3 && day === 9 ? null : { value: daily[day] ?? 0, side: day === 3 ? 'up' : 'down' };
  },
};

const terms: RuleTerms = {
  figure: 'spend_cents',
  condition: 'above',
  threshold: 20,
  windowDays: 1,
  cooldownDays: 0,
};

const daysOf = (changes: Partial<RuleTerms>, lastBefore: number | null = null) =>
  firingsOf({ ...terms, ...changes }, { from: 0, to: 9 }, watched, lastBefore).map(({ day, value }) => [
    day,
    value,
  ]);

describe('a rule', () => {
  test('calls above or below its threshold, over its window', () => {
    expect(daysOf({})).toEqual([
      [3, 30],
      [4, 30],
    ]);
    expect(daysOf({ windowDays: 2, threshold: 39 })).toEqual([
      [3, 40],
      [4, 60],
      [5, 40],
    ]);
    expect(daysOf({ condition: 'below', threshold: 10.5, windowDays: 1 }).map(([day]) => day)).toEqual([
      0, 1, 2, 5, 6, 9,
    ]);
  });

  test('calls by a move of a competitor’s share, from the day before its window, to the side that is asked', () => {
    const move = { condition: 'rival', threshold: 0.02, rival: 'rival.example' } as const;
    expect(daysOf(move)).toEqual([
      [3, 0.02],
      [5, -0.02],
    ]);
    expect(daysOf({ ...move, direction: 'down' })).toEqual([[5, -0.02]]);
    expect(daysOf({ ...move, rival: 'other.example' })).toEqual([]);
    expect(ruleErrors({ ...terms, ...move, rival: undefined })).toEqual({
      rival: 'Must be a competitor, for a rule about its share of voice only',
    });
    expect(ruleErrors({ ...terms, ...move, threshold: 1.5 })).toEqual({
      threshold: 'Must be at most 100 points',
    });
  });

  test('calls by a change in either direction, where there is something before', () => {
    expect(daysOf({ condition: 'change', threshold: 0.5 })).toEqual([
      [3, 2],
      [5, (10 - 30) / 30],
    ]);
  });

  test('calls by a change, or an unusual day, in its direction alone', () => {
    const change = { condition: 'change', threshold: 0.5 } as const;
    const unusual = { condition: 'unusual', threshold: 3 } as const;
    const days = (changes: Partial<RuleTerms>) => daysOf(changes).map(([day]) => day);

    expect([days({ ...change, direction: 'up' }), days({ ...change, direction: 'down' })]).toEqual([
      [3],
      [5],
    ]);
    expect(daysOf({ ...unusual, direction: 'either' })).toEqual([
      [3, 30],
      [9, 10],
    ]);
    expect([days({ ...unusual, direction: 'up' }), days({ ...unusual, direction: 'down' })]).toEqual([
      [3],
      [9],
    ]);
    expect(days({ ...unusual, threshold: 4 })).toEqual([3]);
    expect([
      ruleErrors({ ...terms, ...unusual }),
      ruleErrors({ ...terms, ...unusual, threshold: 20 }),
    ]).toEqual([{}, { threshold: 'Must be 4 for a low, 3 for a medium or 2.5 for a high sensitivity' }]);
  });

  test('calls when the month is off its budget, and when nothing is reported', () => {
    expect(daysOf({ condition: 'pacing', threshold: 0.1 })).toEqual([[4, 1.3 - 1]]);
    expect(daysOf({ condition: 'no_data', windowDays: 2 })).toEqual([[8, 2]]);
  });

  test('is quiet for its cooldown, also after a call before', () => {
    expect(daysOf({ cooldownDays: 3 })).toEqual([[3, 30]]);
    expect(daysOf({ cooldownDays: 1 }, 2)).toEqual([[4, 30]]);
  });

  test('has terms that can be', () => {
    expect(ruleErrors(terms)).toEqual({});
    expect(ruleErrors({ ...terms, threshold: -1, windowDays: 0, cooldownDays: 91 })).toEqual({
      threshold: 'Must be more than 0',
      window_days: 'Must be 1 to 90 days',
      cooldown_days: 'Must be 0 to 90 days',
    });
    expect(ruleErrors({ ...terms, threshold: Number.NaN })).toEqual({ threshold: 'Must be more than 0' });
    expect(ruleErrors({ ...terms, condition: 'no_data', threshold: 0 })).toEqual({});
    expect(ruleErrors({ ...terms, figure: 'ctr', threshold: 2 })).toEqual({
      threshold: 'Must be at most 100 percent',
    });
    expect(ruleErrors({ ...terms, condition: 'change', threshold: 11 })).toEqual({
      threshold: 'Must be at most 1,000 percent',
    });
  });
});
