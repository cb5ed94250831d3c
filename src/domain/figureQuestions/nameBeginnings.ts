/** Shortens client names to the leading words that people use. */
import { isOrdinaryWord } from './ordinaryWords.ts';
import { questionTokens } from './questionTokens.ts';

const leastLetters = 3;

const isName = (words: readonly string[]): boolean =>
  words.at(-1) !== 'and' &&
  (words.length > 1 || ((words[0] ?? '').length >= leastLetters && !isOrdinaryWord(words[0] ?? '')));

/**
 * “Nordlys Kaffe AS” gives `nordlys kaffe` and `nordlys`, the longest first. Skips single-word names and
 * everyday words, such as “common” of “Common Retreats”.
 */
export const nameBeginnings = (name: string): readonly string[] => {
  const forms = [name, name.replaceAll('&', ' and ')].map(questionTokens);
  const beginnings = forms.flatMap((words) => words.slice(1).map((_, last) => words.slice(0, last + 1)));
  const named = beginnings.filter(isName).toSorted((one, other) => other.length - one.length);
  return [...new Set(named.map((words) => words.join(' ')))];
};
