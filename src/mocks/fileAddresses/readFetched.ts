/** Reads the rows of a fetched file with the choices that people made for files of the same headers. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { figureCurrency, type ImportedRow, mostImportedRows } from '#domain/imports/importedRow.ts';
import {
  type ImportChoices,
  type ImportQuestion,
  type ImportReading,
  noChoices,
} from '#domain/imports/platform/importReading.ts';
import { readImport } from '#domain/imports/platform/readImport.ts';
import { choicesOfMapping } from '#domain/imports/platform/rememberedChoices.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import { macrotask } from '#world/settle.ts';
import { type Rows, rowKey } from '../imports/knownRows.ts';

export type ReadFetched =
  | { readonly ok: true; readonly rows: Rows; readonly reading: ImportReading }
  | { readonly ok: false; readonly problem: string };

const byHand = 'Import the file once by hand under Sources of the client: its choices are remembered.';

const asked = (question: ImportQuestion): string => {
  switch (question.kind) {
    case 'table':
      return 'The file has several tables, and one is needed.';
    case 'columns':
      return `The columns are not recognized. ${byHand}`;
    case 'channels':
      return `The channel of some rows is unknown. ${byHand}`;
    case 'dateOrder':
      return 'The days can be read in two ways. Write them as 2026-01-31.';
    case 'decimal':
      return 'The numbers can be read in two ways. Write them as 1234.5.';
    case 'range':
      return 'The rows have no days.';
    case 'rate':
      return `The money is in ${question.from}, and figures are in ${question.to}.`;
  }
};

const problemOf = ({ fault, questions: [question], preview }: ImportReading): string | null => {
  if (fault !== null) return fault;
  if (question !== undefined) return asked(question);
  if (preview === null) return 'The file has no rows.';
  if (preview.days === 'spread') return 'The file has periods longer than a day.';
  const [difference] = preview.check?.differences ?? [];
  return difference === undefined
    ? null
    : `The rows do not add up to the file’s own total (${difference.measure}).`;
};

const readWith = async (bytes: Uint8Array, choices: ImportChoices, today: EpochDay) => {
  const work = readImport(bytes, choices, { today: calendarDayOf(today), currency: figureCurrency });
  let step = work.next();
  while (step.done !== true) {
    await macrotask();
    step = work.next();
  }
  return step.value;
};

/** Rows of one key count together. */
const summed = (rows: readonly ImportedRow[]): Rows => {
  const byKey = new Map<string, ImportedRow>();
  for (const row of rows) {
    const key = rowKey(row);
    const known = byKey.get(key);
    const measures: Record<string, number> = { ...known?.measures };
    for (const [name, value] of Object.entries(row.measures)) measures[name] = (measures[name] ?? 0) + value;
    byKey.set(key, { ...row, measures });
  }
  return byKey;
};

export const readFetched = async (
  bytes: Uint8Array,
  { imports, today }: { readonly imports: readonly DataImport[]; readonly today: EpochDay },
): Promise<ReadFetched> => {
  let read = await readWith(bytes, noChoices, today);
  const known = imports.findLast(({ headersKey }) => headersKey === read.reading.headersKey);
  if (known !== undefined) read = await readWith(bytes, choicesOfMapping(known.mapping, noChoices), today);
  const { reading } = read;
  const problem = problemOf(reading);
  if (problem !== null) return { ok: false, problem };
  const rows = read.rows();
  return rows.length > mostImportedRows
    ? { ok: false, problem: `The file has more than ${mostImportedRows} rows.` }
    : { ok: true, rows: summed(rows), reading };
};
