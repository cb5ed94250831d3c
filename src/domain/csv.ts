/** Writes tables as CSV that spreadsheets of any locale read well, and that none of them runs as a formula. */

export type Cell = string | number;

export type Table = readonly (readonly Cell[])[];

export const csvSeparators = [',', ';', '\t'] as const;
export const decimalMarks = ['.', ','] as const;

export type CsvFormat = {
  readonly separator: (typeof csvSeparators)[number];
  readonly decimal: (typeof decimalMarks)[number];
};

export const plainCsv: CsvFormat = { separator: ',', decimal: '.' };

/** The format that was kept as two characters, the separator and the decimal mark; anything else counts as no choice. */
export const csvFormatOf = (kept: string | null): CsvFormat => {
  const separator = csvSeparators.find((mark) => mark === kept?.[0]);
  const decimal = decimalMarks.find((mark) => mark === kept?.[1]);
  return separator && decimal && kept?.length === 2 ? { separator, decimal } : plainCsv;
};

/** Signs that begin a formula, also in full width, as spreadsheets of East Asia read them, and in the small forms of Unicode. */
const formulaSigns = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]';

/** Characters that a spreadsheet drops, or that nobody sees, before such a sign. */
const dropped = '[\\s\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800"\']*';

/** Places in a text where a formula begins: at its start, and after each separator, as another locale splits the cell there. */
const formulaStart = `(?:^(?='*[\\t\\r\\n])|(?:^|(?<=[,;\\t\\r\\n]))(?=${dropped}${formulaSigns}))`;

const unguardedStart = new RegExp(formulaStart, 'gu');
const guardedStart = new RegExp(`${formulaStart}'`, 'gu');

const guarded = (text: string): string => text.replaceAll(unguardedStart, "'");

/** The text of a cell that `csvText` wrote, without the apostrophes that keep it from being a formula. */
export const unguarded = (cell: string): string => cell.replaceAll(guardedStart, '');

/** A third decimal behind a comma gets a fourth: `1,234` reads as a thousand. */
const numberText = (value: number, decimal: CsvFormat['decimal']): string =>
  decimal === '.'
    ? String(value)
    : String(value)
        .replace('.', ',')
        .replace(/,\d{3}$/, '$&0');

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * RFC 4180 with the separator of the format: fields quoted where needed, lines end in CRLF. The byte order mark in front tells
 * spreadsheets that it is UTF-8. Numbers have no grouping and the decimal mark of the format.
 */
export const csvText = (table: Table, { separator, decimal }: CsvFormat = plainCsv): string => {
  const cellText = (cell: Cell): string =>
    quoted(typeof cell === 'number' ? numberText(cell, decimal) : guarded(cell), separator);
  return `\uFEFF${table.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`;
};
