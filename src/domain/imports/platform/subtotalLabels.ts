/** Compares the labels of a possible subtotal with those of its parts. */
import type { FileRow } from '../text/fileRows.ts';
import type { Amounts, Measured } from './amounts.ts';
import type { ColumnRole } from './columnRoles.ts';
import { isDayLabel, type Label, noName, type RowLabels } from './rowLabels.ts';
import type { Figures } from './sumEvidence.ts';

export type TableRows = {
  readonly rows: readonly FileRow[];
  readonly roles: readonly ColumnRole[];
  readonly amounts: Amounts;
  readonly measured: readonly Measured[];
};

export type Task = TableRows & {
  readonly figures: Figures;
  readonly words: RowLabels;
  readonly names: readonly number[];
};

export const isBlankOf = ({ words }: Task, row: FileRow, label: Label): boolean =>
  noName.test(words.cellOf(row, label));

/** A subtotal leaves a name of its parts blank and shares all others with them. */
export const isRollup = (task: Task, at: number, parts: readonly number[]): boolean => {
  const { words, rows } = task;
  const row = rows[at] as FileRow;
  return words.labels.every((label) => {
    const isBlank = isBlankOf(task, row, label);
    return parts.every((part) =>
      isBlank
        ? !isBlankOf(task, rows[part] as FileRow, label)
        : words.cellOf(rows[part] as FileRow, label) === words.cellOf(row, label),
    );
  });
};

/** If the day is readable and its parts share it, the row is a total of that day only. */
const sameDay = ({ words, rows }: Task, at: number, parts: readonly number[]): boolean =>
  words.labels.filter(isDayLabel).every((label) => {
    const cell = words.cellOf(rows[at] as FileRow, label);
    if (noName.test(cell) || !words.isMember(label, cell)) return true;
    return parts.every((part) => words.cellOf(rows[part] as FileRow, label) === cell);
  });

/** No other row has it, and it is not a day, device, channel or country. */
export const isOwnName = ({ words }: Task, row: FileRow, label: Label): boolean => {
  const cell = words.cellOf(row, label);
  return words.countOf(label, cell) === 1 && !noName.test(cell) && !words.isMember(label, cell);
};

/** Some exports write one of the days, often the last one, into the total of them all: it has a name that no part has. */
const mayBeDated = (task: Task, row: FileRow): boolean =>
  task.words.labels.some(
    (label) =>
      !isDayLabel(label) &&
      (isOwnName(task, row, label) || task.words.wordOf(task.words.cellOf(row, label)) !== null),
  );

/** Null if its labels are not those of a total of these parts; `dated` if only its day is another one. */
export const fitOf = (
  task: Task,
  at: number,
  parts: readonly number[],
  isRolledUp: boolean,
): 'fits' | 'dated' | null => {
  if (isRolledUp) return isRollup(task, at, parts) ? 'fits' : null;
  if (sameDay(task, at, parts)) return 'fits';
  return mayBeDated(task, task.rows[at] as FileRow) ? 'dated' : null;
};
