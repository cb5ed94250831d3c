/** Tokenizes a question from left to right; at each word the longest phrase or period wins. */

import type { EpochDay } from '../calendar/epochDay.ts';
import { boundAt } from './changeWords.ts';
import type { Lexeme, Meaning } from './lexeme.ts';
import { inContext } from './lexemesInContext.ts';
import { campaignWordKey, type Lexicon } from './lexicon.ts';
import { periodAt } from './periodAt.ts';
import { numberOf } from './periodWords.ts';
import { questionTokens } from './questionTokens.ts';
import { respelled } from './respelled.ts';
import { isTypedAsName, tellsNames } from './typedNames.ts';

/** Expands abbreviations that analysts type, unless a name is spelled the same. */
const short: Readonly<Record<string, string>> = {
  ly: 'last year',
  lm: 'last month',
  lw: 'last week',
  lq: 'last quarter',
  pp: 'previous period',
  yday: 'yesterday',
  rev: 'revenue',
  revs: 'revenue',
  conv: 'conversion',
  convs: 'conversions',
  impr: 'impressions',
  imps: 'impressions',
  impressns: 'impressions',
  sess: 'sessions',
  pvs: 'pageviews',
  cust: 'customer',
  custs: 'customers',
  cr: 'conversion rate',
  excluded: 'excluding',
  exluding: 'excluding',
  excuding: 'excluding',
  witout: 'without',
  withou: 'without',
  secnd: 'second',
  lastest: 'latest',
  medain: 'median',
  weekeds: 'weekends',
  wkend: 'weekend',
  wkends: 'weekends',
  wknd: 'weekend',
  wkday: 'weekday',
  wkdays: 'weekdays',
  mons: 'mondays',
  tues: 'tuesday',
  weds: 'wednesday',
  thurs: 'thursday',
  fri: 'friday',
  sats: 'saturdays',
  suns: 'sundays',
  hr: 'hour',
  hrs: 'hours',
  qtrs: 'quarters',
  wks: 'weeks',
  mths: 'months',
  mnths: 'months',
  yrs: 'years',
};

const expansions = new Map(Object.entries(short).map(([word, full]) => [word, full.split(' ')]));

/** `vs LY` becomes `vs last year`; the typed words are kept for each expanded one. */
const expanded = (words: readonly string[], lexicon: Lexicon): readonly string[] =>
  words.flatMap((word) => (lexicon.has(word) ? word : (expansions.get(word) ?? word)));

const longestPhrase = 10;

type Read = { readonly length: number; readonly meaning: Meaning };

type Place = { readonly words: readonly string[]; readonly at: number };

/** Verbs and prepositions after which “us” means the asker, and not a country. */
const beforeUs = new Set(
  'show tell give gives gave get gets got bring brings brought make makes made earn earns earned cost costs let help helps for of to with by than among'.split(
    ' ',
  ),
);

const isTypedAsCountry = (text: string): boolean => tellsNames(text) && /\bU\.?S\b/.test(text);

/** Resolves “us” and everyday names by their context; a bare “us” is neither country nor speaker for sure. */
const inPlace = (meaning: Meaning, { words, at }: Place, text: string): Meaning => {
  const word = words[at] ?? '';
  if (meaning.kind === 'client' && meaning.otherwise !== undefined)
    return isTypedAsName(text, word, meaning.client.name) ? meaning : meaning.otherwise;
  if (word !== 'us' || meaning.kind !== 'filter' || isTypedAsCountry(text)) return meaning;
  return { kind: beforeUs.has(words[at - 1] ?? '') ? 'filler' : 'unknown' };
};

/** “Brand campaigns”, “top campaigns without brand”. */
const namesCampaigns = ({ words, at }: Place): boolean => {
  const isCampaign = (word: string | undefined): boolean => /^campaigns?$/.test(word ?? '');
  const isLeftOut = /^(without|excluding|excl|except|ex|non|but|o|for|than)$/.test(words[at - 1] ?? '');
  return isCampaign(words[at + 1]) || (isLeftOut && words.some(isCampaign));
};

const phraseAt = ({ words, at }: Place, lexicon: Lexicon, text: string): Read | null => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const meaning = lexicon.get(words.slice(at, at + length).join(' '));
    if (meaning === undefined) continue;
    const meant = length === 1 ? inPlace(meaning, { words, at }, text) : meaning;
    return meant.kind === 'unknown' ? null : { length, meaning: meant };
  }
  const worded = namesCampaigns({ words, at }) ? lexicon.get(campaignWordKey(words[at] ?? '')) : null;
  return worded ? { length: 1, meaning: worded } : null;
};

const longest = (phrase: Read | null, others: readonly (Read | null)[]): Read | null =>
  others.reduce<Read | null>(
    (best, one) => (one !== null && (best === null || one.length > best.length) ? one : best),
    phrase,
  );

const isEveryday = (phrase: Read | null): boolean =>
  phrase?.meaning.kind === 'client' && phrase.meaning.otherwise !== undefined;

const otherwise = (word: string): Read => {
  const value = numberOf(word);
  return { length: 1, meaning: value === null ? { kind: 'unknown' } : { kind: 'number', value } };
};

/** Metrics and months with one or two typos are corrected, and the answer says so. */
export const lexemesOf = (text: string, lexicon: Lexicon, today: EpochDay): readonly Lexeme[] => {
  const { words, typed } = respelled(expanded(questionTokens(text), lexicon), text, lexicon);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < words.length; ) {
    const period = periodAt({ words, at, today });
    const phrase = phraseAt({ words, at }, lexicon, text);
    // “In May” is the month, even if a client has that name.
    const own = period !== null && isEveryday(phrase) ? null : phrase;
    const { length, meaning } = longest(own, [period, boundAt(words, at)]) ?? otherwise(words[at] ?? '');
    const corrections = typed
      .slice(at, at + length)
      .flatMap((word, index) =>
        word === words[at + index] ? [] : [`Took “${word}” as “${words[at + index]}”.`],
      );
    const said = words.slice(at, at + length).join(' ');
    lexemes.push({ ...meaning, words: said, ...(corrections.length > 0 && { corrections }) });
    at += length;
  }
  return inContext(lexemes);
};
