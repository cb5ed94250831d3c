/** Tokenizes a question for one rule and tracks understood words: an answer requires all of them. */
import { nameBeginnings } from '../figureQuestions/nameBeginnings.ts';
import { questionTokens } from '../figureQuestions/questionTokens.ts';

export type Question = {
  readonly words: readonly string[];
  /** Index in `words` to the phrase or name that the word belongs to. */
  readonly understood: Map<number, string>;
};

export const readQuestion = (text: string): Question => ({
  words: questionTokens(text),
  understood: new Map(),
});

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

/** True if the question contains any of the phrases as whole words; marks every match as understood. */
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

/** The only item that matches by its first words, as many as the question has; undefined if ambiguous. */
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

/** The longest mentioned name, in full or by unique first words; undefined if there is none. */
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

export const leftOver = ({ words, understood }: Question): readonly string[] =>
  words.filter((_, place) => !understood.has(place));
