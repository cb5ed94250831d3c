/** Reads a client list with the same parser as platform exports; loaded on first use. */
import { mostTableRows } from './mostTableRows.ts';
import type { FileEncoding } from './text/fileEncodings.ts';
import { fileRows } from './text/fileRows.ts';
import { fileText } from './text/fileText.ts';

export type TableRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
};

export type Table = {
  readonly rows: readonly TableRow[];
  readonly isCut: boolean;
};

/** Skips empty lines. An unclosed quote consumes the rest of the text and is reported. */
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

export const readTableFile = (bytes: Uint8Array, encoding: FileEncoding | null): TableFile => {
  const read = fileText(bytes, encoding);
  return { ...readTable(read.text), encoding: read.encoding };
};
