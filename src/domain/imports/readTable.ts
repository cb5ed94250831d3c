/** Reads a list of clients from the bytes of a file, by the same reader as exports of platforms. Loaded when a file is read. */
import { mostTableRows } from './mostTableRows.ts';
import { fileRows } from './text/fileRows.ts';
import { fileText } from './text/fileText.ts';
import type { FileEncoding } from './text/guessEncoding.ts';

export type TableRow = {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with how it is written; null when nothing is. */
  readonly problem: string | null;
};

export type Table = {
  readonly rows: readonly TableRow[];
  /** Whether the file has more rows than were read. */
  readonly isCut: boolean;
};

/** Lines without any cell are left out. A quote that nobody closes takes the rest of the text, and is told. */
export const readTable = (text: string): Table => {
  const { rows, broken } = fileRows(text.replace(/^\uFEFF/, ''));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return {
    rows: filled
      .slice(0, mostTableRows + 1)
      .map(({ line, cells }) => ({ line, cells, problem: broken.get(line) ?? null })),
    isCut: filled.length > mostTableRows + 1,
  };
};

export type TableFile = Table & { readonly encoding: FileEncoding };

/** `encoding`: as a person says; null for the one that the bytes tell. */
export const readTableFile = (bytes: Uint8Array, encoding: FileEncoding | null): TableFile => {
  const read = fileText(bytes, encoding);
  return { ...readTable(read.text), encoding: read.encoding };
};
