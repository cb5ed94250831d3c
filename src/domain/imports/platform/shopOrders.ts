/** Counts orders of shop exports, which have one row per order or per item and no count column. */
import type { ImportSource } from '../importedRow.ts';
import type { FileRow } from '../text/fileRows.ts';
import type { ExportTable } from './exportTables.ts';
import { normalizeWords } from './normalizeWords.ts';
import { saidBy } from './words/headerWords.ts';

export const isShop = (source: ImportSource): boolean => source === 'shopify' || source === 'wooCommerce';

const isNumberOfOrder = (header: string, source: ImportSource): boolean =>
  saidBy(header)?.word === 'order' || (source === 'shopify' && normalizeWords(header) === 'name');

/** Shopify names the order amount `Total`. */
export const isOrderSum = (header: string, source: ImportSource): boolean =>
  source === 'shopify' && normalizeWords(header) === 'total';

/** Adds a column `Orders`: 1 in the first row of each order, the only row whose amount counts. */
export const withOrders = (table: ExportTable, source: ImportSource): ExportTable => {
  const headers = table.header.cells;
  const at = headers.findIndex((header) => isNumberOfOrder(header, source));
  const isCounted = headers.some((header) => saidBy(header)?.word === 'orders');
  if (!isShop(source) || at === -1 || isCounted) return table;
  const sums = new Set(
    headers.flatMap((header, index) =>
      saidBy(header)?.word === 'revenue_cents' || isOrderSum(header, source) ? [index] : [],
    ),
  );
  const seen = new Set<string>();
  const counted = (row: FileRow): FileRow => {
    const order = (row.cells[at] ?? '').trim();
    if (order === '' || row.cells.length > headers.length) return row;
    const isFirst = !seen.has(order);
    seen.add(order);
    const cells = headers.map((_, index) => (isFirst || !sums.has(index) ? (row.cells[index] ?? '') : ''));
    return { ...row, cells: [...cells, isFirst ? '1' : ''] };
  };
  return {
    ...table,
    header: { ...table.header, cells: [...headers, 'Orders'] },
    rows: table.rows.map(counted),
  };
};
