/** Parses and formats the log's filters in the Lab's address: `312?not-type=Session&text=acme`. */
import { type FilterTerm, filterFields, withoutTwins } from './logFilter.ts';

const negation = 'not-';

export const termsIn = (query: string): readonly FilterTerm[] =>
  withoutTwins(
    [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const not = name.startsWith(negation);
      const field = filterFields.find((known) => known === (not ? name.slice(negation.length) : name));
      return field === undefined || value.trim() === '' ? [] : [{ field, not, value }];
    }),
  );

export const queryOf = (terms: readonly FilterTerm[]): string =>
  new URLSearchParams(
    terms.map(({ field, not, value }) => [not ? negation + field : field, value]),
  ).toString();

export const queryIn = (rest: string): string => rest.split('?', 2)[1] ?? '';

export const filteredPlace = (position: number | null, terms: readonly FilterTerm[]): string =>
  `${position ?? ''}${terms.length === 0 ? '' : `?${queryOf(terms)}`}`;
