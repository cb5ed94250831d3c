/** Which days stand beside which. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { type Comparison, comparedWith, daysIn } from '#domain/metrics/comparedRange.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

const told = (
  from: string,
  to: string,
  compare: Exclude<Comparison['compare'], 'custom'>,
  byWeekday = false,
) => {
  const compared = comparedWith({ from: dayOf(from), to: dayOf(to) }, { compare, byWeekday });
  return (
    compared && [calendarDayOf(compared.range.from), calendarDayOf(compared.range.to), [...compared.partners]]
  );
};

describe('the compared range', () => {
  test('is as many days right before, the same dates a year before, or none', () => {
    expect([
      told('2026-03-01', '2026-03-03', 'previous'),
      told('2026-03-01', '2026-03-03', 'year'),
      told('2026-03-01', '2026-03-03', 'none'),
    ]).toEqual([['2026-02-26', '2026-02-28', [0, 1, 2]], ['2025-03-01', '2025-03-03', [0, 1, 2]], null]);
  });

  test('is what somebody chose, whose days beyond the range stand beside none', () => {
    const chosen = (from: string, to: string) =>
      comparedWith(
        { from: dayOf('2026-03-01'), to: dayOf('2026-03-03') },
        { compare: 'custom', byWeekday: true, days: { from: dayOf(from), to: dayOf(to) } },
      );
    expect(chosen('2026-01-01', '2026-01-05')?.partners).toEqual(Int32Array.of(0, 1, 2, -1, -1));
    expect(chosen('2026-01-01', '2026-01-02')?.partners).toEqual(Int32Array.of(0, 1));
  });

  test('moves by whole weeks where weekdays are matched', () => {
    expect([
      told('2026-03-01', '2026-03-03', 'previous', true),
      told('2026-03-01', '2026-03-02', 'year', true),
    ]).toEqual([
      ['2026-02-22', '2026-02-24', [0, 1, 2]],
      ['2025-03-02', '2025-03-03', [0, 1]],
    ]);
  });

  test('puts a 29 February beside the 28th, and nothing beside one of the own range', () => {
    expect([
      told('2025-02-27', '2025-03-01', 'year'),
      told('2024-02-27', '2024-03-01', 'year'),
      told('2024-02-29', '2024-02-29', 'year'),
    ]).toEqual([
      ['2024-02-27', '2024-03-01', [0, 1, 1, 2]],
      ['2023-02-27', '2023-03-01', [0, 1, 3]],
      ['2023-02-28', '2023-02-28', [0]],
    ]);
  });

  test('never overlaps the range nor goes backwards, and matches weekdays when asked to', () => {
    const anyRange = fc.record({
      from: fc.integer({ min: 10_000, max: 30_000 }),
      length: fc.integer({ min: 1, max: 360 }),
    });
    fc.assert(
      fc.property(
        anyRange,
        fc.constantFrom('previous', 'year'),
        fc.boolean(),
        ({ from, length }, compare, byWeekday) => {
          const range = { from, to: from + length - 1 };
          const compared = comparedWith(range, { compare, byWeekday });
          if (compared === null) throw new Error('There is one');
          const partners = [...compared.partners];
          expect(compared.range.to).toBeLessThan(range.from);
          expect(partners).toHaveLength(daysIn(compared.range));
          expect(partners).toEqual(partners.toSorted((one, other) => one - other));
          expect(partners.every((index) => index >= 0 && index < length)).toBe(true);
          if (byWeekday) expect(weekdayOf(compared.range.from)).toBe(weekdayOf(range.from));
        },
      ),
    );
  });
});
