/** Writes CSV that spreadsheets of any locale parse correctly and never run as formulas. */

export type Cell = string | number;

export type Table = readonly (readonly Cell[])[];

export const csvSeparators = [',', ';', '\t'] as const;
export const decimalMarks = ['.', ','] as const;

export type CsvFormat = {
  readonly separator: (typeof csvSeparators)[number];
  readonly decimal: (typeof decimalMarks)[number];
};

export const plainCsv: CsvFormat = { separator: ',', decimal: '.' };

/** Parses a stored format of two characters, separator and decimal mark; anything else is not a choice. */
export const csvFormatOf = (stored: string | null): CsvFormat => {
  const separator = csvSeparators.find((mark) => mark === stored?.[0]);
  const decimal = decimalMarks.find((mark) => mark === stored?.[1]);
  return separator && decimal && stored?.length === 2 ? { separator, decimal } : plainCsv;
};

/** Characters that start a formula, including full-width forms, as East Asian spreadsheets read them, and Unicode small forms. */
const formulaSigns = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]';

/** Characters before such a sign that a spreadsheet drops or that are invisible. */
const dropped = '[\\s\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800"\']*';

/** Formula positions: the start of the text, and after each separator, where another locale would split the cell. */
const formulaStart = `(?:^(?='*[\\t\\r\\n])|(?:^|(?<=[,;|\\uFF0C\\uFF1B\\uFF5C\\t\\r\\n]))(?=${dropped}${formulaSigns}))`;

const unguardedStart = new RegExp(formulaStart, 'gu');
const guardedStart = new RegExp(`${formulaStart}'`, 'gu');

const guarded = (text: string): string => text.replaceAll(unguardedStart, "'");

/** Removes the apostrophes that `csvText` adds against formula injection. */
export const unguarded = (cell: string): string => cell.replaceAll(guardedStart, '');

/** Three decimals after a comma get a fourth, because `1,234` reads as a thousand. */
const numberText = (value: number, decimal: CsvFormat['decimal']): string =>
  decimal === '.'
    ? String(value)
    : String(value)
        .replace('.', ',')
        .replace(/,\d{3}$/, '$&0');

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * RFC 4180 with the format's separator: quotes where needed, CRLF, a byte order mark so that spreadsheets
 * detect UTF-8. Numbers have no grouping.
 */
export const csvText = (table: Table, { separator, decimal }: CsvFormat = plainCsv): string => {
  const cellText = (cell: Cell): string =>
    quoted(typeof cell === 'number' ? numberText(cell, decimal) : guarded(cell), separator);
  return `\uFEFF${table.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`;
};
