/** Filters the listed calls. */

import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { type Call, durationOf, isCancelled, type StatusClass, statusClassOf, statusText } from './call.ts';

export type CallFigures = {
  readonly inFlight: number;
  readonly streams: number;
  /** In milliseconds, over answered calls without streams; null without any. */
  readonly p50: number | null;
  readonly p95: number | null;
};

/** Nearest-rank percentile of sorted values. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

export const callFigures = (calls: readonly Call[]): CallFigures => {
  const durations: number[] = [];
  let [inFlight, streams] = [0, 0];
  for (const call of calls) {
    const duration = durationOf(call);
    if (isCancelled(call)) continue;
    if (call.isStream && call.response !== null) streams += duration === null ? 1 : 0;
    else if (duration === null) inFlight += 1;
    else if (call.result?.status !== null) durations.push(duration);
  }
  const sorted = Float64Array.from(durations).sort();
  return { inFlight, streams, p50: percentile([...sorted], 0.5), p95: percentile([...sorted], 0.95) };
};

export type CallFilter = {
  /** All words must match; a word with a leading minus must not. */
  readonly text: string;
  readonly method: string;
  readonly status: 'all' | StatusClass;
  readonly onlyFaulted: boolean;
};

const noFilter: CallFilter = { text: '', method: 'all', status: 'all', onlyFaulted: false };

const names = Object.keys(noFilter) as (keyof CallFilter)[];

/** Parses the panel's address: `?method=POST&onlyFaulted=true`. */
export const parseCallFilter = (rest: string): CallFilter => {
  const search = new URLSearchParams(rest.split('?', 2)[1] ?? '');
  return {
    text: search.get('text') ?? noFilter.text,
    method: search.get('method') ?? noFilter.method,
    status: (search.get('status') ?? noFilter.status) as CallFilter['status'],
    onlyFaulted: search.get('onlyFaulted') === 'true',
  };
};

export const formatCallFilter = (filter: CallFilter): string => {
  const changed = names.filter((name) => filter[name] !== noFilter[name]);
  const search = new URLSearchParams(changed.map((name) => [name, String(filter[name])]));
  return changed.length === 0 ? '' : `?${search}`;
};

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
  const matching = calls.filter(
    (call) =>
      (method === 'all' || call.asked.method === method) &&
      (status === 'all' || statusClassOf(call) === status) &&
      (!onlyFaulted || call.faults.length > 0) &&
      hasWords(call, words),
  );
  return matching.length === calls.length ? calls : matching;
};
