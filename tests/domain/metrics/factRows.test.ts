/** Tests fact rows in a block's columns: read as written, and added measure by measure. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { paidConversions, paidLeads, paidRevenue, presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { blockOf, emptyColumns, type FactRun } from '#domain/metrics/factBlock.ts';
import { addPaidRow, addRow, readRow, writeRow } from '#domain/metrics/factRows.ts';

const anyRows = (most: number) =>
  fc.array(fc.array(fc.nat(most), { minLength: factMeasures.length, maxLength: factMeasures.length }), {
    minLength: 1,
    maxLength: 6,
  });

const columnsOf = (rows: readonly (readonly number[])[], like: Parameters<typeof emptyColumns>[1] = null) => {
  const columns = { rows: rows.length, ...emptyColumns(rows.length, like) };
  for (const [index, row] of rows.entries()) writeRow(columns, index, Float64Array.from(row));
  return columns;
};

/** Sums of the rows; conversions, revenue and leads of paid channels follow the measures. */
const summed = (rows: readonly (readonly number[])[], paid: boolean): readonly number[] => {
  const sums = factMeasures.map((_, measure) => rows.reduce((sum, row) => sum + (row[measure] ?? 0), 0));
  const { conversions, revenue_cents: revenue, leads } = columnOf;
  return [...sums, ...[conversions, revenue, leads].map((measure) => (paid ? (sums[measure] ?? 0) : 0))];
};

const runOf = (length: number, paid: boolean): FactRun => ({
  channel: paid ? 'display' : 'email',
  campaignId: null,
  seed: 1,
  present: presenceOf(paid ? factMeasures : ['sessions']),
  part: null,
  firstDay: 0,
  start: 0,
  end: length,
});

/** Columns of two bytes a count and four an amount. */
const narrow = { counts: new Uint16Array(), money: new Int32Array() };

describe('rows in columns', () => {
  test('are read as they were written, in columns of four bytes and of two', () => {
    const read = (columns: ReturnType<typeof columnsOf>) =>
      Array.from({ length: columns.rows }, (_, row) => {
        const into = new Float64Array(factMeasures.length);
        readRow(columns, row, into);
        return [...into];
      });
    fc.assert(
      fc.property(anyRows(2_000_000_000), anyRows(60_000), (large, small) => {
        expect([read(columnsOf(large)), read(columnsOf(small, narrow))]).toEqual([large, small]);
      }),
    );
  });

  test('are added to what is there, and of paid channels also where those stand alone', () => {
    fc.assert(
      fc.property(anyRows(1_000_000), fc.boolean(), (rows, paid) => {
        const columns = columnsOf(rows);
        const sums = new Float64Array(2 * sumWidth);
        for (let row = 0; row < rows.length; row += 1) {
          addRow(columns, row, sums, sumWidth);
          if (paid) addPaidRow(columns, row, sums, sumWidth);
        }
        expect([...sums]).toEqual([...new Array(sumWidth).fill(0), ...summed(rows, paid)]);
      }),
    );
    expect([paidConversions, paidRevenue, paidLeads]).toEqual([13, 14, 15]);
  });
});

describe('a block', () => {
  test('takes fewer bytes where all numbers fit, and keeps larger ones as they are', () => {
    const kept = (clicks: number, spend: number) => {
      const row = factMeasures.map(() => 1);
      row[columnOf.clicks] = clicks;
      row[columnOf.spend_cents] = spend;
      const block = blockOf(1, [runOf(1, true)], columnsOf([row]));
      const { counts, money } = block;
      return [counts.constructor, counts[0], money.constructor, money[0]];
    };

    expect([kept(65_535, 2 ** 31 - 1), kept(65_536, 2 ** 31)]).toEqual([
      [Uint16Array, 65_535, Int32Array, 2 ** 31 - 1],
      [Int32Array, 65_536, Float64Array, 2 ** 31],
    ]);
  });

  test('knows what each of its runs comes to', () => {
    fc.assert(
      fc.property(anyRows(1_000_000), fc.boolean(), (rows, paid) => {
        const { totals } = blockOf(rows.length, [runOf(rows.length, paid)], columnsOf(rows));
        expect([...(totals ?? [])]).toEqual(summed(rows, paid));
      }),
    );
  });
});
