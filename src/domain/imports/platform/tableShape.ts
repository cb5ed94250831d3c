/** The columns of a table as they are taken. */
import type { ColumnRole } from './columnRoles.ts';
import { plainText } from './plainText.ts';

/** A key for each column: its plain header, numbered where several are the same. */
export const columnKeys = (headers: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const plain = plainText(header) || 'column';
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain} ${count}`;
  });
};

export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

/** Where each role is; a role that several columns have is the first one's. */
export const columnsOf = (roles: readonly ColumnRole[]): Columns => {
  const columns: Partial<Record<ColumnRole, number>> = {};
  roles.forEach((role, index) => {
    if (role !== 'ignored') columns[role] ??= index;
  });
  return columns;
};
