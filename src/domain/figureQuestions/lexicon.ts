/** Builds the phrases of questions about metrics: the fixed ones, and the names that the asker may see. */

import { englishList } from '../english/englishList.ts';
import { platformNames } from '../integrations/platforms.ts';
import type { MetricSource } from '../metrics/metricSource.ts';
import { type Entry, each } from './entries.ts';
import { fixedPhrases } from './fixedPhrases.ts';
import type { KnownClient, Meaning } from './lexeme.ts';
import { nameBeginnings } from './nameBeginnings.ts';
import { isOrdinaryWord } from './ordinaryWords.ts';
import { plainText } from './plainText.ts';
import { questionTokens } from './questionTokens.ts';

/** Keys are phrases with words joined by spaces. */
export type Lexicon = ReadonlyMap<string, Meaning>;

export type KnownNames = {
  readonly clients: readonly KnownClient[];
  readonly sources: readonly MetricSource[];
};

const keyOf = (text: string): string => questionTokens(text).join(' ');

const spellings = (name: string): readonly string[] => {
  const forms = [keyOf(name), keyOf(name.replaceAll('&', ' and '))];
  return forms.flatMap((form) => [form, `${form}s`]);
};

/** Leading words of a name, unless they mean something else or start another name. */
const shortNames = (
  clients: readonly KnownClient[],
  taken: ReadonlyMap<string, Meaning>,
): readonly Entry[] => {
  const called = clients.flatMap((client) =>
    nameBeginnings(client.name).map((beginning) => ({ beginning, client })),
  );
  return [...Map.groupBy(called, ({ beginning }) => beginning)].flatMap(
    ([beginning, all]): readonly Entry[] => {
      const [first] = all;
      // Words that each have a meaning are a question and no name: “revenue growth” of “Revenue Growth
      // Partners”.
      const isQuestion = beginning.split(' ').every((word) => taken.has(word));
      if (first === undefined || all.length > 1 || taken.has(beginning) || isQuestion) return [];
      return [beginning, `${beginning}s`].map((phrase) => [phrase, { kind: 'client', client: first.client }]);
    },
  );
};

const platformOf = ({ label }: MetricSource): string => label.split(' · ')[0] ?? label;

const absentPlatforms: readonly Entry[] = Object.values(platformNames).flatMap((name) => {
  const why = `${name} is not connected for any client that you see.`;
  const key = keyOf(name);
  const short = key.endsWith(' ads') ? [key.slice(0, -' ads'.length)] : [];
  return [key, ...short].map((phrase): Entry => [phrase, { kind: 'noTopic', why }]);
});

/** Platform names match all visible accounts; `google` and `meta` mean their ads. */
const platformEntries = (sources: readonly MetricSource[]): readonly Entry[] =>
  [...Map.groupBy(sources, platformOf)].flatMap(([platform, own]): readonly Entry[] => {
    const meaning = {
      kind: 'filter',
      dimension: 'source',
      values: own.map(({ id }) => id),
      label: platform,
    } as const;
    const full = keyOf(platform);
    const short = full.endsWith(' ads') ? full.slice(0, -' ads'.length) : null;
    return [
      [full, meaning],
      ...(short === null
        ? []
        : [[short, { ...meaning, stated: `Took “${short}” as ${platform}.` }] as const]),
    ];
  });

/** The name of one company for several platforms. */
const metaPlatforms: readonly string[] = [platformNames.facebook_ads, platformNames.instagram];

const metaEntries = (sources: readonly MetricSource[]): readonly Entry[] => {
  const own = sources.filter((source) => metaPlatforms.includes(platformOf(source)));
  if (own.length === 0) {
    const why = 'Neither Facebook Ads nor Instagram is connected for any client that you see.';
    return each('meta|meta ads', { kind: 'noTopic', why });
  }
  const names = englishList([...new Set(own.map(platformOf))]);
  return each('meta|meta ads', {
    kind: 'filter',
    dimension: 'source',
    values: own.map(({ id }) => id),
    label: 'Meta',
    stated: `Took “Meta” as ${names}.`,
  });
};

const campaignEntries = (sources: readonly MetricSource[]): readonly Entry[] => {
  const all = sources.flatMap(({ campaigns }) => campaigns);
  return [...Map.groupBy(all, ({ name }) => plainText(name))].flatMap(([, same]): readonly Entry[] => {
    const [{ name } = { name: '' }] = same;
    const values = [...new Set(same.map(({ id }) => id))];
    const stated =
      values.length === 1
        ? {}
        : { stated: `There are ${values.length} campaigns called ${name}; all of them count.` };
    return [[keyOf(name), { kind: 'filter', dimension: 'campaign', values, label: name, ...stated }]];
  });
};

/** The key of a word in names of campaigns; no question has a colon. */
export const campaignWordKey = (word: string): string => `campaign:${word}`;

/** “Brand campaigns” are those with the word in their names. */
const campaignWords = (sources: readonly MetricSource[]): readonly Entry[] => {
  const worded = sources.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ id, name }) => questionTokens(name).map((word) => ({ id, word }))),
  );
  return [...Map.groupBy(worded, ({ word }) => word)].map(([word, all]): Entry => {
    const values = [...new Set(all.map(({ id }) => id))];
    const stated = `Took “${word}” as the ${values.length} campaign${values.length === 1 ? '' : 's'} with that word in the name.`;
    const label = `campaigns with “${word}”`;
    return [campaignWordKey(word), { kind: 'filter', dimension: 'campaign', values, label, stated }];
  });
};

/** A client named by an everyday word, such as “May” or “Us”, matches only if typed as a name. */
const asName = (phrase: string, meaning: Meaning, lexicon: ReadonlyMap<string, Meaning>): Meaning => {
  if (meaning.kind !== 'client' || phrase.includes(' ')) return meaning;
  const otherwise = lexicon.get(phrase);
  if (otherwise?.kind === 'client') return otherwise;
  const isWord = isOrdinaryWord(phrase) || otherwise !== undefined;
  return isWord ? { ...meaning, otherwise: otherwise ?? { kind: 'unknown' } } : meaning;
};

/** Names override language words except metrics, and full names override short ones. */
export const lexiconOf = ({ clients, sources }: KnownNames): Lexicon => {
  const lexicon = new Map<string, Meaning>([...absentPlatforms, ...fixedPhrases]);
  const named: readonly Entry[] = [
    ...campaignWords(sources),
    ...campaignEntries(sources),
    ...metaEntries(sources),
    ...platformEntries(sources),
    ...clients.flatMap((client) =>
      spellings(client.name).map((form): Entry => [form, { kind: 'client', client }]),
    ),
  ];
  for (const [phrase, meaning] of named) {
    if (phrase === '' || lexicon.get(phrase)?.kind === 'figure') continue;
    lexicon.set(phrase, meaning.kind === 'client' ? asName(phrase, meaning, lexicon) : meaning);
  }
  for (const [phrase, meaning] of shortNames(clients, lexicon)) lexicon.set(phrase, meaning);
  return lexicon;
};
