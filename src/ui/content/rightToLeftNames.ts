/** Finds right-to-left names in the sentence of an event. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { Names } from './eventSentence.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Longest first, so that no name is split by a shorter one. */
export const rightToLeftNames = (
  { about, data, actor }: EventItem,
  names: Names,
  others: readonly string[] = [],
): readonly string[] =>
  [...new Set([about ?? '', actor.name ?? '', ...names.values(), ...others, ...textsIn(data)])]
    .filter((text) => rightToLeft.test(text))
    .toSorted((one, other) => other.length - one.length);

export type SentencePart = { readonly text: string; readonly isName: boolean };

export const partsOfSentence = (sentence: string, names: readonly string[]): readonly SentencePart[] => {
  const [name, ...shorter] = names;
  if (name === undefined) return sentence === '' ? [] : [{ text: sentence, isName: false }];
  return sentence
    .split(name)
    .flatMap((between, index) => [
      ...(index === 0 ? [] : [{ text: name, isName: true }]),
      ...partsOfSentence(between, shorter),
    ]);
};
