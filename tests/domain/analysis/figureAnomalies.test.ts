/** Tests the detection of days that differ from their forecast. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driverOf, judgedFigures, sensitivities } from '#domain/analysis/figureAnomalies.ts';

const first = 20_000;

/** A weekly pattern with a little noise; `changes` by index. */
const daysOf = (length: number, changes: Readonly<Record<number, number | null>> = {}) =>
  Array.from({ length }, (_, index) => ({
    day: first + index,
    value: index in changes ? (changes[index] ?? null) : 100 + (index % 7) * 10 + ((index * 7) % 5),
  }));

const from = (length: number) => ({ from: first + length - 7, k: sensitivities.medium, isCount: true });

describe('unusual days', () => {
  test('are those outside of what level and weekday of the weeks before let expect', () => {
    const judged = judgedFigures(daysOf(70, { 66: 20, 68: 500 }), from(70)) ?? [];

    expect(judged.map(({ isOut }) => isOut)).toEqual([false, false, false, true, false, true, false]);
    expect(judged.map(({ score }) => Math.sign(Math.round(score)))[3]).toBe(-1);
    expect(Math.abs((judged[5]?.expected?.median ?? 0) - 152.5)).toBeLessThan(8);
  });

  test('are more the more sensitive it is, whatever the figures', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 35, maxLength: 90 }),
        (values) => {
          const days = values.map((value, index) => ({ day: first + index, value }));
          const countAt = (k: number) =>
            (judgedFigures(days, { from: first, k, isCount: true }) ?? []).filter(({ isOut }) => isOut)
              .length;

          expect(countAt(sensitivities.low)).toBeLessThanOrEqual(countAt(sensitivities.medium));
          expect(countAt(sensitivities.medium)).toBeLessThanOrEqual(countAt(sensitivities.high));
        },
      ),
    );
  });

  test('are not those of a season that grows or shrinks as a whole', () => {
    const growing = daysOf(70).map(({ day, value }, index) => ({ day, value: (value ?? 0) * 1.02 ** index }));
    const outIn = (days: typeof growing) =>
      (judgedFigures(days, { from: first + 42, k: 3, isCount: true }) ?? []).filter(({ isOut }) => isOut)
        .length;

    expect([
      outIn(growing),
      outIn(growing.toReversed().map(({ value }, index) => ({ day: first + index, value }))),
    ]).toEqual([0, 0]);
  });

  test('are none within a fifth of the forecast, however even the weeks are', () => {
    const even = Array.from({ length: 70 }, (_, index) => ({ day: first + index, value: 10_000 }));
    const outAt = (value: number) =>
      judgedFigures(even.with(69, { day: first + 69, value }), from(70))?.at(-1)?.isOut;

    expect([outAt(12_000), outAt(12_100), outAt(8_000), outAt(7_900)]).toEqual([false, true, false, true]);
  });

  test('are not looked for with fewer than 28 days, nor on weekdays with fewer than four before', () => {
    expect(judgedFigures(daysOf(27), from(27))).toBe(null);
    const judged = judgedFigures(daysOf(30), { from: first, k: 3, isCount: true }) ?? [];

    expect(judged.map(({ expected }) => expected !== null)).toEqual([
      ...Array.from({ length: 28 }, () => false),
      true,
      true,
    ]);
  });

  test('leave days out that nothing reports', () => {
    const judged = judgedFigures(daysOf(70, { 66: null, 59: null }), from(70)) ?? [];

    expect([judged[3]?.value, judged[3]?.isOut, judged[3]?.score]).toEqual([null, false, 0]);
  });

  test('name the part that went furthest in the direction of the whole', () => {
    const [day] = (
      judgedFigures(daysOf(70, { 66: 20 }), { from: first + 66, k: 3, isCount: true }) ?? []
    ).slice(0, 1);
    const parts = [
      { label: 'Email', days: daysOf(70, { 66: 100 }) },
      { label: 'Direct', days: daysOf(70, { 66: 500 }) },
      { label: 'Display', days: daysOf(70, { 66: 60 }) },
    ];

    expect(day && driverOf(day, parts)?.label).toBe('Display');
    expect(day && driverOf(day, parts.slice(1, 2))).toBe(null);
  });
});
