/** Maps the columns of a table to roles. */
import type { ColumnRole } from './columnRoles.ts';
import { normalizeWords } from './normalizeWords.ts';

/** The normalized header, numbered for duplicates. */
export const columnKeys = (headers: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const plain = normalizeWords(header) || 'column';
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain} ${count}`;
  });
};

export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

export const columnsOf = (roles: readonly ColumnRole[]): Columns => {
  const columns: Partial<Record<ColumnRole, number>> = {};
  roles.forEach((role, index) => {
    if (role !== 'ignored') columns[role] ??= index;
  });
  return columns;
};
