/** Reads the bytes of an export with a person's choices; deterministic for the same bytes, choices and rules. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ImportSource } from '../importedRow.ts';
import { type FileRows, fileRows } from '../text/fileRows.ts';
import { type FileText, fileText } from '../text/fileText.ts';
import { isMeasureRole, proposedRoles } from './columnRoles.ts';
import { type ExportFile, type ExportTable, exportTables } from './exportTables.ts';
import type { ImportChoices, ImportReading, ImportRules } from './importReading.ts';
import { normalizeWords } from './normalizeWords.ts';
import { type ReadImport, type ReadProgress, readOneTable } from './readOneTable.ts';
import { withOrders } from './shopOrders.ts';
import { columnKeys } from './tableShape.ts';
import type { HeaderWord, Language } from './words/headerWord.ts';
import { languageOf, saidBy } from './words/headerWords.ts';
import { namesTotal } from './words/totals.ts';

type Recognised = {
  readonly source: ImportSource;
  readonly language: Language;
};

const ga4Only: ReadonlySet<HeaderWord> = new Set(['engaged_sessions', 'nthDay']);

const adsTitle =
  /\breport$|bericht$|^rapport\b|^informe\b|^report\b|^rapporto\b|^relatorio\b|rapport$|^reporte\b|^raport\b|^αναφορα|レホート$/;

const isGa4 = (
  said: ReadonlySet<HeaderWord>,
  comments: readonly string[],
  names: readonly string[],
): boolean => {
  if (comments.some((comment) => /^#\s*-{10}/.test(comment)) && comments.length > 1) return true;
  if ([...ga4Only].some((word) => said.has(word))) return true;
  const hasGroup = names.some((name) =>
    /channel group|source medium|kanalgruppe|channelgruppe|kanalgrupp|grupa kanałow|ομαδα καναλιων|チャネル ?クルーフ/.test(
      name,
    ),
  );
  return (
    (said.has('sessions') || said.has('users')) &&
    (hasGroup || said.has('channel')) &&
    !said.has('spend_cents')
  );
};

const isSearchConsole = (said: ReadonlySet<HeaderWord>): boolean =>
  said.has('ctr') &&
  said.has('position') &&
  said.has('clicks') &&
  said.has('impressions') &&
  !said.has('spend_cents') &&
  !said.has('campaign');

const metaSpend =
  /^(?:amount spent|ausgegebener betrag|montant depense|(?:importe|monto) gastado|importo speso|valor usado|montante gasto|quantia gasta|(?:besteed|uitgegeven) bedrag|wydana kwota|kwota wydana|spenderat belopp|ποσο που|消化金額)/;

/** Google Ads' names of spend; the similar reports of Microsoft Ads have `Spend`. */
const googleSpend =
  /^(?:cost|kosten|cout|coste|costo|custo|koszt|kostnad|κοστος|費用|metrics cost ?micros|cost ?micros)$/;

const isMeta = (said: ReadonlySet<HeaderWord>, names: readonly string[]): boolean => {
  if (names.some((name) => metaSpend.test(name))) return true;
  const isOfMeta = said.has('adSet') || said.has('reach');
  const hasPeriod = said.has('from') && said.has('to');
  return said.has('campaign') && said.has('spend_cents') && (isOfMeta || hasPeriod);
};

const isGoogleAds = (said: ReadonlySet<HeaderWord>, names: readonly string[], title: string): boolean => {
  const isReport = adsTitle.test(normalizeWords(title));
  const hasCost = names.some((name) => googleSpend.test(name));
  const counts = said.has('clicks') || said.has('impressions');
  if (names.some((name) => name.startsWith('metrics '))) return true;
  return (said.has('bidding') || isReport) && hasCost && counts && !said.has('adSet');
};

type Marks = readonly (readonly [ImportSource, RegExp])[];

const ownHeaders: Marks = [
  // LinkedIn alone names the zone in the header of its days, in every language.
  ['linkedinAds', /^(?:campaign group name|total spent)$| utc$/],
  [
    'tiktokAds',
    /^(?:(?:clicks|cpc|ctr) destination|stat time day|2 second video views|6 second video views)$/,
  ],
  [
    'pinterestAds',
    /^(?:pin clicks|spend in account currency|pin promotion id|outbound clicks|total order value checkout)$/,
  ],
  ['snapchatAds', /^(?:swipes|swipe ups|swipe up rate|ecpsu|paid impressions|ad squad name)$/],
  ['shopify', /^(?:lineitem (?:name|quantity|price)|financial status|total sales|gross sales)$/],
  ['wooCommerce', /^(?:n revenue|order total amount|order key|order number|customer type)$/],
];

const microsoftText = /microsoft|^report aggregation/i;

const isMicrosoft = (
  said: ReadonlySet<HeaderWord>,
  names: readonly string[],
  texts: readonly string[],
): boolean =>
  texts.some((text) => microsoftText.test(text)) ||
  (said.has('campaign') &&
    names.includes('spend') &&
    names.some((name) => /^(?:avg|average) ?cpc$/.test(name)));

/** Shop exports also need an order or a sum of sales. */
const ownerOf = (said: ReadonlySet<HeaderWord>, names: readonly string[]): ImportSource | null => {
  const has = (source: ImportSource): boolean =>
    source === 'shopify' || source === 'wooCommerce'
      ? said.has('order') || said.has('orders') || names.includes('financial status')
      : said.has('impressions') || said.has('clicks') || said.has('spend_cents');
  return (
    ownHeaders.find(([source, header]) => has(source) && names.some((name) => header.test(name)))?.[0] ?? null
  );
};

/** `other` if no platform matches: a person then maps the columns. */
const recognise = (
  headers: readonly string[],
  { title, comments, texts }: Pick<ExportFile, 'title' | 'comments' | 'texts'>,
): Recognised => {
  const said = new Set(headers.flatMap((header) => saidBy(header)?.word ?? []));
  const names = headers.map(normalizeWords);
  const language = languageOf(headers);
  const owner = ownerOf(said, names);
  const sources: readonly (readonly [ImportSource, boolean])[] = [
    ['ga4', isGa4(said, comments, names)],
    ['searchConsole', isSearchConsole(said)],
    ...(owner === null ? [] : [[owner, true] as const]),
    ['microsoftAds', isMicrosoft(said, names, texts)],
    ['metaAds', isMeta(said, names)],
    ['googleAds', isGoogleAds(said, names, title)],
  ];
  const [source] = sources.find(([, is]) => is) ?? ['other'];
  return { source, language };
};

const beginnings: readonly (readonly [readonly number[], string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is an Excel workbook or a ZIP archive. Unpack the archive and choose one of its files, or save the workbook as CSV.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook. Save it as CSV and choose that file.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF document. Export the report as CSV.'],
  [[0x1f, 0x8b], 'This is a compressed file. Unpack it and choose the file inside.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture. Export the report as CSV.'],
  [[0xff, 0xd8, 0xff], 'This is a picture. Export the report as CSV.'],
];

/** Detects binary files by their first bytes. */
const foreignFile = (bytes: Uint8Array): string | null =>
  beginnings.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? null;

const digestOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

const digestOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

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
