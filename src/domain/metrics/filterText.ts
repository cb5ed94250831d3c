/** Parses the filter text during editing; keeps unreadable parts until removed. */
import { filtersOnWire } from './filtersOnWire.ts';
import { filtersInWords } from './filterWords.ts';
import { wireFilters } from './metricQueryOf.ts';
import { type FilterDimension, filterDimensions, noFilters, type ViewFilters } from './view.ts';

export type FilterText = {
  readonly filters: ViewFilters;
  readonly unread: readonly string[];
};

const isRead = (part: string): boolean => part !== '' && wireFilters(filtersOnWire(part)) === part;

/** `channel:email;by phone` has one filter and one unreadable part. A repeated dimension merges its values. */
export const filterTextOf = (text: string): FilterText => {
  const parts = text.split(';');
  const read = parts.filter(isRead).map(filtersOnWire);
  const filters: Record<FilterDimension, readonly string[]> = { ...noFilters };
  for (const dimension of filterDimensions)
    filters[dimension] = [...new Set(read.flatMap((one) => one[dimension]))];
  return { filters, unread: [...new Set(parts.filter((part) => part !== '' && !isRead(part)))] };
};

export const textOfFilters = ({ filters, unread }: FilterText): string =>
  [wireFilters(filters), ...unread].filter((part) => part !== '').join(';');

export const withFilter = (text: string, added: string): string =>
  textOfFilters(filterTextOf(`${text};${added}`));

type Value = readonly [dimension: FilterDimension, value: string];

export const withoutFilter = (text: string, [dimension, value]: Value): string => {
  const { filters, unread } = filterTextOf(text);
  const values = filters[dimension].filter((one) => one !== value);
  return textOfFilters({ filters: { ...filters, [dimension]: values }, unread });
};

export const withoutUnread = (text: string, part: string): string => {
  const { filters, unread } = filterTextOf(text);
  return textOfFilters({ filters, unread: unread.filter((one) => one !== part) });
};

/** `Channel: Email` followed by unreadable parts; `nameOf` resolves campaigns and sources. */
export const filterTextInWords = (text: string, nameOf: Parameters<typeof filtersInWords>[1]): string => {
  const { filters, unread } = filterTextOf(text);
  return [filtersInWords(filters, nameOf), ...unread].filter((words) => words !== '').join('; ');
};
