/** How a table is sorted, and how an address says so: `added`, or `-added` from the greatest down. */

export type TableSort = {
  readonly column: string;
  readonly order: 'ascending' | 'descending';
};

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
