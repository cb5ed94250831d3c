/** Tests comparison ranges. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/calendar/months.ts';
import { type Comparison, calendarUnitOf, comparedWith, daysIn } from '#domain/metrics/comparedRange.ts';

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

  const days = (...asked: Parameters<typeof told>) =>
    told(...asked)
      ?.slice(0, 2)
      .join(' to ');

  test.each([
    // A whole month, quarter or year: the one before.
    ['2026-10-01', '2026-10-31', 'previous', '2026-09-01 to 2026-09-30'],
    ['2026-09-01', '2026-09-30', 'previous', '2026-08-01 to 2026-08-31'],
    ['2024-03-01', '2024-03-31', 'previous', '2024-02-01 to 2024-02-29'],
    ['2026-01-01', '2026-01-31', 'previous', '2025-12-01 to 2025-12-31'],
    ['2026-02-01', '2026-02-28', 'previous', '2026-01-01 to 2026-01-31'],
    ['2026-07-01', '2026-09-30', 'previous', '2026-04-01 to 2026-06-30'],
    ['2026-01-01', '2026-03-31', 'previous', '2025-10-01 to 2025-12-31'],
    ['2025-01-01', '2025-12-31', 'previous', '2024-01-01 to 2024-12-31'],
    ['2025-02-01', '2025-02-28', 'year', '2024-02-01 to 2024-02-29'],
    ['2024-02-01', '2024-02-29', 'year', '2023-02-01 to 2023-02-28'],
    ['2025-01-01', '2025-03-31', 'year', '2024-01-01 to 2024-03-31'],
    ['2024-01-01', '2024-12-31', 'year', '2023-01-01 to 2023-12-31'],
  ] as const)(
    'of %s to %s by %s is %s, whether weekdays are matched or not',
    (from, to, compare, expected) => {
      expect([days(from, to, compare), days(from, to, compare, true)]).toEqual([expected, expected]);
    },
  );

  test.each([
    // Running month, several months, a month minus or plus a day, half a year, and three months that are no
    // calendar quarter.
    ['2026-11-01', '2026-11-15', '2026-10-17 to 2026-10-31'],
    ['2026-11-01', '2026-11-29', '2026-10-03 to 2026-10-31'],
    ['2026-09-01', '2026-10-31', '2026-07-02 to 2026-08-31'],
    ['2026-10-02', '2026-10-31', '2026-09-02 to 2026-10-01'],
    ['2026-10-01', '2026-11-01', '2026-08-30 to 2026-09-30'],
    ['2024-02-01', '2024-02-28', '2024-01-04 to 2024-01-31'],
    ['2026-01-01', '2026-06-30', '2025-07-04 to 2025-12-31'],
    ['2026-02-01', '2026-04-30', '2025-11-04 to 2026-01-31'],
  ])('of other days, %s to %s, is as many right before: %s', (from, to, expected) => {
    expect(days(from, to, 'previous')).toBe(expected);
  });

  test('puts date beside date in whole months; what one of the two does not have is next to nothing', () => {
    const [, , partners] = told('2026-04-01', '2026-06-30', 'previous') as [string, string, number[]];
    const at = (day: string) => partners[dayOf(day) - dayOf('2026-01-01')];
    expect([at('2026-01-30'), at('2026-01-31'), at('2026-02-28'), at('2026-03-31')]).toEqual([
      29, -1, 57, -1,
    ]);
    expect(at('2026-03-01')).toBe(dayOf('2026-06-01') - dayOf('2026-04-01'));
  });

  test('is the whole unit before any whole unit, date beside date, and as long before any other range', () => {
    const month = (day: number) => monthOf(day) - 1;
    fc.assert(
      fc.property(
        fc.integer({ min: 360, max: 1_200 }),
        fc.constantFrom(1, 3, 12),
        fc.boolean(),
        (first, months, byWeekday) => {
          const start = first - (first % months);
          const range = { from: firstDayOf(start), to: lastDayOf(start + months - 1) };
          const compared = comparedWith(range, { compare: 'previous', byWeekday });
          expect(compared?.range).toEqual({ from: firstDayOf(start - months), to: range.from - 1 });
          const [from, partners] = [compared?.range.from ?? 0, [...(compared?.partners ?? [])]];
          const beside = partners.flatMap((index, at) =>
            index < 0 ? [] : [[from + at, range.from + index] as const],
          );
          expect(beside.map(([, own]) => own)).toEqual(
            [...new Set(beside.map(([, own]) => own))].toSorted((one, other) => one - other),
          );
          for (const [there, own] of beside) {
            expect(month(own) - month(there)).toBe(months);
            expect(own - firstDayOf(monthOf(own))).toBe(there - firstDayOf(monthOf(there)));
          }
          const shorter = { from: range.from, to: range.to - 1 };
          if (calendarUnitOf(shorter) === null)
            expect(comparedWith(shorter, { compare: 'previous', byWeekday: false })?.range).toEqual({
              from: shorter.from - daysIn(shorter),
              to: shorter.from - 1,
            });
        },
      ),
    );
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
          const partners = [...compared.partners].filter((index) => index >= 0);
          const unit = calendarUnitOf(range);
          expect(compared.range.to).toBeLessThan(range.from);
          if (unit === null) expect(partners).toHaveLength(daysIn(compared.range));
          expect(partners).toEqual(partners.toSorted((one, other) => one - other));
          expect(partners.every((index) => index < length)).toBe(true);
          if (byWeekday && unit === null) expect(weekdayOf(compared.range.from)).toBe(weekdayOf(range.from));
        },
      ),
    );
  });
});
