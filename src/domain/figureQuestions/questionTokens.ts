/** Tokenizes a question into normalized words. */
import { plainText } from './plainText.ts';

/** An unusual letter replaces the decimal point, which would split a number. */
const pointMark = 'ǀ';

/** `$10,000` becomes `10000`, `2.5%` becomes `2.5 percent`; other currencies keep their word. */
const withNumbers = (text: string): string =>
  text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<![\d.])(\d+)\.(\d+)(?![\d.])/g, `$1${pointMark}$2`)
    .replaceAll(/(?<=\d)\s*%/g, ' percent ')
    .replaceAll('€', ' eur ')
    .replaceAll('£', ' gbp ');

/** `year-over-year` is three words; `2026-11-01` stays one. */
export const questionTokens = (text: string): readonly string[] =>
  plainText(withNumbers(text))
    .replaceAll(pointMark, '.')
    .replaceAll(/-{2,}/g, ' ')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
