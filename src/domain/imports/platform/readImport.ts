/** Reads the bytes of an export with a person's choices; deterministic for the same bytes, choices and rules. */

import { type FileRows, fileRows } from '../text/fileRows.ts';
import { type FileText, fileText } from '../text/fileText.ts';
import { isMeasureRole, proposedRoles } from './columnRoles.ts';
import { digestOf, digestOfText } from './contentDigest.ts';
import { type ExportFile, type ExportTable, exportTables } from './exportTables.ts';
import { foreignFile } from './foreignFile.ts';
import type { ImportChoices, ImportReading, ImportRules } from './importReading.ts';
import { type ReadImport, type ReadProgress, readOneTable } from './readOneTable.ts';
import { type Recognised, recognise } from './recognise.ts';
import { withOrders } from './shopOrders.ts';
import { columnKeys } from './tableShape.ts';
import { namesTotal } from './words/totals.ts';

type Opened = {
  readonly text: FileText;
  readonly file: FileRows;
  readonly parts: ExportFile;
};

const nothingThere = 'The file is empty.';
const noTable = 'There is no table in the file: no line of headers with rows of figures below it.';
const noRows =
  'The report is empty: it has headers and no rows. Choose other days or other campaigns, and export it again.';

const isUseful = ({ header, rows }: ExportTable, parts: ExportFile): boolean =>
  rows.length > 0 && proposedRoles(header.cells, recognise(header.cells, parts).source).some(isMeasureRole);

const chosenTable = (parts: ExportFile, asked: number | null): number | null => {
  const { tables } = parts;
  if (asked !== null && tables[asked] !== undefined) return asked;
  if (tables.length === 1) return 0;
  const found = tables.flatMap((table, index) => (isUseful(table, parts) ? [index] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

const bare = (bytes: Uint8Array, { text, file, parts }: Opened, recognised: Recognised): ImportReading => ({
  ...recognised,
  encoding: text.encoding,
  separator: file.separator,
  title: parts.title,
  contentHash: digestOf(bytes),
  headersKey: digestOfText(
    JSON.stringify([recognised.source, parts.tables.map(({ header }) => columnKeys(header.cells))]),
  ),
  tables: parts.tables.map(({ header, rows }) => ({
    line: header.line,
    headers: header.cells,
    rows: rows.length,
  })),
  columns: [],
  firstRows: [],
  statedRange: null,
  askedChannels: [],
  questions: [],
  decimal: null,
  fault: null,
  preview: null,
});

const without = (reading: ImportReading): ReadImport => ({ reading, rows: () => [] });

/** Yields the progress. The caller may abort at any yield. */
export function* readImport(
  bytes: Uint8Array,
  choices: ImportChoices,
  rules: ImportRules,
): Generator<ReadProgress, ReadImport> {
  const text = fileText(bytes, choices.encoding);
  yield 0.05;
  const file = fileRows(text.text);
  yield 0.3;
  const parts = exportTables(file.rows);
  const opened = { text, file, parts };
  const at = chosenTable(parts, choices.table);
  const table = at === null ? undefined : parts.tables[at];
  const recognised = recognise((table ?? parts.tables[0])?.header.cells ?? [], parts);
  const base = bare(bytes, opened, recognised);
  const foreign = foreignFile(bytes);
  if (foreign !== null) return without({ ...base, tables: [], fault: foreign });
  if (text.text.trim() === '') return without({ ...base, fault: nothingThere });
  if (parts.tables.length === 0) return without({ ...base, fault: noTable });
  if (parts.tables.every(({ rows }) => rows.every(({ cells }) => namesTotal(cells))))
    return without({ ...base, fault: noRows });
  if (table === undefined) return without({ ...base, questions: [{ kind: 'table' }] });
  return yield* readOneTable({ base, table: withOrders(table, base.source), file, choices, rules });
}
