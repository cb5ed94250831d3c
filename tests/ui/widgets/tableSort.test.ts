/** Tests that rows without a value sort last in both orders, in each table, list and file. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalColumns } from '#ui/pages/dashboard/goals/goalColumns.tsx';
import { columnsOf } from '#ui/pages/integrations/connectionColumns.tsx';
import { byValue, type CompareRows, sortedRows } from '#ui/widgets/tableSort.ts';

type Row = { readonly value: number | string | null };

const valuesIn = (rows: readonly Row[], order: 'ascending' | 'descending') =>
  sortedRows(
    rows,
    byValue(({ value }: Row) => value),
    order,
  ).map(({ value }) => value);

const rowsOf = (...values: readonly Row['value'][]): readonly Row[] => values.map((value) => ({ value }));

describe('sorted rows', () => {
  test('have those without a value last in both orders', () => {
    const numbers = rowsOf(null, 3, 0, null, -2);
    expect(valuesIn(numbers, 'ascending')).toEqual([-2, 0, 3, null, null]);
    expect(valuesIn(numbers, 'descending')).toEqual([3, 0, -2, null, null]);
    const texts = rowsOf('2026-01-02', null, '2026-01-01');
    expect(valuesIn(texts, 'ascending')).toEqual(['2026-01-01', '2026-01-02', null]);
    expect(valuesIn(texts, 'descending')).toEqual(['2026-01-02', '2026-01-01', null]);
  });

  test.each([
    [
      'goals by what is reached',
      goalColumns({ currency: 'USD', nameOf: String, edit: null }).find(({ key }) => key === 'attainment'),
      [{ attainment: null }, { attainment: -0.5 }, { attainment: 1.2 }],
    ],
    [
      'connections by their last sync',
      columnsOf({ now: 0, all: [], addressOf: String } as never, { hasClient: false }).find(
        ({ key }) => key === 'synced',
      ),
      [{ sync: null }, { sync: { last_at: '2026-11-01' } }, { sync: { last_at: '2026-11-02' } }],
    ],
  ])('have those without a value last in both orders: %s', (_, column, rows) => {
    const [without, low, high] = rows;
    const compare = column?.compare as CompareRows<unknown>;
    expect(sortedRows(rows, compare, 'ascending')).toEqual([low, high, without]);
    expect(sortedRows(rows, compare, 'descending')).toEqual([high, low, without]);
  });

  test('are each other’s reverse but for rows without a value, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer(), { nil: null, freq: 2 })), (values) => {
        const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
        const without = values.filter((value) => value === null);
        expect(valuesIn(rowsOf(...values), 'ascending')).toEqual([...known, ...without]);
        expect(valuesIn(rowsOf(...values), 'descending')).toEqual([...known.toReversed(), ...without]);
      }),
    );
  });
});
