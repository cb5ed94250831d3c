/** Tests how rows are split into parts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, type FactMeasure } from '#domain/kpi/figureNames.ts';
import { countReached } from '#domain/metrics/countReached.ts';
import { createMeasureSplitter } from '#domain/metrics/splitMeasures.ts';

const atMost = (most: number) => fc.nat(most);

/** A plausible row: a later funnel step never exceeds an earlier one. */
const anyRow = atMost(5_000).chain((sessions) =>
  fc
    .record({
      impressions: fc.integer({ min: sessions, max: 200_000 }),
      engaged: atMost(sessions),
      users: atMost(sessions),
      conversions: atMost(Math.floor(sessions / 4)),
      money: fc.nat(5_000_000),
    })
    .chain((row) =>
      atMost(row.conversions).chain((orders) =>
        atMost(orders).map((news) => ({ ...row, sessions, orders, news })),
      ),
    ),
);

type Row = typeof anyRow extends fc.Arbitrary<infer Value> ? Value : never;

const columnsOf = ({ impressions, sessions, engaged, users, conversions, money, orders, news }: Row) =>
  Float64Array.of(
    impressions,
    sessions,
    sessions === 0 ? 0 : money,
    conversions,
    conversions === 0 ? 0 : money,
    sessions,
    engaged,
    users,
    orders,
    news,
    conversions - orders,
    sessions + 2 * engaged,
    engaged * 90,
  );

const anyWeights = fc.record({
  traffic: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
  clicking: fc.array(fc.double({ min: 0.7, max: 1.3, noNaN: true }), { minLength: 3, maxLength: 3 }),
  buying: fc.array(fc.double({ min: 0.6, max: 1.4, noNaN: true }), { minLength: 3, maxLength: 3 }),
});

const splitter = createMeasureSplitter(3);

const partsOf = (
  row: Float64Array,
  weights: Readonly<Record<'traffic' | 'clicking' | 'buying', readonly number[]>>,
  chance = 0.5,
) => {
  const { traffic, clicking, buying } = weights;
  splitter.split(
    row,
    {
      traffic: Float64Array.from(traffic),
      clicking: Float64Array.from(clicking),
      buying: Float64Array.from(buying),
    },
    chance,
  );
  return (name: FactMeasure) => {
    const ends = [...splitter.ends.subarray(columnOf[name] * 3, columnOf[name] * 3 + 3)];
    return ends.map((end, part) => end - (ends[part - 1] ?? 0));
  };
};

const limits: readonly (readonly [FactMeasure, FactMeasure])[] = [
  ['engaged_sessions', 'sessions'],
  ['users', 'sessions'],
  ['conversions', 'sessions'],
  ['orders', 'conversions'],
  ['new_customers', 'orders'],
  ['leads', 'conversions'],
  ['sessions', 'pageviews'],
];

describe('the parts of a row', () => {
  test('are whole, make it up, and nowhere come more of something than it came from', () => {
    fc.assert(
      fc.property(
        anyRow,
        anyWeights,
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (row, weights, chance) => {
          const columns = columnsOf(row);
          const of = partsOf(columns, weights, chance);
          const names = Object.keys(columnOf) as FactMeasure[];
          const sums = names.map((name) => of(name).reduce((sum, part) => sum + part, 0));
          expect(sums).toEqual([...columns]);
          expect(
            names
              .flatMap(of)
              .filter((part) => !Number.isSafeInteger(part) || part < 0 || Object.is(part, -0)),
          ).toEqual([]);
          expect(of('orders').map((part, index) => part + (of('leads')[index] ?? 0))).toEqual(
            of('conversions'),
          );
          for (const [few, many] of limits) {
            expect(of(few).filter((part, index) => part > (of(many)[index] ?? 0))).toEqual([]);
          }
        },
      ),
    );
  });

  test('are right on average, even of a single sale a day', () => {
    const row = Float64Array.of(0, 0, 0, 1, 0, 100, 0, 0, 0, 0, 0, 0, 0);
    const weights = { traffic: [6, 3, 1], clicking: [1, 1, 1], buying: [1, 1, 1] };
    const found = [0, 0, 0];
    for (let day = 0; day < 1_000; day += 1) {
      partsOf(
        row,
        weights,
        day / 1_000,
      )('conversions').forEach((part, index) => {
        found[index] = (found[index] ?? 0) + part;
      });
    }

    expect(found.map((count) => Math.round(count / 100))).toEqual([6, 3, 1]);
  });
});

describe('units in a line', () => {
  const count = (reached: number, parts: readonly number[], first = parts.length) => {
    const into = new Float64Array(first);
    const units = parts.reduce((sum, part) => sum + part, 0);
    const line = { parts: Float64Array.from(parts), from: 0, length: parts.length, units };
    countReached(reached, line, { into, at: 0, count: first });
    return [...into];
  };

  test('belong to parts evenly mixed', () => {
    expect([0, 2, 5, 10].map((reached) => count(reached, [5, 3, 2]))).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 1, 2],
      [5, 3, 2],
    ]);
  });

  test('never become fewer, are all reached together, and whole in the end', () => {
    const anyParts = fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyParts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, where) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const reached = Math.floor(total * where);
        const [now, next] = [count(reached, parts), count(Math.min(total, reached + 1), parts)];
        expect(now.reduce((sum, part) => sum + part, 0)).toBe(reached);
        expect(now.every((part, index) => part >= 0 && part <= (next[index] ?? 0))).toBe(true);
        expect(count(total, parts)).toEqual(parts);
      }),
    );
  });

  test('are counted for the first parts alone as for all', () => {
    expect([1, 2, 3].map((first) => count(7, [5, 3, 2], first))).toEqual([[3], [3, 2], [3, 2, 2]]);
  });
});
