import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishDollars, englishNumber, englishShort } from '#domain/english/englishNumber.ts';
import { type NumberField, readTypedNumber } from '#domain/numbers/readTypedNumber.ts';

const money: NumberField = { decimals: 2, units: ['USD'] };
const percent: NumberField = { decimals: 4, units: ['%'], most: 100 };
const multiple: NumberField = { decimals: 4, units: ['×'], most: 1_000 };
const count: NumberField = { decimals: 0 };

const readAll = (texts: readonly string[], field: NumberField) =>
  texts.map((text) => {
    const { value, problem } = readTypedNumber(text, field);
    return problem ?? value;
  });

const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));

describe('readTypedNumber', () => {
  test('reads marks, signs and digits as people write them', () => {
    const texts = [
      '30000,50',
      '1,500',
      '$1,500.00',
      '1.500,50',
      '1 500,5',
      '1\u00A0500',
      '1\u202F500.5',
      "1'500",
      '1’500.50',
    ];
    expect(readAll(texts, money)).toEqual([
      30_000.5, 1_500, 1_500, 1_500.5, 1_500.5, 1_500, 1_500.5, 1_500, 1_500.5,
    ]);
    const others = [
      '12,34,567',
      '1,234,567',
      '1.234.567',
      '1.5k',
      '$24.4K',
      '1M',
      '0,500',
      ',5',
      '5.-',
      'USD 5',
      'US$5',
      '5 usd',
    ];
    expect(readAll(others, money)).toEqual([
      1_234_567, 1_234_567, 1_234_567, 1_500, 24_400, 1_000_000, 0.5, 0.5, 5, 5, 5, 5,
    ]);
  });

  test('reads every minus and every script of digits', () => {
    const minus = ['-5', '−5', '–5', '﹣5', '－5', '(5)', '($5)', '-$5', '$-5', '5-', '\u200E-5', '- 5'];
    expect(readAll(minus, money)).toEqual(minus.map(() => -5));
    const scripts = [
      '１２３４．５',
      '١٢٣٤٫٥',
      '۱٬۲۳۴٫۵',
      '१२३४.५',
      '𝟏𝟐𝟑𝟒.𝟓',
      '\u200B1234.5\uFEFF',
      '12\u206034.5',
    ];
    expect(readAll(scripts, money)).toEqual(scripts.map(() => 1_234.5));
    expect(readAll(['2,5 %', '2.5%', '٢٫٥٪', '2.5 percent', '2,5％'], percent)).toEqual([
      2.5, 2.5, 2.5, 2.5, 2.5,
    ]);
    expect(readAll(['4,50', '4.5x', '4.5×', '4,5 X'], multiple)).toEqual([4.5, 4.5, 4.5, 4.5]);
  });

  test('asks when a number can mean two things, and names both', () => {
    expect(readAll(['1.234', '$12.500', '1.234k'], money)).toEqual([
      '“1.234” can mean 1,234 or 1.234. Write 1234 or 1.23',
      '“$12.500” can mean 12,500 or 12.5. Write 12500 or 12.5',
      '“1.234k” can mean 1,234,000 or 1234. Write 1234000 or 1234',
    ]);
    expect(readAll(['1.234', '1,234', '0.123', '12.345'], percent)).toEqual([
      1.234,
      '“1,234” can mean 1,234 or 1.234. Write 1234 or 1.2340',
      0.123,
      12.345,
    ]);
    expect(readAll(['1.234', '1,234', '2.000', '1.234.567'], count)).toEqual([
      1_234,
      1_234,
      '“2.000” can mean 2,000 or 2. Write 2000 or 2',
      1_234_567,
    ]);
  });

  test('refuses with words', () => {
    const numbers = [
      '1e5',
      '1.5E-3',
      '5 apples',
      '€5',
      '5 kr',
      '2,5 %',
      '12 34',
      '1,2,3',
      '1.2.3',
      '1,23.45',
      '5,',
      '1/2',
      '5²',
      '',
      'NaN',
      '0x10',
      '--5',
      '(-5)',
      '1.005,555',
      '9'.repeat(20),
    ];
    expect(readAll(numbers, money)).toEqual([
      'Write the number in full, without an exponent',
      'Write the number in full, without an exponent',
      'Must be in USD, without “apples”',
      'Must be in USD, without “€”',
      'Must be in USD, without “kr”',
      'Must be in USD, without “%”',
      'Must be a number, with thousands grouped as in 1,234,567',
      'Must be a number, with thousands grouped as in 1,234,567',
      'Must be a number, with thousands grouped as in 1,234,567',
      'Must be a number, with thousands grouped as in 1,234,567',
      'Must be in USD, without “,”',
      'Must be a number',
      'Must be in USD, without “²”',
      'Must be a number',
      'Must be a number',
      'Must be a number',
      'Must be a number',
      'Must be a number',
      'At most two digits after the decimal mark',
      1e20,
    ]);
    expect(readAll(['8.5', '$8', '-0'], count)).toEqual([
      'Must be a whole number',
      'Write the number without “$”',
      0,
    ]);
  });

  test('reads back what the product writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const value = cents / 100 + 0;
        const two = { least: 2, most: 2 };
        const written = [englishDollars(value, two), englishNumber(value, two), String(value)];
        expect(readAll(written, money)).toEqual([value, value, value]);
        expect(readAll([englishDollars(cents), englishNumber(cents)], money)).toEqual([cents + 0, cents + 0]);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (parts) => {
        const value = parts / 10_000;
        const text = englishNumber(value, { least: 0, most: 4 });
        expect(readAll([`${text}%`, `${text} %`], percent)).toEqual([value, value]);
        expect(readAll([`${text}×`, `${text}x`], multiple)).toEqual([value, value]);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.constantFrom(1, 1e3, 1e6, 1e9), (size, unit) => {
        expect(
          readAll([englishShort(size * unit), englishShort((size / 10) * unit)], { decimals: 2 }),
        ).toEqual([size * unit, Number(((size / 10) * unit).toPrecision(12))]);
      }),
    );
  });

  test('groups by a comma only before exactly three digits, wherever it is', () => {
    fc.assert(
      fc.property(digits(0, 6), digits(1, 6), (before, after) => {
        const { value, problem } = readTypedNumber(`${before},${after}`, { decimals: 6 });
        const groups = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
        expect([value, problem]).toEqual([Number(groups ? before + after : `${before || 0}.${after}`), null]);
      }),
    );
  });

  test('never drops a mark, whatever the marks are', () => {
    const marks = fc.array(fc.tuple(fc.constantFrom(',', '.', ' ', "'"), digits(1, 4)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(digits(1, 4), marks, (first, rest) => {
        const text = first + rest.flat().join('');
        const { value } = readTypedNumber(text, { decimals: 6 });
        const plain = text.replaceAll(/\D/g, '');
        const widths = rest.map(([, run]) => run.length);
        const isGrouped =
          widths.at(-1) === 3 && widths.slice(0, -1).every((width) => width === 3 || width === 2);
        if (value === Number(plain) && Number(plain) !== 0) expect([text, isGrouped]).toEqual([text, true]);
      }),
    );
  });
});
