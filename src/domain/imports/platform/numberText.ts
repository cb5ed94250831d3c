/** Parses numbers of platforms and spreadsheets into millionths: `1,234.56`, `1.234,56`, `1 234,56`, `1'234`, `£1.38`, `12 %`. */

import { asciiDigits } from '../../text/asciiDigits.ts';

export type DecimalMark = '.' | ',';

/** Integer millionths keep sums exact far beyond any budget. */
export const one = 1_000_000;

const absent = /^(?:-{1,2}|–|—|n\/?a|null|nan|\(not set\)|na)?$/i;

const decoration = /[A-Z]{1,2}\$|[%$€£¥₹₺₽₩₪฿₫₴₦]|kr\.?|zł|Kč|Ft|CHF|Fr\.|[A-Z]{3}/g;

/** Spaces and apostrophes group thousands, as in `1 234` and `1'23'456`; between other digits they are not a number. */
const grouping = /(?<![.,]\d+)(?<=\d)[\s'’´`](?=(?:\d{2,3}[\s'’´`])*\d{3}(?!\d))/g;

/** Spaces next to a sign, a mark or an end, and the apostrophe by which spreadsheets mark a text. */
const aroundDigits = /^['’´`]|(?<!\d)\s+|\s+(?!\d)/g;

/** Swiss and Nordic prices: a dash in place of the cents. */
const dashForCents = /(?<=\d)[.,][-–—]{1,2}$/;

/** Accountants write negative numbers in brackets, or with a trailing sign. */
const signed = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/, '-')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([^-]+)-$/, '-$1')
    .replace(/^\+/, '');

const foreignDigit = /(?!\d)[\p{Nd}\uFF0B-\uFF0E]/u;

/** `１,２３４` and `١٬٢٣٤٫٥`: the Arabic marks have one meaning each, so they need no decimal mark of the file. */
const inAscii = (cell: string, mark: DecimalMark): string =>
  foreignDigit.test(cell) ? asciiDigits(cell).replaceAll('٬', '').replaceAll('٫', mark) : cell;

/** Digits, marks and sign only; empty for a cell that means “no value”. */
const bareNumber = (cell: string, arabicMark: DecimalMark): string => {
  const text = inAscii(cell.trim(), arabicMark);
  if (absent.test(text)) return '';
  const digits = text.replaceAll(grouping, '').replaceAll(decoration, '').replaceAll(aroundDigits, '');
  return signed(digits.replace(dashForCents, ''));
};

const isAbsent = (cell: string): boolean => absent.test(cell.trim());

const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})?(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

const plain: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\d{1,3}(?:\d*|(?:,\d{3})*)(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:\d*|(?:\.\d{3})*)(?:,\d+)?$/,
};

const numberOf = (text: string, mark: DecimalMark): number =>
  Number(mark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

/** Null: no value. `NaN`: not a number in this format; `< 10%` is a limit and thus none. */
export const millionthsOf = (cell: string, mark: DecimalMark): number | null => {
  if (plain[mark].test(cell)) return Math.round(numberOf(cell, mark) * one);
  const bare = bareNumber(cell, mark);
  if (bare === '') return isAbsent(cell) ? null : Number.NaN;
  if (!/\d/.test(bare) || !grouped[mark].test(bare)) return Number.NaN;
  return Math.round(numberOf(bare, mark) * one);
};

/** The decimal mark that a number proves, `either` if ambiguous, null if it has no mark. */
export type MarkEvidence = DecimalMark | 'either' | null;

/** `isWhole`: the column has integers only, such as clicks. */
export const markEvidence = (cell: string, isWhole: boolean): MarkEvidence => {
  if (!/[.,．，]/.test(cell)) return null;
  const bare = bareNumber(cell, '.');
  if (!/[.,]/.test(bare) || !/^-?[\d.,]+$/.test(bare)) return null;
  const dot = bare.lastIndexOf('.');
  const comma = bare.lastIndexOf(',');
  const mark: DecimalMark = dot > comma ? '.' : ',';
  const other: DecimalMark = mark === ',' ? '.' : ',';
  if (dot !== -1 && comma !== -1) return grouped[mark].test(bare) ? mark : null;
  if (bare.indexOf(mark) !== bare.lastIndexOf(mark)) return grouped[other].test(bare) ? other : null;
  // Ambiguous: one mark with three digits after it, and one to three digits before it without a leading 0.
  if (!/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return mark;
  return isWhole ? other : 'either';
};
