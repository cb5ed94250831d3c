/** Parses filters in wire format, `channel:paid_search,display;device:mobile`, and intersects them. */
import { wireFilters } from './metricQueryOf.ts';
import { type FilterDimension, filterDimensions, noFilters, type ViewFilters } from './view.ts';

const isDimension = (name: string): name is FilterDimension => filterDimensions.some((one) => one === name);

/** The inverse of `wireFilters`; drops invalid filters. */
export const filtersOnWire = (text: string): ViewFilters => {
  const filters: Record<FilterDimension, readonly string[]> = { ...noFilters };
  for (const part of text.split(';')) {
    const [name = '', values = ''] = part.split(':');
    if (isDimension(name)) filters[name] = values.split(',').filter((value) => value !== '');
  }
  return filters;
};

/** The intersection; null if it is empty. */
export const narrowedFilters = (one: string, other: string): string | null => {
  const [first, second] = [filtersOnWire(one), filtersOnWire(other)];
  const both: Record<FilterDimension, readonly string[]> = { ...noFilters };
  for (const dimension of filterDimensions) {
    const [own, others] = [first[dimension], second[dimension]];
    const common = own.filter((value) => others.includes(value));
    if (own.length > 0 && others.length > 0 && common.length === 0) return null;
    both[dimension] = own.length === 0 ? others : others.length === 0 ? own : common;
  }
  return wireFilters(both);
};
