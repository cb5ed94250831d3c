/** Tests the contributions of parts to a metric's change. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contributionOf } from '#domain/analysis/contribution.ts';
import { contributionSentence } from '#domain/analysis/contributionWords.ts';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { columnOf, factMeasures, figureNames } from '#domain/kpi/figureNames.ts';
import { figuresOf, sumWidth } from '#domain/kpi/figureSums.ts';

/** Columns with a second sum for paid channels, in the order of the sums. */
const paidColumns = [columnOf.conversions, columnOf.revenue_cents, columnOf.leads];

const setOf = (values: readonly number[], isPaid: boolean): FigureSet => {
  const sums = [
    ...values.slice(0, factMeasures.length),
    ...paidColumns.map((column) => (isPaid ? (values[column] ?? 0) : 0)),
  ];
  const free = (1 << factMeasures.length) - 1 - 0b111;
  return { ...figuresOf({ sums, at: 0, present: isPaid ? (1 << factMeasures.length) - 1 : free }) };
};

const totalOf = (parts: readonly { values: readonly number[]; isPaid: boolean }[]): FigureSet => {
  const sums = Array.from({ length: sumWidth }, (_, index) =>
    parts.reduce((sum, { values, isPaid }) => {
      if (index < factMeasures.length) return sum + (index < 3 && !isPaid ? 0 : (values[index] ?? 0));
      return sum + (isPaid ? (values[paidColumns[index - factMeasures.length] ?? 0] ?? 0) : 0);
    }, 0),
  );
  return { ...figuresOf({ sums, at: 0, present: (1 << factMeasures.length) - 1 }) };
};

const values = fc
  .array(fc.integer({ min: 0, max: 100_000 }), {
    minLength: factMeasures.length,
    maxLength: factMeasures.length,
  })
  // An engaged visit is a visit too, so it cannot exceed visits.
  .map((row) =>
    row.map((value, column) =>
      column === columnOf.engaged_sessions ? Math.min(value, row[columnOf.sessions] ?? 0) : value,
    ),
  );
const part = fc.record({ isPaid: fc.boolean(), now: values, before: values });

describe('contributions', () => {
  test('of any figure make its change, and of ratios by rate and mix', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...figureNames),
        fc.array(part, { minLength: 1, maxLength: 6 }),
        (figure, parts) => {
          const rows = parts.map(({ isPaid, now, before }, index) => ({
            key: `c${index}`,
            label: `Channel ${index}`,
            current: setOf(now, isPaid),
            previous: setOf(before, isPaid),
          }));
          const [now, before] = [
            totalOf(parts.map(({ isPaid, now: own }) => ({ isPaid, values: own })))[figure],
            totalOf(parts.map(({ isPaid, before: own }) => ({ isPaid, values: own })))[figure],
          ];
          const found = contributionOf(figure, rows);
          if (found === null) {
            expect([now, before]).toContain(null);
            return;
          }
          const near = 1e-6 * (1 + Math.abs(now ?? 0) + Math.abs(before ?? 0));
          const sum = found.parts.reduce((all, { change }) => all + change, 0);
          expect(Math.abs(found.current - (now ?? 0))).toBeLessThan(near);
          expect(Math.abs(found.previous - (before ?? 0))).toBeLessThan(near);
          expect(Math.abs(sum - found.change)).toBeLessThan(near);
          if (found.rate !== null)
            expect(Math.abs(found.rate + (found.mix ?? 0) - found.change)).toBeLessThan(near);
        },
      ),
    );
  });

  test('of parts that are partly paid, such as devices, make the change as well', () => {
    const mixed = fc.tuple(values, values);
    const both = ([paid, free]: readonly [readonly number[], readonly number[]]) => [
      { isPaid: true, values: paid.with(columnOf.spend_cents, 1 + (paid[columnOf.spend_cents] ?? 0)) },
      { isPaid: false, values: free },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...figureNames),
        fc.array(fc.record({ now: mixed, before: mixed }), { minLength: 1, maxLength: 4 }),
        (figure, devices) => {
          const rows = devices.map(({ now, before }, index) => ({
            key: `d${index}`,
            label: `Device ${index}`,
            current: totalOf(both(now)),
            previous: totalOf(both(before)),
          }));
          const found = contributionOf(figure, rows);
          const [now, before] = [
            totalOf(devices.flatMap((one) => both(one.now)))[figure] ?? 0,
            totalOf(devices.flatMap((one) => both(one.before)))[figure] ?? 0,
          ];
          const near = 1e-6 * (1 + Math.abs(now) + Math.abs(before));
          const sum = (found?.parts ?? []).reduce((all, { change }) => all + change, 0);
          expect(found === null || Math.abs(sum - (now - before)) < near).toBe(true);
        },
      ),
    );
  });

  const rowOf = (spend: number, clicks: number) => {
    const zeros = Array.from({ length: 10 }, () => 0);
    return setOf(zeros.with(2, spend).with(1, clicks), true);
  };

  test('report a dearer channel from a shift to the dear one', () => {
    const cpc = (now: readonly [number, number], before: readonly [number, number], key: string) => ({
      key,
      label: key,
      current: rowOf(...now),
      previous: rowOf(...before),
    });
    const dearer = contributionOf('cpc_cents', [
      cpc([3_000, 10], [2_000, 10], 'a'),
      cpc([1_000, 10], [1_000, 10], 'b'),
    ]);
    const shifted = contributionOf('cpc_cents', [
      cpc([3_000, 15], [2_000, 10], 'a'),
      cpc([500, 5], [1_000, 10], 'b'),
    ]);

    expect([dearer?.rate, dearer?.mix, shifted?.rate, shifted?.mix]).toEqual([50, 0, 0, 25]);
    expect(dearer && contributionSentence('cpc_cents', dearer, 'channel')).toBe(
      'By channel: a +$0.50, together +$0.50. Performance +$0.50, mix $0.00.',
    );
  });

  test('are none without anything before', () => {
    expect(contributionOf('sessions', [{ key: 'a', label: 'A', current: null, previous: null }])).toBe(null);
  });
});
