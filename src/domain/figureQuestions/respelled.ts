/** Corrects typos in names of metrics, months, units and dimensions; never in names of clients or channels. */
import { figurePhrases } from './figureWords.ts';
import type { Lexicon } from './lexicon.ts';
import { isOrdinaryWord } from './ordinaryWords.ts';
import { monthOfWord, numberOf, unitWords } from './periodWords.ts';
import { slipsBetween } from './slipsBetween.ts';
import { isTypedAsName } from './typedNames.ts';

const shortest = 6;
/** Words of at least this length allow two typos. */
const longWord = 8;

const wordsIn = (phrases: Iterable<string>): readonly string[] =>
  [...phrases].flatMap((phrase) => phrase.split(' '));

const partWords =
  'channel channels campaign campaigns client clients device devices country countries month months quarter quarters yesterday weekly monthly average percent highest lowest'.split(
    ' ',
  );

/** Only these are corrected: a wrong guess of a client, channel or country would answer another question. */
const guessed: readonly string[] = [
  ...new Set([...wordsIn(figurePhrases.map(([phrase]) => phrase)), ...monthOfWord.keys(), ...partWords]),
].filter((word) => word.length >= shortest - 1);

const timeWords =
  'yesterday today tomorrow weekend monday tuesday wednesday thursday friday saturday sunday quarter quarters current previous recent between through since until during black cyber first second third fourth half';

/** English words that are one or two letters from a guessed one and mean something else. */
const otherWords =
  'clocks chicks convention conventions conversation conversations concession concessions confession confessions county counties counter counters efficient efficiently returned section sections sending sounding speaking spelling spreading standing sledding spinning though thousands thorough values valued attribute attributes composed competed computed compiled devise devises donation donations duration engage engages expressions injuries injury length lengths ratios reverse reverses reverie visions visual visitors inquire basked bounced median medias mouths moths paced panes previews purchaser purchasers quartet quartets secession counted tonal turnovers ushers websites adverting medic august augusta augustus augustine marches marched marsh session mission missions leaders ladders readers loaders spender spenders spanner orderly boarders borders holders campers champion champions campaigner campaigners clientele devices deviate cliques novelty decimal decade march juniors julys averse lowest lower weekday weekdays weekend weekends wealthy mostly monthlies';

const otherwise = new Set(`${timeWords} ${otherWords}`.split(' '));

const short: ReadonlyMap<string, string> = new Map([
  ['mnth', 'month'],
  ['mth', 'month'],
  ['wk', 'week'],
  ['qtr', 'quarter'],
  ['yr', 'year'],
  ['lst', 'last'],
  ['prev', 'previous'],
  ['avg', 'average'],
]);

/** The unique closest of all words, if it is one of `among`; null if another is as close. */
const meant = (word: string, among: readonly string[], others: Iterable<string>): string | null => {
  const most = word.length >= longWord ? 2 : 1;
  const near = [...new Set([...among, ...others])]
    .filter((known) => Math.abs(known.length - word.length) <= most)
    .map((known) => ({ known, slips: slipsBetween(word, known) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  const [first, second] = near;
  if (first === undefined || second?.slips === first.slips) return null;
  return among.includes(first.known) && first.known[0] === word[0] ? first.known : null;
};

const monthNames = [...monthOfWord.keys()].filter((word) => word.length >= shortest - 1);

/** Cached per lexicon, which serves many questions. */
const knownWords = new WeakMap<Lexicon, ReadonlySet<string>>();

const wordsKnownTo = (lexicon: Lexicon): ReadonlySet<string> => {
  const words = knownWords.get(lexicon) ?? new Set(wordsIn(lexicon.keys()));
  knownWords.set(lexicon, words);
  return words;
};

export const respelled = (typed: readonly string[], text: string, lexicon: Lexicon) => {
  const known = wordsKnownTo(lexicon);
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    monthOfWord.has(word) ||
    unitWords.has(word) ||
    otherwise.has(word) ||
    isOrdinaryWord(word) ||
    numberOf(word) !== null;
  const words = typed.map((word) => {
    // “Octobers” are several months.
    if (isKnown(word) || monthOfWord.has(word.replace(/s$/, ''))) return word;
    const full = short.get(word);
    if (full !== undefined) return full;
    if (word.length < shortest || !/^[a-z]+$/.test(word)) return word;
    // “Chanel” within a sentence is a name, “Octobr” is a month.
    return meant(word, isTypedAsName(text, word) ? monthNames : guessed, [...known, ...otherwise]) ?? word;
  });
  return { words, typed };
};
