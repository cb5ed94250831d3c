/** Describes several items that one command changed alike in one sentence. */

import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { ownValue } from '#domain/ownValue.ts';
import { whatHappened } from '../../content/activity.ts';
import type { Names } from '../../content/eventSentence.ts';

export type HistoryPart = HistoryItem['parts'][number];

const mostNamed = 3;

/** Participles that differ from the past tense. */
const pastTense: Readonly<Record<string, string>> = { withdrawn: 'withdrew', written: 'wrote' };

const wordsIn = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])/).map((word) => (word === 'Api' ? 'API' : word.toLowerCase()));

const pluralOf = (noun: string): string => noun.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');

const thingIn = (stream: string): readonly string[] =>
  wordsIn(stream.slice(0, stream.indexOf('-')).replace(/s$/, '').replace(/^api/, 'Api'));

/** The part as a change of its own; a change with a single event is returned unchanged. */
export const partChanged = (
  { event }: HistoryItem,
  { type, told: parts }: HistoryPart,
  names: Names,
): string => whatHappened(parts === null ? event : { type, actor: event.actor, ...parts }, names);

const isClient = ({ name, told: parts }: HistoryPart): boolean => name !== null && name === parts?.about;

/** `: Acme, Birch, and 4 more`, as far as names are known. */
const namesOf = (parts: readonly HistoryPart[], count: number): string => {
  const known = [...new Set(parts.flatMap(({ name }) => name ?? []))];
  const named = known.slice(0, mostNamed);
  const isEachNamed = known.length === parts.length;
  const rest = (isEachNamed ? count : known.length) - named.length;
  return englishList(rest > 0 ? [...named, `${rest} more`] : named);
};

const sharedSentence = (
  { event, alike }: HistoryItem,
  parts: readonly HistoryPart[],
  names: Names,
): string | null => {
  const abouts = new Set(parts.filter(isClient).map(({ name }) => name));
  if (abouts.size !== alike) return null;
  const about = `${alike} ${event.data.competitorId === undefined ? 'clients' : 'competitors'}`;
  const sentences = new Set(
    parts.map(({ type, told: parts }) =>
      whatHappened({ type, actor: event.actor, data: parts?.data ?? {}, about }, names),
    ),
  );
  const [sentence = ''] = sentences;
  return sentences.size === 1 && sentence.includes(about)
    ? sentence.replace(`${about}’s`, `${about}’`)
    : null;
};

/** `changed the tags of 3 clients`, `paused 2 campaigns`, derived from the event type. */
const byType = ({ event, alike }: HistoryItem): string => {
  const words = wordsIn(event.type);
  const act = words.at(-1) ?? '';
  const verb = ownValue(pastTense, act) ?? act;
  const thing = thingIn(event.stream);
  const isOfThing = thing.every((word, index) => word === words[index]) && thing.length < words.length;
  const noun = isOfThing ? thing : words.slice(0, -1);
  const trait = words.slice(noun.length, -1).join(' ');
  return `${verb} ${trait === '' ? '' : `the ${trait} of `}${alike} ${pluralOf(noun.join(' '))}`;
};

/** `archived 3 clients: Acme, Birch, and Cedar`, `set 2 goals of Acme`. */
export const severalChanged = (item: HistoryItem, names: Names): string => {
  const parts = item.parts.filter(({ type }) => type === item.event.type);
  const shared = sharedSentence(item, parts, names);
  const named = namesOf(parts, item.alike);
  if (shared !== null) return `${shared}: ${named}`;
  const described = byType(item);
  if (named === '') return described;
  const isOfClients = parts.every(isClient) && !/ (client|competitor)s$/.test(described);
  return `${described}${isOfClients ? ' of' : ':'} ${named}`;
};
