/** Formats numbers in English without `Intl`, whose first formatter would delay the first page by 30 ms. */

export type Decimals = { readonly least: number; readonly most: number };

const whole: Decimals = { least: 0, most: 0 };

/** Null for an exponent, NaN or Infinity. */
const digitsOf = (size: number): readonly [string, string] | null => {
  const [, before, after = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(size)) ?? [];
  return before === undefined ? null : [before, after];
};

/** Increments the last digit: `199` gives `200`, `99` gives `100`. */
const raised = (digits: string): string => String(BigInt(digits) + 1n).padStart(digits.length, '0');

/** Rounds half away from zero, as `Intl.NumberFormat` does by default. */
const rounded = ([before, after]: readonly [string, string], most: number): readonly [string, string] => {
  const padded = before + after.slice(0, most).padEnd(most, '0');
  const digits = (after[most] ?? '0') >= '5' ? raised(padded) : padded;
  return [digits.slice(0, digits.length - most), digits.slice(digits.length - most)];
};

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1,234.5`: at most `decimals.most` decimals, trailing zeros beyond `least` removed. Exponents and non-numbers fall back to `Intl`. */
const englishSize = (size: number, { least, most }: Decimals): string => {
  const digits = digitsOf(size);
  if (digits === null) {
    return new Intl.NumberFormat('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }).format(size);
  }
  const [before, after] = rounded(digits, most);
  const decimals = after.slice(0, least) + after.slice(least).replace(/0+$/, '');
  return grouped(before) + (decimals === '' ? '' : `.${decimals}`);
};

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

/** `-1,234.5`, equal to `Intl.NumberFormat('en-US')` with these fraction digits; default: none. */
export const englishNumber = (value: number, decimals: Decimals = whole): string =>
  (isNegative(value) ? '-' : '') + englishSize(Math.abs(value), decimals);

/** `-$1,234`. */
export const englishDollars = (value: number, decimals: Decimals = whole): string =>
  `${isNegative(value) ? '-' : ''}$${englishSize(Math.abs(value), decimals)}`;

const oneDecimal: Decimals = { least: 0, most: 1 };
const units = ['', 'K', 'M', 'B', 'T'] as const;

/** `24.4K`, `1M`: at most one decimal, with the largest unit that gives at least 1. */
export const englishShort = (value: number): string => {
  const size = Math.abs(value);
  const last = units.length - 1;
  let unit = 0;
  while (unit < last && Number(englishSize(size / 1_000 ** unit, oneDecimal).replaceAll(',', '')) >= 1_000)
    unit += 1;
  return `${isNegative(value) ? '-' : ''}${englishSize(size / 1_000 ** unit, oneDecimal)}${units[unit]}`;
};
