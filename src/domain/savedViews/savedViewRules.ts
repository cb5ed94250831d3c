/** Validates saved views, which are named address queries of lists or metric filters. */
import { tidyText } from '../text/visibleText.ts';

/** Pages with saved views; `figures` are filters of the view bar, called segments, and `budget` plans of the budget lab. */
export const viewedPages = ['clients', 'figures', 'portfolio', 'budget'] as const;
export type ViewedPage = (typeof viewedPages)[number];

/** Segments of agency staff are shared by all staff; every other view is personal. */
export const isKeptForAll = (page: ViewedPage, isOfAgency: boolean): boolean =>
  page === 'figures' && isOfAgency;

const longestName = 60;
const longestQuery = 1_000;

export const viewNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Give the view a name';
  return tidyText(name).length > longestName
    ? `The name must be at most ${longestName} characters long`
    : null;
};

export const viewQueryProblem = (query: string): string | null =>
  query.length > longestQuery ? `The view must be at most ${longestQuery} characters long` : null;
