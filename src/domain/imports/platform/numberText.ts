/** Numbers as platforms and spreadsheets write them, in millionths: `1,234.56`, `1.234,56`, `1 234,56`, `1'234`, `£1.38`, `12 %`. */

export type DecimalMark = '.' | ',';

/** Millionths: sums of them are exact far beyond any budget. */
export const one = 1_000_000;

const absent = /^(?:-{1,2}|–|—|n\/?a|null|nan|\(not set\)|na)?$/i;

/** Signs and codes of currencies, percent, and every kind of space. */
const decoration = /[A-Z]{1,2}\$|[\s\u00A0\u202F\u2009%$€£¥₹₺₽₩₪฿₫₴₦]|kr\.?|zł|Kč|Ft|CHF|Fr\.|[A-Z]{3}/g;

/** Accountants write a number below 0 in brackets, or with its sign behind. */
const signed = (text: string): string =>
  text
    .replace('−', '-')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([^-]+)-$/, '-$1')
    .replace(/^\+/, '');

/** The digits, marks and sign of a cell; empty where it says that there is nothing. */
const bareNumber = (cell: string): string => {
  const text = cell.trim();
  if (absent.test(text)) return '';
  return signed(text.replaceAll(decoration, '').replaceAll(/['’´`]/g, ''));
};

/** Whether a cell says that there is no value. */
const isAbsent = (cell: string): boolean => absent.test(cell.trim());

const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})?(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

const plain: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\d{1,3}(?:\d*|(?:,\d{3})*)(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:\d*|(?:\.\d{3})*)(?:,\d+)?$/,
};

/** Of digits and marks alone. */
const numberOf = (text: string, mark: DecimalMark): number =>
  Number(mark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

/**
 * Millionths of a cell. Null: it says that there is no value. `NaN`: it is no number so written; `< 10%` is none either, as it
 * tells a limit.
 */
export const millionthsOf = (cell: string, mark: DecimalMark): number | null => {
  // Most cells are plain.
  if (plain[mark].test(cell)) return Math.round(numberOf(cell, mark) * one);
  const bare = bareNumber(cell);
  if (bare === '') return isAbsent(cell) ? null : Number.NaN;
  if (!/\d/.test(bare) || !grouped[mark].test(bare)) return Number.NaN;
  return Math.round(numberOf(bare, mark) * one);
};

/** What one number tells of its marks: which one is decimal, that either could be, or nothing. */
export type MarkEvidence = DecimalMark | 'either' | null;

/** `isWhole`: nothing but whole numbers can stand there, as clicks are. */
export const markEvidence = (cell: string, isWhole: boolean): MarkEvidence => {
  if (!/[.,]/.test(cell)) return null;
  const bare = bareNumber(cell);
  if (!/[.,]/.test(bare) || !/^-?[\d.,]+$/.test(bare)) return null;
  const dot = bare.lastIndexOf('.');
  const comma = bare.lastIndexOf(',');
  const mark: DecimalMark = dot > comma ? '.' : ',';
  const other: DecimalMark = mark === ',' ? '.' : ',';
  if (dot !== -1 && comma !== -1) return grouped[mark].test(bare) ? mark : null;
  if (bare.indexOf(mark) !== bare.lastIndexOf(mark)) return grouped[other].test(bare) ? other : null;
  // One mark with three digits behind it, and one to three before it that do not begin with 0.
  if (!/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return mark;
  return isWhole ? other : 'either';
};
