/** Reads a question for one rule and marks the words that the rule has understood: an answer needs all of them. */
import { nameBeginnings } from '../figureQuestions/nameBeginnings.ts';
import { questionTokens } from '../figureQuestions/questionTokens.ts';

/** The words of a question, and what a rule has understood of them. */
export type Question = {
  readonly words: readonly string[];
  /** By place in `words`, what the word belongs to: a phrase, or the name of a client or person. */
  readonly understood: Map<number, string>;
};

export const readQuestion = (text: string): Question => ({
  words: questionTokens(text),
  understood: new Map(),
});

/** Marks the words from a place on as understood. */
export const mark = (
  { understood }: Question,
  { at, length }: { readonly at: number; readonly length: number },
  label: string,
): void => {
  for (let place = at; place < at + length; place += 1) understood.set(place, label);
};

const placesOf = ({ words }: Question, phrase: readonly string[]): readonly number[] =>
  words.flatMap((_, at) => (phrase.every((word, index) => words[at + index] === word) ? [at] : []));

const hears = (question: Question, phrase: string, label: string): boolean => {
  const words = phrase.split(' ');
  const places = placesOf(question, words);
  for (const at of places) mark(question, { at, length: words.length }, label);
  return places.length > 0;
};

/** Whether any of the words or phrases stands in the question, as whole words; each that does is understood. */
export const says = (question: Question, ...phrases: readonly string[]): boolean =>
  phrases.filter((phrase) => hears(question, phrase, phrase)).length > 0;

type Named = { readonly name: string };

/** `salt ember`, `salt and ember`, `salt embers` for “Salt & Ember’s”. */
const spellings = ({ name }: Named): readonly string[] => {
  const forms = [name, name.replaceAll('&', ' and ')].map((form) => questionTokens(form).join(' '));
  return forms.flatMap((form) => [form, `${form}s`]);
};

const stands = (question: Question, phrase: string): boolean =>
  phrase !== '' && placesOf(question, phrase.split(' ')).length > 0;

/** The only one that is called by its first words, by as many as stand in the question; undefined where several may be meant. */
const calledShort = <One extends Named>(question: Question, all: readonly One[]) => {
  const called = all.flatMap((one) => {
    const phrase = nameBeginnings(one.name).find(
      (each) => stands(question, each) || stands(question, `${each}s`),
    );
    return phrase === undefined ? [] : [{ one, phrase, length: phrase.split(' ').length }];
  });
  const most = Math.max(...called.map(({ length }) => length));
  const longest = called.filter(({ length }) => length === most);
  return longest.length === 1 ? longest[0] : undefined;
};

/** The longest of the names that the question mentions, whole or by first words that no other has; undefined for none. */
export const mentioned = <One extends Named>(question: Question, all: readonly One[]): One | undefined => {
  const whole = all.filter((one) => spellings(one).some((form) => stands(question, form)));
  const longest = whole.toSorted((one, other) => other.name.length - one.name.length)[0];
  const short = longest ? undefined : calledShort(question, all);
  const meant = longest ?? short?.one;
  if (meant === undefined) return undefined;
  const forms = short ? [short.phrase, `${short.phrase}s`] : spellings(meant);
  for (const form of forms) hears(question, form, meant.name);
  return meant;
};

/** The words that nothing was made of, in their order. */
export const leftOver = ({ words, understood }: Question): readonly string[] =>
  words.filter((_, place) => !understood.has(place));
