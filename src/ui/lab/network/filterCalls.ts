/** Filters the listed calls. */
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { type Call, type StatusClass, statusClassOf, statusText } from './call.ts';

export type CallFilter = {
  /** All words must match; a word with a leading minus must not. */
  readonly text: string;
  readonly method: string;
  readonly status: 'all' | StatusClass;
  readonly onlyFaulted: boolean;
};

export const noFilter: CallFilter = { text: '', method: 'all', status: 'all', onlyFaulted: false };

const searched = (call: Call): string => {
  const { method, path, query } = call.asked;
  return `${method} ${path}${query} ${statusText(call)} ${call.result?.problem ?? ''}`;
};

const hasWord = (text: string, word: string): boolean =>
  word.startsWith('-') && word.length > 1 ? !text.includes(word.slice(1)) : text.includes(word);

const hasWords = (call: Call, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = foldForSearch(searched(call));
  return words.every((word) => hasWord(text, word));
};

/** Returns the same list if every call matches. */
export const filterCalls = (calls: readonly Call[], filter: CallFilter): readonly Call[] => {
  const { text, method, status, onlyFaulted } = filter;
  const words = searchWords(text);
  const kept = calls.filter(
    (call) =>
      (method === 'all' || call.asked.method === method) &&
      (status === 'all' || statusClassOf(call) === status) &&
      (!onlyFaulted || call.faults.length > 0) &&
      hasWords(call, words),
  );
  return kept.length === calls.length ? calls : kept;
};
