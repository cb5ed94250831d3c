/** Finds the tables of an export and separates title, stated range and comments. */
import { epochDayOf } from '../../calendar/epochDay.ts';
import type { FileRow } from '../text/fileRows.ts';
import { clearDay, type Days, readRange } from './dateText.ts';
import { normalizeWords } from './normalizeWords.ts';
import { saidBy } from './words/headerWords.ts';
import { namesTotal, saysNothing } from './words/totals.ts';

export type ExportTable = {
  readonly header: FileRow;
  readonly rows: readonly FileRow[];
  readonly range: Days | null;
};

export type ExportFile = {
  readonly title: string;
  readonly comments: readonly string[];
  readonly texts: readonly string[];
  readonly tables: readonly ExportTable[];
};

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const onlyText = (cells: readonly string[]): string | null => {
  const at = cells.findIndex((cell) => cell.trim() !== '');
  const isAlone = at !== -1 && isBlank(cells.slice(at + 1));
  return isAlone ? (cells[at] ?? null) : null;
};

/** GA4's packed days: one after its label, or both as `20260501-20260531`. */
const packedDays = (comment: string): readonly number[] =>
  [...comment.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].flatMap(
    ([, year, month, day]) => epochDayOf(`${year}-${month}-${day}`) ?? [],
  );

/** GA4 writes first and last day in consecutive comments, in any language. */
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

/** Excludes a campaign `#1` followed by numbers, and a column `#` among others. */
const isComment = (row: FileRow): boolean => {
  const first = row.cells[0] ?? '';
  const isColumn = first.trim() === '#' && row.cells.length > 1;
  return first.startsWith('#') && !isColumn && numbersIn(row) === 0;
};

/** A header has words above numbers, and as many cells as most rows. */
const looksLikeHeader = (row: FileRow, width: number): boolean => {
  const count = filled(row.cells);
  return count >= 2 && numbersIn(row) * 2 < count && count * 2 >= width;
};

const widthOf = (rows: readonly FileRow[]): number =>
  Math.max(0, ...rows.slice(0, 50).map(({ cells }) => filled(cells)));

type Block = { readonly comments: readonly string[]; readonly rows: readonly FileRow[] };

type GrowingBlock = { comments: string[]; rows: FileRow[] };

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

/** A “no data” message is not a row. */
const withData = (below: readonly FileRow[]): readonly FileRow[] =>
  below.filter(({ cells }) => {
    const text = onlyText(cells);
    return text === null || !saysNothing(normalizeWords(text));
  });

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

const mostAbove = 20;

/** The first line with the most header words. Lines above it may have several cells too. */
const headerAt = (rows: readonly FileRow[], width: number): number => {
  const known = rows
    .slice(0, mostAbove)
    .map((row) =>
      looksLikeHeader(row, width) ? row.cells.filter((cell) => saidBy(cell) !== null).length : -1,
    );
  const most = Math.max(-1, ...known);
  return most === -1 ? -1 : known.indexOf(most);
};

/** The creation date of a report says nothing about its range. */
const made =
  /generat|creat|download|export|available|printed|erstellt|heruntergeladen|genere|cree|gener|creado|creato|criado|gemaakt|utworz|skapad|作成/i;

const withoutLabel = (text: string): string => text.replace(/^[^:：\d]*[:：]\s*/, '');

const rangeAbove = (rows: readonly FileRow[]): Days | null => {
  const about = rows.filter((row) => !made.test(normalizeWords(textOf(row))));
  const range = about
    .flatMap((row) => [textOf(row), ...row.cells])
    .flatMap((text) => [readRange(text), readRange(withoutLabel(text))])
    .find((found) => found !== null);
  if (range !== undefined) return range;
  const days = about.flatMap(({ cells }) =>
    cells.flatMap((cell) => clearDay(withoutLabel(cell)) ?? clearDay(cell) ?? []),
  );
  const [from, to, more] = days;
  return from !== undefined && to !== undefined && more === undefined && from <= to ? { from, to } : null;
};

/** A header over two lines: a name of the line above belongs to the empty cell below it. */
const headerOver = (rows: readonly FileRow[], at: number): FileRow | undefined => {
  const [header, above] = [rows[at], rows[at - 1]];
  if (header === undefined || above === undefined) return header;
  const cells = header.cells.map((cell, index) => {
    const upper = above.cells[index] ?? '';
    return cell.trim() === '' && saidBy(upper) !== null ? upper : cell;
  });
  return { ...header, cells };
};

const split = ({ rows }: Block, stated: Days | null): Split => {
  const width = widthOf(rows);
  const at = headerAt(rows, width);
  const header = headerOver(rows, at);
  const above = rows.slice(0, at === -1 ? mostAbove : at);
  const texts = above.map(textOf);
  const range = rangeAbove(above) ?? stated;
  if (header === undefined) return { texts, range, table: null };
  return { texts, range, table: { header, range, rows: withData(rows.slice(at + 1)) } };
};

/** Rows after an empty line continue the table above, unless they start with their own header. */
const goesOn = ({ comments, rows }: Block, table: ExportTable | undefined): table is ExportTable => {
  const [first] = rows;
  if (table === undefined || comments.length > 0 || first === undefined) return false;
  return (
    first.cells.length === table.header.cells.length && (numbersIn(first) > 0 || namesTotal(first.cells))
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
      tables[tables.length - 1] = { ...last, rows: [...last.rows, ...withData(block.rows)] };
      continue;
    }
    stated = rangeOfComments(block.comments) ?? stated;
    const { texts, range, table } = split(block, stated);
    // Title and range may be separated from the table by an empty line.
    stated = range;
    above.push(...texts);
    if (table !== null) tables.push(table);
  }
  return {
    title: above.find((text) => readRange(text) === null) ?? '',
    comments: blocks.flatMap(({ comments }) => comments),
    texts: above,
    tables,
  };
};
