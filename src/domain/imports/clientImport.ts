/** Maps the columns of a client table, builds a client per row and validates it. */
import { type ClientFields, clientErrors, tidyClient } from '../clients/clientRules.ts';
import { tagsProblem, tidyTags } from '../clients/clientTags.ts';
import { zoneProblem } from '../clients/clientZone.ts';
import { type Currency, untilProblem } from '../clients/contractRules.ts';
import { unguarded } from '../csv.ts';
import { readFee } from './feeText.ts';
import type { TableRow } from './readTable.ts';
import { unreadable } from './text/fileText.ts';

export const importFields = [
  'name',
  'domain',
  'industry',
  'zone',
  'fee',
  'currency',
  'until',
  'owner',
  'tags',
] as const;
export type ImportField = (typeof importFields)[number];

export type ColumnMap = Readonly<Record<ImportField, number | null>>;

const headerWords: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'client', 'client name', 'company', 'customer', 'account'],
  domain: ['domain', 'website', 'site', 'url', 'web', 'homepage', 'host'],
  industry: ['industry', 'sector', 'vertical', 'branch', 'category'],
  zone: ['time zone', 'timezone', 'zone', 'tz'],
  fee: ['fee', 'monthly fee', 'retainer', 'monthly retainer', 'mrr', 'price', 'monthly'],
  currency: ['currency', 'fee currency'],
  until: [
    'contract end',
    'contract ends',
    'contract until',
    'until',
    'end',
    'end date',
    'renewal',
    'renewal date',
  ],
  owner: ['owner', 'account manager', 'manager', 'responsible', 'lead'],
  tags: ['tags', 'tag', 'labels', 'groups'],
};

const plainHeader = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();

const isHeaderWord = (text: string): boolean =>
  Object.values(headerWords).some((words) => words.includes(plainHeader(text)));

const mostAbove = 20;

/** Drops titles and notes above the header. Without known headers, all rows. */
export const fromHeader = (rows: readonly TableRow[]): readonly TableRow[] => {
  const at = rows.slice(0, mostAbove).findIndex(({ cells }) => cells.filter(isHeaderWord).length > 1);
  return at === -1 ? rows : rows.slice(at);
};

export const guessColumns = (header: readonly string[]): ColumnMap => {
  const words = header.map(plainHeader);
  const columnOf = (field: ImportField): number | null => {
    const index = words.findIndex((word) => headerWords[field].includes(word));
    return index === -1 ? null : index;
  };
  return {
    name: columnOf('name'),
    domain: columnOf('domain'),
    industry: columnOf('industry'),
    zone: columnOf('zone'),
    fee: columnOf('fee'),
    currency: columnOf('currency'),
    until: columnOf('until'),
    owner: columnOf('owner'),
    tags: columnOf('tags'),
  };
};

export type RowErrors = Readonly<Partial<Record<ImportField | 'row', string>>>;

export type PreviewRow = {
  /** Line in the file; the header is line 1. */
  readonly line: number;
  readonly fields: ClientFields;
  readonly zone: string;
  readonly feeCents: number;
  readonly currency: Currency;
  readonly until: string | null;
  readonly ownerId: string | null;
  readonly tags: readonly string[];
  readonly errors: RowErrors;
};

export type ImportRules = {
  readonly taken: ReadonlySet<string>;
  readonly industries: readonly string[] | null;
  /** Names by account id of possible owners. */
  readonly staff: ReadonlyMap<string, string>;
  /** `YYYY-MM-DD`; the first day of an imported fee. */
  readonly today: string;
};

const cellOf = (row: readonly string[], column: number | null): string =>
  column === null ? '' : unguarded((row[column] ?? '').trim());

const isKnown = (industry: string, industries: ImportRules['industries']): boolean =>
  industries === null ||
  industries.some((known) => known.toLocaleLowerCase('en') === industry.toLocaleLowerCase('en'));

type Held = { readonly rules: ImportRules; readonly seen: ReadonlySet<string> };

const fieldErrors = ({ name, domain, industry }: ClientFields, { rules, seen }: Held): RowErrors => {
  const host = tidyClient({ name, domain, industry }).domain;
  return {
    ...(isKnown(industry, rules.industries) ? {} : { industry: `Unknown industry “${industry}”` }),
    ...(rules.taken.has(host) ? { domain: 'Another client has this domain' } : {}),
    ...(seen.has(host) ? { domain: 'Twice in this file' } : {}),
    ...clientErrors({ name, domain, industry }),
  };
};

const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

type Filed = Pick<PreviewRow, 'ownerId' | 'tags' | 'until'> & { readonly errors: RowErrors };

const readOwner = (name: string, staff: ImportRules['staff']): Pick<Filed, 'ownerId' | 'errors'> => {
  if (name === '') return { ownerId: null, errors: {} };
  const [found, second] = [...staff].filter(([, known]) => isSame(known, name));
  if (found && !second) return { ownerId: found[0], errors: {} };
  const problem = second ? 'Several team members are called' : 'No team member is called';
  return { ownerId: null, errors: { owner: `${problem} “${name}”` } };
};

/** Separated by commas, semicolons or bars; the file's own separator must be quoted. */
const readTags = (text: string): Pick<Filed, 'tags' | 'errors'> => {
  const tags = tidyTags(text.split(/[,;|]/));
  const problem = tagsProblem(tags);
  return problem === null ? { tags, errors: {} } : { tags: [], errors: { tags: problem } };
};

const readUntil = (text: string, hasFee: boolean, today: string): Pick<Filed, 'until' | 'errors'> => {
  if (text === '') return { until: null, errors: {} };
  const problem = hasFee ? untilProblem(text, today) : 'A contract end needs a fee';
  return problem === null ? { until: text, errors: {} } : { until: null, errors: { until: problem } };
};

/** An extra cell is the result of an unquoted separator. */
const rowProblem = ({ cells, problem }: TableRow, columns: number): string | null => {
  if (problem !== null) return problem;
  if (cells.some((cell) => cell.includes(unreadable)))
    return `Has unreadable characters (${unreadable}). Choose another text encoding`;
  const extra = cells.slice(columns).some((cell) => cell.trim() !== '');
  return extra ? `Has ${cells.length} cells where the first line has ${columns}` : null;
};

export const previewClients = (
  [header, ...rows]: readonly TableRow[],
  columns: ColumnMap,
  rules: ImportRules,
): readonly PreviewRow[] => {
  const seen = new Set<string>();
  const width = header?.cells.length ?? 0;
  return rows.map((row) => {
    const textOf = (field: ImportField) => cellOf(row.cells, columns[field]);
    const cells = { name: textOf('name'), domain: textOf('domain'), industry: textOf('industry') };
    const fee = readFee({
      fee: textOf('fee'),
      currency: textOf('currency'),
      header: cellOf(header?.cells ?? [], columns.fee),
    });
    const owner = readOwner(textOf('owner'), rules.staff);
    const tagged = readTags(textOf('tags'));
    const ends = readUntil(textOf('until'), textOf('fee') !== '', rules.today);
    const zone = textOf('zone');
    const unknownZone = zone === '' ? null : zoneProblem(zone);
    const wrong = rowProblem(row, width);
    const errors = {
      ...fieldErrors(cells, { rules, seen }),
      ...(fee.problem === null ? {} : { fee: fee.problem }),
      ...(unknownZone === null ? {} : { zone: unknownZone }),
      ...ends.errors,
      ...owner.errors,
      ...tagged.errors,
      ...(wrong === null ? {} : { row: wrong }),
    };
    const fields = tidyClient(cells);
    seen.add(fields.domain);
    return {
      line: row.line,
      fields,
      zone,
      feeCents: fee.cents,
      currency: fee.currency,
      until: ends.until,
      ownerId: owner.ownerId,
      tags: tagged.tags,
      errors,
    };
  });
};

export const isSound = ({ errors }: PreviewRow): boolean => Object.keys(errors).length === 0;
