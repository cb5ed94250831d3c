/** Reads one table of a file: columns, open questions and preview. */

import { calendarDayOf, epochDayOf } from '../../calendar/epochDay.ts';
import { ownValue } from '../../ownValue.ts';
import type { ImportedRow } from '../importedRow.ts';
import type { FileRows } from '../text/fileRows.ts';
import { measuredColumns, readAmounts } from './amounts.ts';
import { apartRows } from './apartRows.ts';
import { channelOfSource } from './channelText.ts';
import { stepOf } from './columnDays.ts';
import { decimalFound, orderFound } from './columnEvidence.ts';
import { type ColumnRole, isMeasureRole, leadingDayRoles, proposedRoles, saysDay } from './columnRoles.ts';
import type { DateOrder, Days } from './dateText.ts';
import type { SettledMark } from './decimalOf.ts';
import type { ExportTable } from './exportTables.ts';
import type { GatherPlan } from './gatherPlan.ts';
import { gatherRows } from './gatherRows.ts';
import {
  allRows,
  type ImportChoices,
  type ImportQuestion,
  type ImportReading,
  type ImportRules,
  type StatedRange,
} from './importReading.ts';
import type { DecimalMark } from './numberText.ts';
import type { PreviewTask } from './previewNotes.ts';
import { previewOf } from './previewOf.ts';
import { dailyRows } from './spreadRows.ts';
import { type Columns, columnKeys, columnsOf } from './tableShape.ts';
import { namesTotal } from './words/totals.ts';

/** From 0 to 1. */
export type ReadProgress = number;

export type ReadImport = {
  readonly reading: ImportReading;
  /** Importable rows, computed lazily; empty while a question or fault remains. */
  readonly rows: () => ImportedRow[];
};

export type TableTask = {
  readonly base: ImportReading;
  readonly table: ExportTable;
  readonly file: FileRows;
  readonly choices: ImportChoices;
  readonly rules: ImportRules;
};

type Doubtful = ReturnType<typeof orderFound>['doubtful'];

const dayText = (day: number | null): string => (day === null ? '—' : calendarDayOf(day));

const samplesOf = (doubtful: Doubtful) =>
  doubtful
    .slice(0, 3)
    .map(([cell, { dayFirst, monthFirst }]) => [cell, dayText(dayFirst), dayText(monthFirst)] as const);

const chosenDays = ({ range }: ImportChoices): Days | null => {
  const [from, to] = range === null ? [null, null] : [epochDayOf(range.from), epochDayOf(range.to)];
  return from === null || to === null || to < from ? null : { from, to };
};

const rangeText = (days: Days | null): StatedRange | null =>
  days === null ? null : { from: calendarDayOf(days.from), to: calendarDayOf(days.to) };

/**
 * Chosen roles, otherwise those proposed by the header. In tables of no platform, dates a week or a month
 * apart represent whole periods.
 */
const rolesOf = ({ base, table, choices }: TableTask, keys: readonly string[]): readonly ColumnRole[] => {
  const proposed = proposedRoles(table.header.cells, base.source);
  const order = choices.dateOrder ?? orderFound(table.rows, proposed, table.range).order;
  return keys.map((key, index) => {
    const role = proposed[index] ?? 'ignored';
    const cells = (): string[] => table.rows.map((row) => row.cells[index] ?? '');
    const isOpen = role === 'day' && base.source === 'other' && !saysDay(table.header.cells[index] ?? '');
    const stepped = isOpen && order !== null ? stepOf(cells(), order) : role;
    return ownValue(choices.roles, key) ?? stepped;
  });
};

type Settled = {
  readonly columns: Columns;
  readonly order: DateOrder | null;
  readonly mark: DecimalMark | null;
  readonly stated: Days | null;
  readonly decimal: SettledMark | null;
  readonly questions: readonly ImportQuestion[];
};

/** A table without days, or with numbered days, needs the file's stated range. */
const needsRange = (columns: Columns): boolean => {
  const hasDay = leadingDayRoles.some((role) => columns[role] !== undefined);
  const hasPeriod = columns.from !== undefined && columns.to !== undefined;
  const isCounted = leadingDayRoles.some((role) => role.startsWith('nth') && columns[role] !== undefined);
  return isCounted || !(hasDay || hasPeriod);
};

const settle = ({ base, table, choices }: TableTask, roles: readonly ColumnRole[]): Settled => {
  const { rows } = table;
  const columns = columnsOf(roles);
  const dates = orderFound(rows, roles, table.range);
  const numbers = decimalFound(rows, roles, table.header.cells);
  const isClear = numbers.doubtful.length === 0;
  const order = choices.dateOrder ?? dates.order;
  const mark = choices.decimal ?? numbers.settled?.mark ?? (isClear ? '.' : null);
  const stated = chosenDays(choices) ?? table.range;
  const channel = choices.channels[allRows] ?? channelOfSource[base.source];
  const asked: readonly (readonly [boolean, ImportQuestion])[] = [
    [!roles.some(isMeasureRole), { kind: 'columns' }],
    [order === null, { kind: 'dateOrder', samples: samplesOf(dates.doubtful) }],
    [mark === null, { kind: 'decimal', samples: numbers.doubtful }],
    [needsRange(columns) && stated === null, { kind: 'range' }],
    [columns.channel === undefined && channel === null, { kind: 'channels' }],
  ];
  return {
    columns,
    order,
    mark,
    stated,
    decimal: choices.decimal === null ? numbers.settled : null,
    questions: asked.flatMap(([is, question]) => (is ? [question] : [])),
  };
};

const mostFirstRows = 5;
const mostLooked = 50;

const readAs = ({ base, table }: TableTask, roles: readonly ColumnRole[]): ImportReading => {
  const headers = table.header.cells;
  const shown = table.rows
    .slice(0, mostLooked)
    .filter(({ cells }) => !namesTotal(cells))
    .slice(0, mostFirstRows);
  return {
    ...base,
    columns: columnKeys(headers).map((key, index) => ({
      key,
      header: headers[index] ?? '',
      role: roles[index] ?? 'ignored',
      samples: shown.slice(0, 3).map(({ cells }) => cells[index] ?? ''),
    })),
    firstRows: shown.map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
    statedRange: rangeText(table.range),
  };
};

const gatherShare = { from: 0.4, to: 0.9 };

function* gathered(task: Omit<PreviewTask, 'found'>): Generator<ReadProgress, PreviewTask['found']> {
  const work = gatherRows(task);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    yield gatherShare.from +
      ((gatherShare.to - gatherShare.from) * step.value) / Math.max(1, task.places.length);
  }
}

const sortedRows = (
  { table, choices }: TableTask,
  roles: readonly ColumnRole[],
  mark: DecimalMark,
): Pick<PreviewTask, 'rows' | 'places' | 'apart' | 'amounts' | 'measured'> => {
  const measured = measuredColumns(columnsOf(roles), table.header.cells);
  const amounts = readAmounts(table.rows, measured, mark);
  const apart = apartRows({ rows: table.rows, roles, amounts, measured });
  const left = new Set(apart.flatMap(({ row }) => (choices.keptLines.includes(row.line) ? [] : [row])));
  const places = table.rows.flatMap((row, at) => (left.has(row) ? [] : [at]));
  return { rows: table.rows, places, apart, amounts, measured };
};

export function* readOneTable(task: TableTask): Generator<ReadProgress, ReadImport> {
  const { base, table, file, choices, rules } = task;
  const roles = rolesOf(task, columnKeys(table.header.cells));
  const { columns, order, mark, stated, questions, decimal } = settle(task, roles);
  yield gatherShare.from;
  const reading = { ...readAs(task, roles), questions, decimal };
  if (order === null || mark === null || questions.length > 0) return { reading, rows: () => [] };
  const plan: GatherPlan = {
    source: base.source,
    headers: table.header.cells,
    columns,
    order,
    mark,
    stated,
    today: epochDayOf(rules.today) ?? Number.POSITIVE_INFINITY,
    channels: choices.channels,
    broken: file.broken,
  };
  const sorted = sortedRows(task, roles, mark);
  yield gatherShare.from;
  const work = { ...sorted, plan, rules, keptLines: choices.keptLines, rate: choices.rate };
  const found = yield* gathered(work);
  yield gatherShare.to;
  const { preview, fault, question, whole } = previewOf({ ...work, found });
  const open: readonly ImportQuestion[] = [
    ...(found.unsettledRows > 0 ? [{ kind: 'channels' } as const] : []),
    ...(question === null ? [] : [question]),
  ];
  const isSettled = open.length === 0;
  return {
    reading: {
      ...reading,
      preview,
      fault: isSettled ? fault : null,
      questions: open,
      askedChannels: found.asked,
    },
    rows: () => (fault === null && isSettled ? dailyRows(whole, found.measures) : []),
  };
}
