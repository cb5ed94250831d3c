/** How a table is written as CSV that spreadsheets read well and that cannot run as a formula. */

type Cell = string | number;

/** Text that a spreadsheet would take for a formula gets an apostrophe in front. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell of such a table as it was before: whoever reads one back gets the text without the apostrophe. */
export const unguarded = (cell: string): string => {
  const text = cell.slice(1);
  return cell.startsWith("'") && guarded(text) === cell ? text : cell;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: Cell): string => quoted(typeof cell === 'number' ? String(cell) : guarded(cell));

/** RFC 4180: fields quoted where needed, lines end in CRLF; a byte order mark in front, by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
