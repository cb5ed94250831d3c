/** The words of a question in the one spelling in which they are compared. */
import { plainText } from './plainText.ts';

/** A letter that nobody types, in the place of a decimal point, which would part a number. */
const pointMark = 'ǀ';

/** `$10,000` is `10000`, `2.5%` is `2.5 percent`; money that is not in dollars keeps a word for it. */
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
