/** Reads a table from text: RFC 4180 with commas, semicolons or tabs, with or without a byte order mark. Loaded when a file is read. */
import Papa from 'papaparse';
import { mostTableRows } from './mostTableRows.ts';

const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

export type TableRow = {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with how it is written; null when nothing is. */
  readonly problem: string | null;
};

export type Table = {
  /** The first one names the columns. */
  readonly rows: readonly TableRow[];
  /** Whether the file has more rows than were read. */
  readonly isCut: boolean;
};

/** The one that the first line has most of, outside quotes; a comma when it has none. */
export const separatorOf = (text: string): Separator => {
  const line = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1)[0] ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

/** A cell may have line breaks of its own. */
const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

const problemTexts: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote is opened and never closed',
  InvalidQuotes: 'A quote stands in the middle of a cell',
};

const isEmpty = (cells: readonly string[]): boolean => cells.length === 1 && cells[0] === '';

/** Empty lines are left out. A quote that nobody closes takes the rest of the text, and is told. */
export const readTable = (file: string, separator: Separator = separatorOf(file)): Table => {
  const text = file.replace(/^\uFEFF/, '');
  if (text === '') return { rows: [], isCut: false };
  // One row more than is kept tells whether there are more; empty lines count as rows here.
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: separator,
    preview: mostTableRows * 2,
  });
  const problems = new Map(errors.map(({ row, code }) => [row, problemTexts[code] ?? null]));
  let line = 1;
  const rows = data.flatMap((cells, index): TableRow[] => {
    const at = line;
    line += linesIn(cells);
    return isEmpty(cells) ? [] : [{ line: at, cells, problem: problems.get(index) ?? null }];
  });
  const kept = rows.slice(0, mostTableRows + 1);
  return { rows: kept, isCut: meta.truncated || kept.length < rows.length };
};
