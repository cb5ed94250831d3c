/** Which mark is decimal in the numbers of a table. */
import { type DecimalMark, markEvidence } from './numberText.ts';

export type NumberColumn = { readonly cells: Iterable<string>; readonly isWhole: boolean };

export type DecimalFound = {
  /** Null where both marks make sense, or cells contradict each other. */
  readonly mark: DecimalMark | null;
  /** The first cells that can be read in two ways. */
  readonly doubtful: readonly string[];
  /** Whether some cells can have one mark alone, and some the other. */
  readonly contradicts: boolean;
};

const mostSamples = 3;

/** A column is looked at no further once its mark is known: a later cell with the other one is told as one that cannot be read. */
const enoughCells = 5_000;

/** One cell that can be read in one way alone settles it for the table. Without any mark there is nothing to settle. */
export const decimalOf = (columns: Iterable<NumberColumn>): DecimalFound => {
  const first: Partial<Record<DecimalMark, string>> = {};
  const doubtful: string[] = [];
  const note = (cell: string, isWhole: boolean): void => {
    const evidence = markEvidence(cell, isWhole);
    if (evidence === '.' || evidence === ',') first[evidence] ??= cell;
    else if (evidence === 'either' && doubtful.length < mostSamples) doubtful.push(cell);
  };
  for (const { cells, isWhole } of columns) {
    let seen = 0;
    for (const cell of cells) {
      if (seen > enoughCells && (first['.'] ?? first[',']) !== undefined) break;
      seen += 1;
      note(cell, isWhole);
    }
  }
  const { '.': dot, ',': comma } = first;
  if (dot !== undefined && comma !== undefined)
    return { mark: null, doubtful: [dot, comma], contradicts: true };
  if (dot !== undefined) return { mark: '.', doubtful, contradicts: false };
  if (comma !== undefined) return { mark: ',', doubtful, contradicts: false };
  return { mark: doubtful.length === 0 ? '.' : null, doubtful, contradicts: false };
};
