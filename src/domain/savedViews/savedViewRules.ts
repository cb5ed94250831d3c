/** A view of a list, or filters of figures, kept under a name: the query of its address. */
import { tidyText } from '../text/visibleText.ts';

/** The lists that have views; `figures` stands for filters of the view bar, which are called segments. */
export const viewedPages = ['clients', 'figures', 'portfolio'] as const;
export type ViewedPage = (typeof viewedPages)[number];

/** Segments of the agency’s people are for all of them; whatever else is kept is one person’s own. */
export const isKeptForAll = (page: ViewedPage, isOfAgency: boolean): boolean =>
  page === 'figures' && isOfAgency;

const longestName = 60;
const longestQuery = 1_000;

/** What is wrong with a name; null when nothing is. */
export const viewNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Give the view a name';
  return tidyText(name).length > longestName
    ? `The name must be at most ${longestName} characters long`
    : null;
};

/** What is wrong with a query, without its question mark; null when nothing is. */
export const viewQueryProblem = (query: string): string | null =>
  query.length > longestQuery ? `The view must be at most ${longestQuery} characters long` : null;
