/** Parses typed numbers: `1,500.50`, `1.500,50`, `1 500`, `1'500`, `12,34,567`, `$1.5K`, `(5)`, `2,5 %`; asks back if ambiguous. */

import { englishNumber } from '../english/englishNumber.ts';
import { ownValue } from '../ownValue.ts';
import { asciiDigits } from '../text/asciiDigits.ts';
import { withoutInvisible } from '../text/visibleText.ts';

export type NumberUnit = 'USD' | 'EUR' | 'GBP' | 'CHF' | '%' | '×';

export type NumberField = {
  readonly decimals: number;
  readonly units?: readonly NumberUnit[];
  /** Maximum plausible size: a reading beyond it is ruled out. */
  readonly most?: number;
};

export type TypedNumber =
  | { readonly value: number; readonly unit: NumberUnit | null; readonly problem: null }
  | { readonly value: null; readonly unit: null; readonly problem: string };

const refused = (problem: string): TypedNumber => ({ value: null, unit: null, problem });

/** ASCII digits, `-` for any minus, `'` for any grouping mark. */
const normalize = (text: string): string =>
  asciiDigits(withoutInvisible(text))
    .replaceAll(/[\u2010-\u2015\u2212\u207B]/g, '-')
    .replaceAll(/[\u2018\u2019\u02BC\u2032\u00B4\u066C`_]/g, "'")
    .replaceAll('\u060C', ',')
    .trim();

const unitWords: ReadonlyMap<string, NumberUnit> = new Map([
  ...(['$', 'us$', 'usd'] as const).map((word) => [word, 'USD'] as const),
  ...(['€', 'eur'] as const).map((word) => [word, 'EUR'] as const),
  ...(['£', 'gbp'] as const).map((word) => [word, 'GBP'] as const),
  ...(['chf', 'fr.', 'sfr.'] as const).map((word) => [word, 'CHF'] as const),
  ...(['%', '٪', 'percent'] as const).map((word) => [word, '%'] as const),
  ...(['×', 'x'] as const).map((word) => [word, '×'] as const),
]);

/** Exponents of the suffixes with which the product shortens numbers. */
const powers: Readonly<Record<string, number>> = { '': 0, k: 3, m: 6, b: 9, t: 12 };

type Parts = {
  readonly isNegative: boolean;
  readonly body: string;
  readonly power: number;
  readonly units: readonly string[];
};

const partsOf = (text: string): Parts | null => {
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  const [, before = '', body, after = ''] =
    /^((?:[^\d.,٫]|(?<=\p{L})\.)*)([.,٫]?\d(?:[\d.,٫' ]*\d)?)(\D*)$/u.exec(bracketed ?? text) ?? [];
  // A dash in place of the cents ends many Swiss and Nordic prices.
  const [, short = '', rest = ''] = /^(?:[.,]-{1,2})? ?([kmbt](?![a-z.]))?(.*)$/i.exec(after) ?? [];
  const signs = (before + rest).match(/[-+]/g) ?? [];
  if (body === undefined || signs.length > (bracketed === undefined ? 1 : 0)) return null;
  return {
    isNegative: bracketed !== undefined || signs[0] === '-',
    body,
    power: ownValue(powers, short.toLowerCase()) ?? 0,
    units: [before, rest].map((one) => one.replaceAll(/[-+ ]/g, '')).filter((one) => one !== ''),
  };
};

const grouped = [',', '\\.', "'", ' '].map(
  (mark) => new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$|^[1-9]\\d?(?:${mark}\\d{2})+${mark}\\d{3}$`),
);

/** Accepts plain digits, or one consistent grouping mark; null otherwise. */
const wholeDigits = (text: string): string | null =>
  /^\d*$/.test(text) || grouped.some((one) => one.test(text)) ? text.replaceAll(/\D/g, '') : null;

type Reading = { readonly size: number; readonly decimals: number };

/** `power` moves the decimal mark within the text, because a multiplication would be inexact. */
const readingOf = (whole: string | null, fraction: string, power: number): Reading | null =>
  whole === null
    ? null
    : {
        size: Number(`${whole || '0'}.${fraction || '0'}e${power}`),
        decimals: Math.max(0, fraction.replace(/0+$/, '').length - power),
      };

const wholeReading = ({ body, power }: Parts): Reading | null => readingOf(wholeDigits(body), '', power);

const decimalReading = ({ body, power }: Parts): Reading | null => {
  const [, before = '', mark = '', fraction = ''] = /^(.*)([.,٫])(\d+)$/.exec(body) ?? [];
  return mark === '' || before.includes(mark) ? null : readingOf(wholeDigits(before), fraction, power);
};

/** Formats a size without ambiguity: three digits after a point get a fourth, or are rounded to the field's decimals. */
const unmistakable = (size: number, decimals: number): string => {
  const text = String(size);
  if (!/\.\d{3}$/.test(text)) return text;
  return decimals < 3 ? size.toFixed(decimals) : `${text}0`;
};

/** A comma before three digits groups, as in the product's own format. A point there is ambiguous. */
const settle = (
  text: string,
  parts: Parts,
  { decimals, most = Number.POSITIVE_INFINITY }: NumberField,
): Reading | string => {
  const [whole, decimal] = [wholeReading(parts), decimalReading(parts)];
  if (whole === null || decimal === null)
    return whole ?? decimal ?? 'Must be a number, with thousands grouped as in 1,234,567';
  if (decimals === 0 && decimal.decimals > 0) return whole;
  const isPossible = whole.size <= most;
  if (parts.body.includes(',') ? isPossible : !isPossible) return isPossible ? whole : decimal;
  return `“${text}” can mean ${englishNumber(whole.size)} or ${decimal.size}. Write ${whole.size} or ${unmistakable(decimal.size, decimals)}`;
};

const unitProblem = ({ units: typed }: Parts, { units = [] }: NumberField): string | null => {
  const known = typed.map((one) => unitWords.get(one.toLowerCase()));
  const other = typed.find((_, at) => !units.some((unit) => unit === known[at]));
  if (other === undefined)
    return new Set(known).size > 1
      ? `Must be in one unit, not ${typed.map((one) => `“${one}”`).join(' and ')}`
      : null;
  return units.length === 0 || units[0] === '×'
    ? `Write the number without “${other}”`
    : `Must be in ${units.join(', ').replace(/, (?=[^,]*$)/, ' or ')}, without “${other}”`;
};

const digitProblem = (decimals: number): string =>
  decimals === 0
    ? 'Must be a whole number'
    : `At most ${['one digit', 'two digits', 'three digits'][decimals - 1] ?? `${decimals} digits`} after the decimal mark`;

/** Parses a field, cell or request text. The caller checks the range: `most` only resolves ambiguity. */
export const readTypedNumber = (text: string, field: NumberField): TypedNumber => {
  const plain = normalize(text);
  if (/\de[-+]?\d/i.test(plain)) return refused('Write the number in full, without an exponent');
  const parts = partsOf(plain);
  if (parts === null) return refused('Must be a number');
  const reading = unitProblem(parts, field) ?? settle(plain, parts, field);
  if (typeof reading === 'string') return refused(reading);
  if (reading.decimals > field.decimals) return refused(digitProblem(field.decimals));
  return {
    value: parts.isNegative ? 0 - reading.size : reading.size,
    unit: unitWords.get(parts.units[0]?.toLowerCase() ?? '') ?? null,
    problem: null,
  };
};
