/** The words of a question in the one spelling in which they are compared. */
import { plainText } from './plainText.ts';

/** `year-over-year` is three words; `2026-11-01` stays one. */
export const questionTokens = (text: string): readonly string[] =>
  plainText(text)
    .replaceAll(/-{2,}/g, ' ')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
