/** Sorts table rows, and parses and formats a sort order in the address: `added`, or `-added` for descending. */
import { compareNames } from '#domain/text/searchText.ts';

export type TableSort = {
  readonly column: string;
  readonly order: 'ascending' | 'descending';
};

/** Ascending comparison, which the table reverses for descending order. */
export type CompareRows<Row> = (one: Row, other: Row, order?: TableSort['order']) => number;

type SortValue = string | number | null;

const compareValues = (one: string | number, other: string | number): number => {
  if (typeof one === 'string' || typeof other === 'string') return compareNames(String(one), String(other));
  return one === other ? 0 : one - other;
};

/** Compares rows by a value. Rows without one come last in both orders. */
export const byValue =
  <Row>(read: (row: Row) => SortValue): CompareRows<Row> =>
  (one, other, order = 'ascending') => {
    const [left, right] = [read(one), read(other)];
    if (left !== null && right !== null) return compareValues(left, right);
    return (Number(left === null) - Number(right === null)) * (order === 'descending' ? -1 : 1);
  };

export const sortedRows = <Row>(
  rows: readonly Row[],
  compare: CompareRows<Row>,
  order: TableSort['order'],
): readonly Row[] =>
  rows.toSorted((one, other) => compare(one, other, order) * (order === 'descending' ? -1 : 1));

export const sortOfText = (text: string | null, columns: readonly string[]): TableSort | null => {
  const column = text?.replace(/^-/, '') ?? '';
  if (!columns.includes(column)) return null;
  return { column, order: text?.startsWith('-') ? 'descending' : 'ascending' };
};

export const isSortOf =
  (columns: readonly string[]) =>
  (text: string): boolean =>
    sortOfText(text, columns) !== null;

export const textOfSort = ({ column, order }: TableSort): string =>
  order === 'descending' ? `-${column}` : column;
