/** Makes clients of a table: which column means what, what each row becomes, and what is wrong with it. */
import { type ClientFields, clientErrors, tidyClient } from '../clients/clientRules.ts';
import type { Currency } from '../clients/contractRules.ts';
import { readFee } from './feeText.ts';
import type { TableRow } from './readTable.ts';

export const importFields = ['name', 'domain', 'industry', 'fee', 'currency'] as const;
export type ImportField = (typeof importFields)[number];

/** Which column each field is in; null for none. */
export type ColumnMap = Readonly<Record<ImportField, number | null>>;

const headerWords: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'client', 'client name', 'company', 'customer', 'account'],
  domain: ['domain', 'website', 'site', 'url', 'web', 'homepage', 'host'],
  industry: ['industry', 'sector', 'vertical', 'branch', 'category'],
  fee: ['fee', 'monthly fee', 'retainer', 'monthly retainer', 'mrr', 'price', 'monthly'],
  currency: ['currency', 'fee currency'],
};

/** As the headers suggest it: the first column whose header is a word for the field. */
export const guessColumns = (header: readonly string[]): ColumnMap => {
  const words = header.map((text) =>
    text
      .toLocaleLowerCase('en')
      .replaceAll(/\(.*?\)/g, '')
      .replaceAll(/[_-]+/g, ' ')
      .trim(),
  );
  const columnOf = (field: ImportField): number | null => {
    const index = words.findIndex((word) => headerWords[field].includes(word));
    return index === -1 ? null : index;
  };
  return {
    name: columnOf('name'),
    domain: columnOf('domain'),
    industry: columnOf('industry'),
    fee: columnOf('fee'),
    currency: columnOf('currency'),
  };
};

export type RowErrors = Readonly<Partial<Record<ImportField | 'row', string>>>;

export type PreviewRow = {
  /** Where it stands in the file; the header is line 1. */
  readonly line: number;
  readonly fields: ClientFields;
  /** 0: none. */
  readonly feeCents: number;
  readonly currency: Currency;
  /** Empty for one that can be imported. */
  readonly errors: RowErrors;
};

/** What the rows are held against. */
export type ImportRules = {
  /** Domains of active clients. */
  readonly taken: ReadonlySet<string>;
  /** Industries that are known; null where any will do. */
  readonly industries: readonly string[] | null;
};

const cellOf = (row: readonly string[], column: number | null): string =>
  column === null ? '' : (row[column] ?? '').trim();

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

/** A cell more than there are columns comes of a separator that nobody put in quotes. */
const rowProblem = ({ cells, problem }: TableRow, columns: number): string | null => {
  if (problem !== null) return problem;
  const extra = cells.slice(columns).some((cell) => cell.trim() !== '');
  return extra ? `Has ${cells.length} cells where the first line has ${columns}` : null;
};

/** The rows below the header. */
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
    const wrong = rowProblem(row, width);
    const errors = {
      ...fieldErrors(cells, { rules, seen }),
      ...(fee.problem === null ? {} : { fee: fee.problem }),
      ...(wrong === null ? {} : { row: wrong }),
    };
    const fields = tidyClient(cells);
    seen.add(fields.domain);
    return { line: row.line, fields, feeCents: fee.cents, currency: fee.currency, errors };
  });
};

/** Whether nothing speaks against a row. */
export const isSound = ({ errors }: PreviewRow): boolean => Object.keys(errors).length === 0;
