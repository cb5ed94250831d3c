/** Filters events by terms that must all hold and may be negated. */

import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { foldForSearch } from '#domain/text/searchText.ts';

export const filterFields = ['text', 'type', 'stream', 'actor', 'correlation', 'time'] as const;
export type FilterField = (typeof filterFields)[number];

export const fieldTitles: Readonly<Record<FilterField, string>> = {
  text: 'Text',
  type: 'Type',
  stream: 'Stream',
  actor: 'Actor',
  correlation: 'Correlation',
  time: 'Time',
};

export type FilterTerm = {
  readonly field: FilterField;
  readonly not: boolean;
  /** Case-insensitive substring. For times two days `2026-03-01..2026-03-14` in UTC, either of which may be missing. */
  readonly value: string;
};

type Test = (event: LogEvent) => boolean;

const textOf = (event: LogEvent): string =>
  `${event.position} ${event.type} ${event.stream} ${event.actor.kind} ${event.actor.id} ${event.tags.join(' ')} ${JSON.stringify(event.data)}`;

const inRange = (value: string): Test => {
  const [from = '', to = ''] = value.split('..', 2);
  // ISO days sort as text.
  return ({ occurredAt }) => occurredAt.slice(0, 10) >= from && (to === '' || occurredAt.slice(0, 10) <= to);
};

const contains = (read: (event: LogEvent) => string, value: string): Test => {
  const wanted = foldForSearch(value);
  return (event) => foldForSearch(read(event)).includes(wanted);
};

const testOf = ({ field, value }: FilterTerm): Test => {
  switch (field) {
    case 'text':
      return contains(textOf, value);
    case 'type':
      return contains(({ type }) => type, value);
    case 'stream':
      return contains(({ stream }) => stream, value);
    case 'actor':
      return contains(({ actor }) => `${actor.kind} ${actor.id}`, value);
    case 'correlation':
      return contains(({ correlationId }) => correlationId, value);
    case 'time':
      return inRange(value);
  }
};

/** The cheapest test first, because a text search reads all of an event. */
const inOrderOfCost = (terms: readonly FilterTerm[]): readonly FilterTerm[] =>
  terms.toSorted((one, other) => Number(one.field === 'text') - Number(other.field === 'text'));

/** Null if every event passes. */
export const filterOf = (terms: readonly FilterTerm[]): Test | null => {
  const tests = inOrderOfCost(terms.filter(({ value }) => value.trim() !== '')).map((term) => {
    const test = testOf({ ...term, value: term.value.trim() });
    return { test, wanted: !term.not };
  });
  if (tests.length === 0) return null;
  return (event) => tests.every(({ test, wanted }) => test(event) === wanted);
};

/** `type is not Session`. */
export const termWords = ({ field, not, value }: FilterTerm): string => {
  const [from = '', to = ''] = value.split('..', 2);
  if (field !== 'time')
    return `${fieldTitles[field]} ${not ? 'is not' : 'is'} ${field === 'text' ? `“${value}”` : value}`;
  const range = to === '' ? `from ${from}` : from === '' ? `until ${to}` : `${from} to ${to}`;
  return `Time ${not ? 'is not' : 'is'} ${range}`;
};

export const withoutTwins = (terms: readonly FilterTerm[]): readonly FilterTerm[] => [
  ...new Map(terms.map((term) => [termWords(term), term])).values(),
];
