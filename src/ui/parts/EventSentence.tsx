/** Renders an event as a sentence, with right-to-left names isolated. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { whatHappened } from '../content/activity.ts';
import type { Names } from '../content/eventSentence.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Longest first, so that no name is split by a shorter one. */
const rightToLeftNames = (
  { about, data, actor }: EventItem,
  names: Names,
  others: readonly string[] = [],
): readonly string[] =>
  [...new Set([about ?? '', actor.name ?? '', ...names.values(), ...others, ...textsIn(data)])]
    .filter((text) => rightToLeft.test(text))
    .toSorted((one, other) => other.length - one.length);

type SentencePart = { readonly text: string; readonly isName: boolean };

const partsOfSentence = (sentence: string, names: readonly string[]): readonly SentencePart[] => {
  const [name, ...shorter] = names;
  if (name === undefined) return sentence === '' ? [] : [{ text: sentence, isName: false }];
  return sentence
    .split(name)
    .flatMap((between, index) => [
      ...(index === 0 ? [] : [{ text: name, isName: true }]),
      ...partsOfSentence(between, shorter),
    ]);
};

type EventSentenceProps = {
  event: EventItem;
  names: Names;
  sentence?: string;
  others?: readonly string[];
};

export const EventSentence = ({
  event,
  names,
  sentence = whatHappened(event, names),
  others = [],
}: EventSentenceProps) => (
  <>
    {partsOfSentence(sentence, rightToLeftNames(event, names, others)).map(({ text, isName }, place) =>
      isName ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
        <bdi key={place}>{text}</bdi>
      ) : (
        text
      ),
    )}
  </>
);
