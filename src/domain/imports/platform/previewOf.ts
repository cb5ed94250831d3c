/** Builds the preview of gathered rows: sums, days, channels, check against the file's totals, and notices. */
import { calendarDayOf } from '../../calendar/epochDay.ts';
import type { Channel } from '../../metrics/channels.ts';
import { type ImportMeasure, type ImportTotals, importMeasures, mostImportedRows } from '../importedRow.ts';
import { noAmount } from './amounts.ts';
import type { Days } from './dateText.ts';
import type { GatherPlan } from './gatherPlan.ts';
import type { Gathered, GatheredRows } from './gatherRows.ts';
import type { ChannelDays, ImportPreview, ImportQuestion, MeasureSum, ReadApart } from './importReading.ts';
import { isMoney, many, notesOf, type PreviewTask, sumAt } from './previewNotes.ts';
import { rowsOfDays, type Whole, wholeRows } from './spreadRows.ts';
import type { Columns } from './tableShape.ts';
import { checkOf } from './totalsCheck.ts';

export type Previewed = {
  readonly preview: ImportPreview;
  readonly fault: string | null;
  /** Asks for the rate of another currency. */
  readonly question: ImportQuestion | null;
  readonly whole: readonly Whole[];
};

const totalsOf = (rows: readonly Whole[], measures: readonly ImportMeasure[]): ImportTotals => {
  const sums = measures.map((_, at) => sumAt(rows, at));
  return Object.fromEntries(
    measures.flatMap((measure, at) => {
      const sum = sums[at] ?? noAmount;
      return sum === noAmount ? [] : [[measure, sum] as const];
    }),
  );
};

const measuresOf = (columns: Columns): readonly ImportMeasure[] =>
  importMeasures.filter((name) => columns[name] !== undefined);

const mostApart = 200;
const mostCells = 4;

const readApart = ({ apart, keptLines }: PreviewTask): readonly ReadApart[] =>
  apart.slice(0, mostApart).map(({ row, reason, of }) => ({
    line: row.line,
    cells: row.cells.flatMap((cell) => cell.trim() || []).slice(0, mostCells),
    reason,
    of,
    isKept: keptLines.includes(row.line),
  }));

const rangeOf = (rows: readonly Days[]): Days | null =>
  rows.reduce<Days | null>(
    (range, { from, to }) =>
      range === null ? { from, to } : { from: Math.min(range.from, from), to: Math.max(range.to, to) },
    null,
  );

const written = ({ from, to }: Days) => ({ from: calendarDayOf(from), to: calendarDayOf(to) });

const channelDays = (rows: readonly Gathered[]): readonly ChannelDays[] => {
  const byChannel = new Map<Channel, Gathered[]>();
  for (const row of rows) {
    const known = byChannel.get(row.channel);
    if (known === undefined) byChannel.set(row.channel, [row]);
    else known.push(row);
  }
  return [...byChannel].map(([channel, own]) => ({
    channel,
    ...written(rangeOf(own) ?? { from: 0, to: 0 }),
    rows: rowsOfDays(own),
  }));
};

const currencyOf = ({ currencies }: GatheredRows, { headers, columns }: GatherPlan): readonly string[] => {
  const codes = measuresOf(columns)
    .filter(isMoney)
    .flatMap((measure) => /\(([A-Z]{3})\)/.exec(headers[columns[measure] ?? -1] ?? '')?.[1] ?? []);
  return [...new Set([...codes, ...currencies])];
};

const moneyFault = (codes: readonly string[]): string | null =>
  codes.length > 1
    ? `The file has several currencies: ${codes.join(', ')}. They cannot be added up. Export one of them.`
    : null;

const converted = ({ gathered, measures }: GatheredRows, rate: number | null): readonly Gathered[] =>
  rate === null
    ? gathered
    : gathered.map((row) => ({
        ...row,
        amounts: row.amounts.map((amount, at) =>
          amount !== noAmount && isMoney(measures[at] ?? 'clicks') ? Math.round(amount * rate) : amount,
        ),
      }));

const sizeFault = (rows: number, spread: boolean): string | null =>
  rows <= mostImportedRows
    ? null
    : `The file makes ${many.format(rows)} rows, and an import has ${many.format(mostImportedRows)} at most. ${spread ? 'Leave out its campaigns, devices or countries, or export it by day.' : 'Export fewer days at once.'}`;

export const previewOf = (task: PreviewTask): Previewed => {
  const { found, plan, rules } = task;
  const codes = measuresOf(plan.columns).some((measure) => isMoney(measure) && found.sums.has(measure))
    ? currencyOf(found, plan)
    : [];
  const [from = rules.currency] = codes;
  const rate = from === rules.currency ? null : task.rate;
  const whole = wholeRows(converted(found, rate), found.measures);
  const totals = totalsOf(whole, found.measures);
  const sums = measuresOf(plan.columns).flatMap((measure): MeasureSum[] => {
    const inFile = found.sums.get(measure);
    return inFile === undefined ? [] : [{ measure, inFile, kept: totals[measure] ?? 0 }];
  });
  const count = rowsOfDays(found.gathered);
  const isSpread = found.gathered.some(({ from, to }) => to > from);
  const range = rangeOf(found.gathered);
  const nothing = count === 0 ? 'No row can be imported. See the lines below.' : null;
  return {
    whole,
    question:
      codes.length === 1 && from !== rules.currency && rate === null
        ? { kind: 'rate', from, to: rules.currency }
        : null,
    fault: moneyFault(codes) ?? sizeFault(count, isSpread) ?? nothing,
    preview: {
      fileRows: task.places.length,
      emptyRows: found.emptyRows,
      leftOutRows: found.leftOutRows,
      unread: found.unread,
      unreadCount: found.unreadCount,
      unreadCells: found.unreadCells,
      unreadCellCount: found.unreadCellCount,
      apart: readApart(task),
      apartCount: task.apart.length,
      rows: count,
      range: range === null ? null : written(range),
      days: isSpread ? 'spread' : 'daily',
      sums,
      totals: totals,
      check: checkOf(task, found.sums),
      currency: sums.some(({ measure }) => isMoney(measure)) ? from : null,
      rate,
      channels: channelDays(found.gathered),
      notes: notesOf(task, sums, codes),
    },
  };
};
