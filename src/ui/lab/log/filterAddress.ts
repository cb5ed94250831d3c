/** The filters of the log as the Lab’s address writes them after the place: `312?not-type=Session&text=acme`. */
import { type FilterTerm, filterFields, withoutTwins } from './logFilter.ts';

const negation = 'not-';

/** What is no filter counts as not said. */
export const termsIn = (query: string): readonly FilterTerm[] =>
  withoutTwins(
    [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const not = name.startsWith(negation);
      const field = filterFields.find((known) => known === (not ? name.slice(negation.length) : name));
      return field === undefined || value.trim() === '' ? [] : [{ field, not, value }];
    }),
  );

/** Empty for none. */
export const queryOf = (terms: readonly FilterTerm[]): string =>
  new URLSearchParams(
    terms.map(({ field, not, value }) => [not ? negation + field : field, value]),
  ).toString();

/** What stands behind the place in what the address says of the log. */
export const queryIn = (rest: string): string => rest.split('?', 2)[1] ?? '';

/** A place in the log with filters over its list; `position` null: no event in detail. */
export const filteredPlace = (position: number | null, terms: readonly FilterTerm[]): string =>
  `${position ?? ''}${terms.length === 0 ? '' : `?${queryOf(terms)}`}`;
