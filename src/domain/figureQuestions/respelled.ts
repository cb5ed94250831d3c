/** Corrects typos in names of metrics and months. */
import { figurePhrases } from './figureWords.ts';
import type { Lexicon } from './lexicon.ts';
import { isOrdinaryWord } from './ordinaryWords.ts';
import { monthOfWord, numberOf, unitWords } from './periodWords.ts';
import { slipsBetween } from './slipsBetween.ts';

const shortest = 6;
/** Words of at least this length allow two typos. */
const longWord = 8;

const wordsIn = (phrases: Iterable<string>): readonly string[] =>
  [...phrases].flatMap((phrase) => phrase.split(' '));

/** Only these are corrected: a wrong guess of a client, channel or country would answer another question. */
const guessed: readonly string[] = [
  ...new Set([...wordsIn(figurePhrases.map(([phrase]) => phrase)), ...monthOfWord.keys()]),
].filter((word) => word.length >= shortest - 1);

const timeWords = new Set(
  'yesterday today tomorrow weekend monday tuesday wednesday thursday friday saturday sunday quarter quarters current previous recent between through since until during black cyber first second third fourth'.split(
    ' ',
  ),
);

/** The unique closest word; null if ambiguous or none is close. */
const meant = (word: string): string | null => {
  const most = word.length >= longWord ? 2 : 1;
  const near = guessed
    .map((known) => ({ known, slips: slipsBetween(word, known) }))
    .filter(({ known, slips }) => slips <= most && known.slice(0, 1) === word.slice(0, 1))
    .toSorted((one, other) => one.slips - other.slips);
  const [first, second] = near;
  return first === undefined || second?.slips === first.slips ? null : first.known;
};

export const respelled = (typed: readonly string[], lexicon: Lexicon) => {
  const known = new Set(wordsIn(lexicon.keys()));
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    monthOfWord.has(word) ||
    unitWords.has(word) ||
    timeWords.has(word) ||
    isOrdinaryWord(word) ||
    numberOf(word) !== null;
  const words = typed.map((word) =>
    word.length < shortest || !/^[a-z]+$/.test(word) || isKnown(word) ? word : (meant(word) ?? word),
  );
  return { words, typed };
};
