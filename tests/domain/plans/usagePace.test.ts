/** Tests the projected usage of a month, and when it meets its limit. */
import { describe, expect, test } from 'vitest';
import { paceOf } from '#domain/plans/usagePace.ts';

const none = { planned: [], plannedToday: 0, perDay: 0, limit: -1 };

describe('the pace of a month', () => {
  test('adds an ordinary day for each that is left, and what schedules bring', () => {
    const days = [4, 0, 6];
    expect([
      paceOf({ ...none, days }),
      paceOf({ ...none, days, planned: [0, 0, 0], perDay: 2.5 }),
      paceOf({ ...none, days, planned: [0, 3, 0], plannedToday: 1, perDay: 2 }),
    ]).toEqual([
      { projected: 10, reachedIn: null },
      { projected: 18, reachedIn: null },
      { projected: 20, reachedIn: null },
    ]);
  });

  test('meets the limit on the day that fills it, and on none where that is over or too far', () => {
    const asked = { ...none, days: [10], planned: [0, 0, 0, 0], perDay: 5 };
    const met = (limit: number, more = {}) => paceOf({ ...asked, ...more, limit }).reachedIn;

    expect([met(20), met(21), met(30), met(31), met(10), met(-1)]).toEqual([2, 3, 4, null, null, null]);
    expect(met(12, { plannedToday: 2 })).toBe(0);
  });
});
