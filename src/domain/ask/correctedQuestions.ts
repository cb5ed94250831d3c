/** Suggests a question with one unknown word corrected: `revenu` becomes `revenue`. */
import { questionTokens } from '../figureQuestions/questionTokens.ts';
import { slipsBetween } from '../figureQuestions/slipsBetween.ts';
import type { WorkspaceFacts } from './answer.ts';

const ruleWords =
  'which who when what how many much clients client customers archived paused active attention risk healthy health team members plan limits limit left cost price features trial renew happened changed added launched restored removed signed report reports fee contract doing works campaign campaigns channel channels budget goals last month week year yesterday today compare best worst lowest highest alert alerts sent approved generated imported invited weekend calculated formula running'.split(
    ' ',
  );

const mostSlips = (word: string): number => (word.length >= 7 ? 2 : 1);

const namesIn = ({ clients, people }: WorkspaceFacts): readonly string[] =>
  [...clients, ...people].flatMap(({ name }) => questionTokens(name));

const vocabulary = (facts: WorkspaceFacts, phrases: Iterable<string>): ReadonlySet<string> =>
  new Set([...ruleWords, ...namesIn(facts), ...[...phrases].flatMap((phrase) => phrase.split(' '))]);

/** A capital within a sentence marks a name, such as “Acme”, which is not corrected. */
const isName = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word);
  return at > 0 && text.slice(at, at + 1) !== word.slice(0, 1);
};

const respelled = (text: string, strange: string, word: string): string =>
  text.replace(new RegExp(strange, 'i'), (typed) =>
    typed.slice(0, 1) === strange.slice(0, 1) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
  );

const shortest = 4;
const mostTried = 3;

/** The closest first. `phrases` come from the metric lexicon. */
export const correctedQuestions = (
  text: string,
  facts: WorkspaceFacts,
  phrases: Iterable<string>,
): readonly string[] => {
  const known = vocabulary(facts, phrases);
  const [strange, ...others] = questionTokens(text).filter(
    (word) => word.length >= shortest && !known.has(word) && /^[a-z]+$/.test(word),
  );
  if (strange === undefined || others.length > 0) return [];
  const near = isName(text, strange) ? new Set(namesIn(facts)) : known;
  return [...near]
    .map((word) => ({ word, slips: slipsBetween(strange, word) }))
    .filter(({ word, slips }) => word.length >= shortest - 1 && slips <= mostSlips(strange))
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, mostTried)
    .map(({ word }) => respelled(text, strange, word));
};
