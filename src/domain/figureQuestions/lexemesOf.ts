/** Reads a question from left to right, at each word the longest phrase or time that begins there. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { Lexeme, Meaning } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { periodAt } from './periodAt.ts';
import { numberOf } from './periodWords.ts';
import { questionTokens } from './questionTokens.ts';

const longestPhrase = 10;

type Read = { readonly length: number; readonly meaning: Meaning };

const phraseAt = (words: readonly string[], at: number, lexicon: Lexicon): Read | null => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const meaning = lexicon.get(words.slice(at, at + length).join(' '));
    if (meaning) return { length, meaning };
  }
  return null;
};

/** A phrase wins over a time that is no longer than it. */
const longer = (phrase: Read | null, period: Read | null): Read | null =>
  phrase !== null && (period === null || phrase.length >= period.length) ? phrase : period;

const otherwise = (word: string): Read => {
  const value = numberOf(word);
  return { length: 1, meaning: value === null ? { kind: 'unknown' } : { kind: 'number', value } };
};

export const lexemesOf = (text: string, lexicon: Lexicon, today: EpochDay): readonly Lexeme[] => {
  const words = questionTokens(text);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meaning } =
      longer(phraseAt(words, at, lexicon), periodAt({ words, at, today })) ?? otherwise(words[at] ?? '');
    lexemes.push({ ...meaning, words: words.slice(at, at + length).join(' ') });
    at += length;
  }
  return lexemes;
};
