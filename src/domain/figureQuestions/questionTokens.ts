/** Tokenizes a question into normalized words. */
import { monthOfWord } from './periodWords.ts';
import { plainText } from './plainText.ts';

/** An unusual letter replaces the decimal point, which would split a number. */
const pointMark = 'ǀ';

const twoDigits = (text: string): string => text.padStart(2, '0');

/** `11/15/2025` has one meaning and becomes `2025-11-15`; `11/5/2025` has two and stays `11-5-2025`. */
const slashDate = (_typed: string, first: string, second: string, year: string): string => {
  if (Number(first) > 12) return `${year}-${twoDigits(second)}-${twoDigits(first)}`;
  return Number(second) > 12 || first === second
    ? `${year}-${twoDigits(first)}-${twoDigits(second)}`
    : `${first}-${second}-${year}`;
};

const withDates = (text: string): string =>
  text
    .replaceAll(/(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g, slashDate)
    .replaceAll(
      /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g,
      (_typed, day: string, month: string, year: string) => `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    );

/** `Nov '25` is a month, and no day. */
const withYears = (text: string): string =>
  text.replaceAll(/(\p{L}{3,9})\s+['’](\d{2})(?!\d)/gu, (typed: string, word: string, year: string) =>
    monthOfWord.has(word.toLowerCase()) ? `${word} 20${year}` : typed,
  );

/** `$10,000` becomes `10000 dollars`, `2.5%` becomes `2.5 percent`; other currencies keep their word. */
const withNumbers = (text: string): string =>
  text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<![\d.])(\d+)\.(\d+)(?![\d.])/g, `$1${pointMark}$2`)
    .replaceAll(/\$\s*(\d[\dǀ]*[km]?\b(?:\s+(?:million|thousand)\b)?)/giu, '$1 dollars ')
    .replaceAll('%', ' percent ')
    .replaceAll('€', ' eur ')
    .replaceAll('£', ' gbp ');

/** `last week’s` means the week; `what’s` stays one word. */
const withoutPossessives = (text: string): string =>
  text.replaceAll(/(?<!\b(?:what|who|how|it|let|that|there|where|when|here))['’]s\b/giu, '');

/** `year-over-year` is three words; `2026-11-01` stays one. */
export const questionTokens = (text: string): readonly string[] =>
  plainText(withoutPossessives(withNumbers(withDates(withYears(text)))))
    .replaceAll(pointMark, '.')
    .replaceAll(/-{2,}/g, ' ')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
