/** Converts filters to and from the query under which a segment is saved. */
import { readView } from './readView.ts';
import { type DayFacts, defaultView, filterDimensions, type ViewFilters } from './view.ts';
import { writeView } from './viewAddress.ts';

/** Filters do not depend on days. */
const anyDay: DayFacts = { today: 0, retentionDays: -1 };

/** `channel=email&device=mobile`, in a stable order; empty without filters. */
export const segmentQuery = (filters: ViewFilters): string =>
  writeView({ ...defaultView(anyDay), filters }, anyDay).toString();

export const segmentFilters = (query: string): ViewFilters =>
  readView(new URLSearchParams(query), { ...anyDay, clients: null }).view.filters;

export const isSameSegment = (one: ViewFilters, other: ViewFilters): boolean =>
  filterDimensions.every((dimension) => {
    const [first, second] = [new Set(one[dimension]), new Set(other[dimension])];
    return first.size === second.size && [...first].every((value) => second.has(value));
  });
