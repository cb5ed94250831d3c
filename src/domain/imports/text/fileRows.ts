/** Parses a delimited file into rows with line numbers, for any separator. */

import Papa from 'papaparse';
import { ownValue } from '../../ownValue.ts';
import { tidyText, withoutInvisible } from '../../text/visibleText.ts';

const separators = ['\t', ',', ';', '|'] as const;

export type FileSeparator = string;

export type FileRow = {
  readonly line: number;
  readonly cells: readonly string[];
};

export type FileRows = {
  readonly separator: FileSeparator;
  /** An empty line is a row of one empty cell, as it separates tables. */
  readonly rows: readonly FileRow[];
  readonly broken: ReadonlyMap<number, string>;
};

const quoteProblems: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote is never closed',
  InvalidQuotes: 'A quote is in the middle of a cell',
};

const withoutQuotes = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, 'q');

const sampleLines = 40;

/** The character with the most consistent count in the first lines, outside quotes; titles and comments have none. */
export const fileSeparator = (text: string): FileSeparator => {
  const lines = withoutQuotes(text.slice(0, 60_000))
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, sampleLines);
  const weightOf = (separator: FileSeparator): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    const usual = Math.max(0, ...counts.map((count) => counts.filter((one) => one === count).length));
    // On a tie, more columns win: `1,5;2,5` is one number in each of two cells.
    return usual + counts.reduce((sum, count) => sum + count, 0) / 10_000 + (separator === ';' ? 0.5 : 0);
  };
  const weights = separators.map(weightOf);
  const best = Math.max(...weights);
  return best <= 0.5 ? ',' : (separators[weights.indexOf(best)] ?? ',');
};

const linesIn = (cells: readonly string[]): number => {
  let lines = 1;
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) lines += cell.split(/\r\n|\n|\r/).length - 1;
  return lines;
};

/** If each row is one line, cells contain no line breaks, which allows a faster path. */
const hasPlainLines = (text: string, rows: number): boolean => {
  const lineBreak = lineBreakOf(text).at(-1) ?? '\n';
  let lines = 1;
  for (let at = text.indexOf(lineBreak); at !== -1; at = text.indexOf(lineBreak, at + 1)) lines += 1;
  return lines === rows;
};

const lineBreakOf = (text: string): '\r\n' | '\n' | '\r' => {
  const plain = withoutQuotes(text.slice(0, 60_000));
  if (plain.includes('\r\n')) return '\r\n';
  if (plain.includes('\n')) return '\n';
  return plain.includes('\r') ? '\r' : '\n';
};

/** Normalizes mixed line endings, which GA4 writes. Quoted cells may contain either. */
const evenLines = (text: string): string => {
  if (!text.includes('\r\n') || !/[^\r]\n/.test(text)) return text;
  const plain = withoutQuotes(text);
  return plain.includes('\r\n') && /[^\r]\n/.test(plain) ? text.replaceAll('\r\n', '\n') : text;
};

/** Spreadsheets write `sep=;` in a separate first line, and fill it up with empty cells once they save it again. */
const declaredSeparator = /^\s*"?sep=([^\r\n"])"?(?:[^\S\t\r\n]*|\1*|,*)(?=[\r\n])/i;

/** Spaces are none: they are read by themselves. */
const invisible = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

const isName = /[^\p{Nd}\p{P}\p{Sc}\p{Sm}\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Calculators, browsers and Excel put marks of direction around numbers and dates; a name may need those within it. */
const visibleCell = (cell: string): string => {
  if (!invisible.test(cell)) return cell;
  return isName.test(cell) ? tidyText(cell) : withoutInvisible(cell);
};

export const fileRows = (written: string): FileRows => {
  const even = evenLines(written);
  const [line1 = '', declared] = declaredSeparator.exec(even) ?? [];
  // Keeps the line empty, so that line numbers match the file.
  const text = even.slice(line1.length);
  const separator = declared ?? fileSeparator(text);
  if (text === '') return { separator, rows: [], broken: new Map() };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: lineBreakOf(text) });
  const isPlain = hasPlainLines(text, data.length);
  const isVisible = !invisible.test(text);
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells: isVisible ? cells : cells.map(visibleCell) };
    line += isPlain ? 1 : linesIn(cells);
    return row;
  });
  const broken = new Map(
    errors.flatMap(({ row = -1, code }) => {
      const at = rows[row]?.line;
      return at === undefined ? [] : [[at, ownValue(quoteProblems, code) ?? 'Its quotes are wrong'] as const];
    }),
  );
  return { separator, rows, broken };
};
