/** The tables of an export, apart from its title, its stated days, its comments and its totals. */
import { epochDayOf } from '../../calendar/epochDay.ts';
import type { FileRow } from '../text/fileRows.ts';
import { clearDay, type Days, readRange } from './dateText.ts';
import { plainText } from './plainText.ts';
import { saidBy } from './words/headerWords.ts';
import { namesTotal, saysNothing } from './words/totals.ts';

export type ExportTable = {
  readonly header: FileRow;
  /** Rows of totals among them. */
  readonly rows: readonly FileRow[];
  /** The days that the file states for it; null where it states none. */
  readonly range: Days | null;
};

export type ExportFile = {
  /** Its first words, as `Campaign report`; empty for none. */
  readonly title: string;
  /** What stands in the lines that begin with `#`. */
  readonly comments: readonly string[];
  /** What stands above its headers, line by line. */
  readonly texts: readonly string[];
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

/** What says that there are no data is no row. */
const withData = (below: readonly FileRow[]): readonly FileRow[] =>
  below.filter(({ cells }) => {
    const text = onlyText(cells);
    return text === null || !saysNothing(plainText(text));
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

/** When a report was made says nothing of the days that it is about. */
const made =
  /generat|creat|download|export|available|printed|erstellt|heruntergeladen|genere|cree|gener|creado|creato|criado|gemaakt|utworz|skapad|作成/i;

const withoutLabel = (text: string): string => text.replace(/^[^:：\d]*[:：]\s*/, '');

/** A range in one cell or line, or its first and its last day in cells of their own. */
const rangeAbove = (rows: readonly FileRow[]): Days | null => {
  const about = rows.filter((row) => !made.test(plainText(textOf(row))));
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

/** What stands above a header is its title and its days. */
const split = ({ rows }: Block, stated: Days | null): Split => {
  const width = widthOf(rows);
  const at = headerAt(rows, width);
  const header = rows[at];
  const above = rows.slice(0, at === -1 ? mostAbove : at);
  const texts = above.map(textOf);
  const range = rangeAbove(above) ?? stated;
  if (header === undefined) return { texts, range, table: null };
  return { texts, range, table: { header, range, rows: withData(rows.slice(at + 1)) } };
};

/** Rows below an empty line go on with the table above it, unless they begin with a header of their own. */
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
    // A title and its days may be set off by an empty line.
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
