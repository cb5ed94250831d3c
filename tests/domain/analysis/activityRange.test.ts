import { describe, expect, test } from 'vitest';
import { readActivityRange } from '#domain/analysis/activityRange.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;
const today = dayOf('2026-03-31');

describe('range of days', () => {
  test('is the thirty days until today, or until the last day that was asked for', () => {
    expect([
      readActivityRange({}, today),
      readActivityRange({ to: '2026-01-30' }, today),
      readActivityRange({ from: '2026-03-31' }, today),
    ]).toEqual([
      { ok: true, range: { from: dayOf('2026-03-02'), to: today } },
      { ok: true, range: { from: dayOf('2026-01-01'), to: dayOf('2026-01-30') } },
      { ok: true, range: { from: today, to: today } },
    ]);
  });

  test('refuses what is no day, the future, a range that is turned round, and more than 366 days', () => {
    const refused = [
      { from: '2026-02-30' },
      { to: 'today' },
      { to: '2026-04-01' },
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2025-03-30', to: '2026-03-31' },
      { from: '2025-03-31', to: '2026-03-31' },
    ].map((asked) => readActivityRange(asked, today));

    expect(refused).toEqual([
      { ok: false, errors: { from: 'Must be a day such as 2026-11-21' } },
      { ok: false, errors: { to: 'Must be a day such as 2026-11-21' } },
      { ok: false, errors: { to: 'Must not be after 2026-03-31' } },
      { ok: false, errors: { from: 'Must not be after the last day' } },
      { ok: false, errors: { from: 'At most 366 days' } },
      { ok: true, range: { from: dayOf('2025-03-31'), to: today } },
    ]);
  });
});
