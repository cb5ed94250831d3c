/** The tables of an export, apart from its title, its stated days, its comments and its totals. */
import { epochDayOf } from '../../calendar/epochDay.ts';
import { clearDay, type Days, readRange } from './dateText.ts';
import type { FileRow } from './fileRows.ts';
import { plainText } from './plainText.ts';
import { saidBy } from './words/headerWords.ts';
import { isGrandTotal, isTotalsCell, saysNothing } from './words/totals.ts';

export type TotalsRow = { readonly label: string; readonly row: FileRow };

export type ExportTable = {
  readonly header: FileRow;
  readonly rows: readonly FileRow[];
  readonly totals: readonly TotalsRow[];
  /** The days that the file states for it; null where it states none. */
  readonly range: Days | null;
};

export type ExportFile = {
  /** Its first words, as `Campaign report`; empty for none. */
  readonly title: string;
  /** What stands in the lines that begin with `#`. */
  readonly comments: readonly string[];
  readonly tables: readonly ExportTable[];
};

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The text of a row that has one cell alone; null of any other. */
const onlyText = (cells: readonly string[]): string | null => {
  const at = cells.findIndex((cell) => cell.trim() !== '');
  const isAlone = at !== -1 && isBlank(cells.slice(at + 1));
  return isAlone ? (cells[at] ?? null) : null;
};

/** Days as GA4 packs them: one behind the words for it, or both as `20260501-20260531`. */
const packedDays = (comment: string): readonly number[] =>
  [...comment.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].flatMap(
    ([, year, month, day]) => epochDayOf(`${year}-${month}-${day}`) ?? [],
  );

/** GA4 writes the first and the last day in comments, one below the other, in the words of any language. */
const rangeOfComments = (comments: readonly string[]): Days | null => {
  const [from, to] = comments.flatMap(packedDays).slice(-2);
  if (from !== undefined && to !== undefined && from <= to) return { from, to };
  return (
    comments
      .map((comment) => readRange(comment.replace(/^#\s*(?:[^:]*:)?/, '')))
      .findLast((range) => range !== null) ?? null
  );
};

const numbersIn = ({ cells }: FileRow): number =>
  cells.filter((cell) => /^[\s\d.,%-]*\d[\s\d.,%-]*$/.test(cell)).length;

/** Neither a campaign `#1` beside its numbers, nor a column `#` beside others. */
const isComment = (row: FileRow): boolean => {
  const first = row.cells[0] ?? '';
  const isColumn = first.trim() === '#' && row.cells.length > 1;
  return first.startsWith('#') && !isColumn && numbersIn(row) === 0;
};

/** The header has words where the rows have numbers, and as many cells as most rows. */
const looksLikeHeader = (row: FileRow, width: number): boolean => {
  const count = filled(row.cells);
  return count >= 2 && numbersIn(row) * 2 < count && count * 2 >= width;
};

const widthOf = (rows: readonly FileRow[]): number =>
  Math.max(0, ...rows.slice(0, 50).map(({ cells }) => filled(cells)));

type Block = { readonly comments: readonly string[]; readonly rows: readonly FileRow[] };

type GrowingBlock = { comments: string[]; rows: FileRow[] };

/** Stretches of rows between empty lines and comments. */
const blocksOf = (rows: readonly FileRow[]): readonly Block[] => {
  const blocks: GrowingBlock[] = [];
  let isEnded = true;
  const current = (): GrowingBlock => {
    const last = blocks.at(-1);
    if (last !== undefined && !isEnded) return last;
    const block: GrowingBlock = { comments: [], rows: [] };
    blocks.push(block);
    isEnded = false;
    return block;
  };
  for (const row of rows) {
    const hasRows = (blocks.at(-1)?.rows.length ?? 0) > 0;
    if (isComment(row)) {
      isEnded ||= hasRows;
      current().comments.push(row.cells.join(',').trim());
    } else if (isBlank(row.cells)) isEnded ||= hasRows;
    else current().rows.push(row);
  }
  return blocks;
};

const totalsLabel = ({ cells }: FileRow): string | null => {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  if (isTotalsCell(first)) return first.trim();
  const last = cells.at(-1) ?? '';
  return isGrandTotal(last) ? last.trim() : null;
};

type Rows = Pick<ExportTable, 'rows' | 'totals'>;

/** What says that there are no data is no row. */
const withoutTotals = (below: readonly FileRow[]): Rows => {
  const totals = below.flatMap((row): TotalsRow[] => {
    const label = totalsLabel(row);
    return label === null ? [] : [{ label, row }];
  });
  const left = new Set(totals.map(({ row }) => row));
  const says = ({ cells }: FileRow): boolean => {
    const text = onlyText(cells);
    return text !== null && saysNothing(plainText(text));
  };
  return { rows: below.filter((row) => !left.has(row) && !says(row)), totals };
};

const textOf = ({ cells }: FileRow): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(', ')
    .trim();

type Split = {
  readonly texts: readonly string[];
  readonly range: Days | null;
  readonly table: ExportTable | null;
};

const mostAbove = 12;

/** The line that has most of the words that headers have; of those, the first. What stands above may have cells too. */
const headerAt = (rows: readonly FileRow[], width: number): number => {
  const known = rows
    .slice(0, mostAbove)
    .map((row) =>
      looksLikeHeader(row, width) ? row.cells.filter((cell) => saidBy(cell) !== null).length : -1,
    );
  const most = Math.max(-1, ...known);
  return most === -1 ? -1 : known.indexOf(most);
};

/** A range in one cell or line, or its first and its last day in cells of their own. */
const rangeAbove = (rows: readonly FileRow[]): Days | null => {
  const cells = rows.flatMap((row) => [textOf(row), ...row.cells]);
  const range = cells.map(readRange).find((found) => found !== null);
  if (range !== undefined) return range;
  const days = rows.flatMap((row) => row.cells.flatMap((cell) => clearDay(cell) ?? []));
  const [from, to, more] = days;
  return from !== undefined && to !== undefined && more === undefined && from <= to ? { from, to } : null;
};

/** What stands above a header is its title and its days. */
const split = ({ rows }: Block, stated: Days | null): Split => {
  const width = widthOf(rows);
  const at = headerAt(rows, width);
  const header = rows[at];
  const above = rows.slice(0, at === -1 ? mostAbove : at);
  const texts = above.map(textOf);
  const range = rangeAbove(above) ?? stated;
  if (header === undefined) return { texts, range, table: null };
  return { texts, range, table: { header, range, ...withoutTotals(rows.slice(at + 1)) } };
};

/** Rows below an empty line go on with the table above it, unless they begin with a header of their own. */
const goesOn = ({ comments, rows }: Block, table: ExportTable | undefined): table is ExportTable => {
  const [first] = rows;
  if (table === undefined || comments.length > 0 || first === undefined) return false;
  return (
    first.cells.length === table.header.cells.length && (numbersIn(first) > 0 || totalsLabel(first) !== null)
  );
};

export const exportTables = (rows: readonly FileRow[]): ExportFile => {
  const blocks = blocksOf(rows);
  const above: string[] = [];
  const tables: ExportTable[] = [];
  let stated: Days | null = null;
  for (const block of blocks) {
    const last = tables.at(-1);
    if (goesOn(block, last)) {
      const more = withoutTotals(block.rows);
      tables[tables.length - 1] = {
        ...last,
        rows: [...last.rows, ...more.rows],
        totals: [...last.totals, ...more.totals],
      };
      continue;
    }
    stated = rangeOfComments(block.comments) ?? stated;
    const { texts, range, table } = split(block, stated);
    // A title and its days may be set off by an empty line.
    stated = range;
    above.push(...texts);
    if (table !== null) tables.push(table);
  }
  return {
    title: above.find((text) => readRange(text) === null) ?? '',
    comments: blocks.flatMap(({ comments }) => comments),
    tables,
  };
};
