/** Determines the decimal mark of a table and the cell that decides it. */
import { type DecimalMark, markEvidence, millionthsOf } from './numberText.ts';

export type NumberColumn = {
  readonly header: string;
  readonly cells: Iterable<string>;
  readonly isWhole: boolean;
};

export type MarkSample = { readonly cell: string; readonly point: number; readonly comma: number };

export type SettledMark = { readonly mark: DecimalMark; readonly column: string; readonly cell: string };

export type DecimalFound = {
  /** Null if no cell has a mark, both marks are possible, or cells contradict each other. */
  readonly settled: SettledMark | null;
  /** The first ambiguous cells; for a contradiction, one cell of each side. */
  readonly doubtful: readonly MarkSample[];
  readonly contradicts: boolean;
};

const mostSamples = 3;

/** Limit of cells per column; a later cell with the other mark is reported as unreadable. */
const enoughCells = 5_000;

const sampleOf = (cell: string): MarkSample => ({
  cell: cell.trim(),
  point: millionthsOf(cell, '.') ?? Number.NaN,
  comma: millionthsOf(cell, ',') ?? Number.NaN,
});

/** One unambiguous cell decides for the whole table. */
export const decimalOf = (columns: Iterable<NumberColumn>): DecimalFound => {
  const first: Partial<Record<DecimalMark, SettledMark>> = {};
  const doubtful: MarkSample[] = [];
  const note = (cell: string, { header, isWhole }: NumberColumn): void => {
    const mark = markEvidence(cell, isWhole);
    if (mark === '.' || mark === ',') first[mark] ??= { mark, column: header.trim(), cell: cell.trim() };
    else if (mark === 'either' && doubtful.length < mostSamples) doubtful.push(sampleOf(cell));
  };
  for (const column of columns) {
    let seen = 0;
    for (const cell of column.cells) {
      if (seen > enoughCells && (first['.'] ?? first[',']) !== undefined) break;
      seen += 1;
      note(cell, column);
    }
  }
  const { '.': dot, ',': comma } = first;
  if (dot !== undefined && comma !== undefined)
    return { settled: null, doubtful: [dot, comma].map(({ cell }) => sampleOf(cell)), contradicts: true };
  return { settled: dot ?? comma ?? null, doubtful, contradicts: false };
};
