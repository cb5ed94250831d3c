/** The rows of a file with the lines where they begin, whichever separator it has. */
import Papa from 'papaparse';

const separators = ['\t', ',', ';', '|'] as const;

/** One character: a spreadsheet may name any. */
export type FileSeparator = string;

export type FileRow = {
  /** Where it begins; the first line of the file is 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

export type FileRows = {
  readonly separator: FileSeparator;
  /** Empty lines are rows of one empty cell: they stand between tables. */
  readonly rows: readonly FileRow[];
  /** What is wrong with the quotes of a line. */
  readonly broken: ReadonlyMap<number, string>;
};

const quoteProblems: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote is opened and never closed',
  InvalidQuotes: 'A quote stands in the middle of a cell',
};

const withoutQuotes = (text: string): string => text.replaceAll(/"(?:[^"]|"")*"/g, 'q');

const sampleLines = 40;

/** The one that most of the first lines have in the same number, outside quotes; titles and comments have none. */
export const fileSeparator = (text: string): FileSeparator => {
  const lines = withoutQuotes(text.slice(0, 60_000))
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, sampleLines);
  const weightOf = (separator: FileSeparator): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    const usual = Math.max(0, ...counts.map((count) => counts.filter((one) => one === count).length));
    // Of two that all lines have, the one with more columns: `1,5;2,5` is one number in each of two cells.
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

/** Whether each row is a line of its own: then nobody has to look for line breaks within cells. */
const hasPlainLines = (text: string, rows: number): boolean => {
  const lineBreak = lineBreakOf(text).at(-1) ?? '\n';
  let lines = 1;
  for (let at = text.indexOf(lineBreak); at !== -1; at = text.indexOf(lineBreak, at + 1)) lines += 1;
  return lines === rows;
};

/** Outside quotes: cells have line breaks of their own. */
const lineBreakOf = (text: string): '\r\n' | '\n' | '\r' => {
  const plain = withoutQuotes(text.slice(0, 60_000));
  if (plain.includes('\r\n')) return '\r\n';
  if (plain.includes('\n')) return '\n';
  return plain.includes('\r') ? '\r' : '\n';
};

/** Files whose lines end in two ways are read as if all ended in one: GA4 writes such. Cells may have either within quotes. */
const evenLines = (text: string): string => {
  if (!text.includes('\r\n') || !/[^\r]\n/.test(text)) return text;
  const plain = withoutQuotes(text);
  return plain.includes('\r\n') && /[^\r]\n/.test(plain) ? text.replaceAll('\r\n', '\n') : text;
};

/** Spreadsheets write `sep=;` in a first line of its own. */
const toldSeparator = /^\s*"?sep=([^\r\n"])"?[^\S\t\r\n]*(?=[\r\n])/i;

export const fileRows = (written: string): FileRows => {
  const even = evenLines(written);
  const [line1 = '', told] = toldSeparator.exec(even) ?? [];
  // The line stays, empty: lines are numbered as in the file.
  const text = even.slice(line1.length);
  const separator = told ?? fileSeparator(text);
  if (text === '') return { separator, rows: [], broken: new Map() };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: lineBreakOf(text) });
  const isPlain = hasPlainLines(text, data.length);
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells };
    line += isPlain ? 1 : linesIn(cells);
    return row;
  });
  const broken = new Map(
    errors.flatMap(({ row = -1, code }) => {
      const at = rows[row]?.line;
      return at === undefined ? [] : [[at, quoteProblems[code] ?? 'Its quotes are wrong'] as const];
    }),
  );
  return { separator, rows, broken };
};
