/** Reads one table of a file: what its columns are, what has to be asked, and what would come in. */
import { calendarDayOf, epochDayOf } from '../../calendar/epochDay.ts';
import type { ImportedRow } from '../importedRow.ts';
import { channelOfSource } from './channelText.ts';
import { stepOf } from './columnDays.ts';
import { decimalFound, orderFound } from './columnEvidence.ts';
import { type ColumnRole, isMeasureRole, proposedRoles } from './columnRoles.ts';
import type { DateOrder, Days } from './dateText.ts';
import type { ExportTable } from './exportTables.ts';
import type { FileRows } from './fileRows.ts';
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
import { type PreviewTask, previewOf } from './previewOf.ts';
import { dailyRows } from './spreadRows.ts';
import { type Columns, columnKeys, columnsOf, type SplitRows, splitTotals } from './tableShape.ts';

/** How much of the work is done, from 0 to 1. */
export type ReadProgress = number;

export type ReadImport = {
  readonly reading: ImportReading;
  /** What comes in; none while something is asked or wrong. Made when it is called for. */
  readonly rows: () => ImportedRow[];
};

export type TableTask = {
  /** What is known of the file. */
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

/** What was said of each column, and what its header proposes. Days a week or a month apart stand for all of it. */
const rolesOf = ({ base, table, choices }: TableTask, keys: readonly string[]): readonly ColumnRole[] => {
  const proposed = proposedRoles(table.header.cells, base.source);
  const order = choices.dateOrder ?? orderFound(table.rows, proposed, table.range).order;
  return keys.map((key, index) => {
    const role = proposed[index] ?? 'ignored';
    const cells = (): string[] => table.rows.map((row) => row.cells[index] ?? '');
    const stepped = role === 'day' && order !== null ? stepOf(cells(), order) : role;
    return choices.roles[key] ?? stepped;
  });
};

type Settled = {
  readonly columns: Columns;
  readonly order: DateOrder | null;
  readonly mark: DecimalMark | null;
  readonly stated: Days | null;
  readonly questions: readonly ImportQuestion[];
};

const dayRoles: readonly ColumnRole[] = ['day', 'week', 'month', 'nthDay'];

/** A table without days is about the days that the file states, and so is one that counts them. */
const needsRange = (columns: Columns): boolean => {
  const hasDay = dayRoles.some((role) => columns[role] !== undefined);
  const hasPeriod = columns.from !== undefined && columns.to !== undefined;
  return columns.nthDay !== undefined || !(hasDay || hasPeriod);
};

const settle = (
  { base, table, choices }: TableTask,
  { rows }: SplitRows,
  roles: readonly ColumnRole[],
): Settled => {
  const columns = columnsOf(roles);
  const dates = orderFound(rows, roles, table.range);
  const numbers = decimalFound(rows, roles);
  const order = choices.dateOrder ?? dates.order;
  const mark = choices.decimal ?? numbers.mark;
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
    questions: asked.flatMap(([is, question]) => (is ? [question] : [])),
  };
};

const mostFirstRows = 5;

const told = (
  { base, table }: TableTask,
  { rows }: SplitRows,
  roles: readonly ColumnRole[],
): ImportReading => {
  const headers = table.header.cells;
  return {
    ...base,
    columns: columnKeys(headers).map((key, index) => ({
      key,
      header: headers[index] ?? '',
      role: roles[index] ?? 'ignored',
      samples: rows.slice(0, 3).map(({ cells }) => cells[index] ?? ''),
    })),
    firstRows: rows.slice(0, mostFirstRows).map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
    statedRange: rangeText(table.range),
  };
};

/** How much of the work the gathering of rows is. */
const gatherShare = { from: 0.4, to: 0.9 };

function* gathered(task: Omit<PreviewTask, 'found'>): Generator<ReadProgress, PreviewTask['found']> {
  const work = gatherRows(task.rows, task.plan);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    yield gatherShare.from + ((gatherShare.to - gatherShare.from) * step.value) / task.rows.length;
  }
}

export function* readOneTable(task: TableTask): Generator<ReadProgress, ReadImport> {
  const { base, table, file, choices, rules } = task;
  const roles = rolesOf(task, columnKeys(table.header.cells));
  const parts = splitTotals(table, roles);
  const { columns, order, mark, stated, questions } = settle(task, parts, roles);
  yield gatherShare.from;
  const reading = { ...told(task, parts, roles), questions };
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
  const work = { ...parts, plan, rules };
  const found = yield* gathered(work);
  yield gatherShare.to;
  const { preview, fault, whole } = previewOf({ ...work, found });
  const isUnsettled = found.unsettledRows > 0;
  return {
    reading: {
      ...reading,
      preview,
      fault: isUnsettled ? null : fault,
      questions: isUnsettled ? [{ kind: 'channels' }] : [],
      askedChannels: found.asked,
    },
    rows: () => (fault === null && !isUnsettled ? dailyRows(whole, found.measures) : []),
  };
}
