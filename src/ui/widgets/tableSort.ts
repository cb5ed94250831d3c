/** How a table is sorted, and how an address says so: `added`, or `-added` from the greatest down. */
import { compareNames } from '#domain/text/searchText.ts';

export type TableSort = {
  readonly column: string;
  readonly order: 'ascending' | 'descending';
};

/** Which of two rows comes first, ascending; the table turns it around in descending order. */
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

/** The rows as the table shows them, also for lists and files of the same rows. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  compare: CompareRows<Row>,
  order: TableSort['order'],
): readonly Row[] =>
  rows.toSorted((one, other) => compare(one, other, order) * (order === 'descending' ? -1 : 1));

/** Null for none, and for a column that there is not. */
export const sortOfText = (text: string | null, columns: readonly string[]): TableSort | null => {
  const column = text?.replace(/^-/, '') ?? '';
  if (!columns.includes(column)) return null;
  return { column, order: text?.startsWith('-') ? 'descending' : 'ascending' };
};

/** Whether an address may say so of a table with these columns. */
export const isSortOf =
  (columns: readonly string[]) =>
  (text: string): boolean =>
    sortOfText(text, columns) !== null;

export const textOfSort = ({ column, order }: TableSort): string =>
  order === 'descending' ? `-${column}` : column;
