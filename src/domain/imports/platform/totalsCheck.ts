/** Checks the imported sums against the totals in the file. */
import { type ImportMeasure, importMeasures } from '../importedRow.ts';
import type { ApartRow } from './apartRows.ts';
import type { GatherTask } from './gatherRows.ts';
import type { TotalsCheck } from './importReading.ts';
import { millionthsOf } from './numberText.ts';
import { totalWord } from './words/totals.ts';

export type CheckTask = GatherTask & {
  readonly apart: readonly ApartRow[];
  readonly keptLines: readonly number[];
};

type Sums = ReadonlyMap<ImportMeasure, number>;

const labelOf = ({ row, reason }: ApartRow, [first]: CheckTask['rows']): string => {
  if (reason === 'nameless') return row === first ? 'the first row' : 'the last row';
  const last = row.cells.at(-1) ?? '';
  const named = row.cells.find((cell) => totalWord(cell) !== null && cell !== last);
  return (named ?? row.cells.find((cell) => cell.trim() !== '' && !/^[\d.,\s]+$/.test(cell)) ?? '').trim();
};

const checkAgainst = (
  total: ApartRow,
  { measured, plan, rows }: CheckTask,
  sums: Sums,
): TotalsCheck | null => {
  const inOrder = importMeasures.flatMap((name) => measured.filter(({ measure }) => measure === name));
  const checks = inOrder.flatMap(({ measure, at, scale }) => {
    const value = millionthsOf(total.row.cells[at] ?? '', plan.mark);
    return value === null || Number.isNaN(value)
      ? []
      : [{ measure, ours: sums.get(measure) ?? 0, theirs: Math.round(value / scale) }];
  });
  if (checks.length === 0) return null;
  return {
    label: labelOf(total, rows),
    line: total.row.line,
    compared: checks.map(({ measure }) => measure),
    differences: checks.filter(({ ours, theirs }) => ours !== theirs),
  };
};

/** The whole total that matches; if none does, the first one, as later ones cover more. */
export const checkOf = (task: CheckTask, sums: Sums): TotalsCheck | null => {
  const checks = task.apart
    .filter(({ isWhole, row }) => isWhole && !task.keptLines.includes(row.line))
    .flatMap((total) => checkAgainst(total, task, sums) ?? []);
  return checks.find(({ differences }) => differences.length === 0) ?? checks[0] ?? null;
};
