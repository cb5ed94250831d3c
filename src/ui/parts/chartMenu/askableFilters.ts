/** Formats filters so that Ask AI parses them exactly, or says why it cannot. */
import { englishList } from '#domain/english/englishList.ts';
import { plainText } from '#domain/figureQuestions/plainText.ts';
import { questionTokens } from '#domain/figureQuestions/questionTokens.ts';
import { valueInWords } from '#domain/metrics/filterWords.ts';
import { type FilterDimension, filterDimensions, type ViewFilters } from '#domain/metrics/view.ts';

type Named = { readonly id: string; readonly name: string };

export type AskableNames = {
  readonly campaigns: readonly Named[] | null;
  readonly sources: readonly Named[] | null;
};

export type AskableFilters =
  | { readonly is: 'asked'; readonly words: string }
  | { readonly is: 'unread'; readonly why: string }
  | { readonly is: 'loading' };

/** Ask AI cannot read longer names. */
const mostWords = 10;

/** A platform's name covers all its accounts: `Google Ads · Fjord & Foam`. */
const platformOf = ({ name }: Named): string => name.split(' · ')[0] ?? name;

type Words = { readonly words: readonly string[]; readonly unread: string | null };

/** A shared name is only usable if all entries with that name are chosen. */
const namesOf = (values: readonly string[], all: readonly Named[], nameOf: (one: Named) => string): Words => {
  const words = new Set<string>();
  for (const value of values) {
    const own = all.find(({ id }) => id === value);
    if (!own) return { words: [], unread: valueInWords(value) };
    const name = nameOf(own);
    const same = all.filter((one) => plainText(nameOf(one)) === plainText(name));
    const isWhole = same.every(({ id }) => values.includes(id));
    if (!isWhole || questionTokens(name).length > mostWords) return { words: [], unread: own.name };
    words.add(name);
  }
  return { words: [...words], unread: null };
};

const wordsOf = (
  dimension: FilterDimension,
  values: readonly string[],
  names: AskableNames,
): Words | null => {
  if (values.length === 0) return { words: [], unread: null };
  if (dimension === 'campaign')
    return names.campaigns && namesOf(values, names.campaigns, ({ name }) => name);
  if (dimension === 'source') return names.sources && namesOf(values, names.sources, platformOf);
  return { words: values.map(valueInWords), unread: null };
};

export const askableFilters = (filters: ViewFilters, names: AskableNames): AskableFilters => {
  const words: string[] = [];
  for (const dimension of filterDimensions) {
    const read = wordsOf(dimension, filters[dimension], names);
    if (read === null) return { is: 'loading' };
    if (read.unread !== null)
      return { is: 'unread', why: `It cannot read the filter “${read.unread}” by its name alone.` };
    words.push(...read.words);
  }
  return { is: 'asked', words: englishList(words) };
};
