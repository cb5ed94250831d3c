/** A segment: filters of the view bar as the query under which they are kept. */
import { readView } from './readView.ts';
import { type DayFacts, defaultView, filterDimensions, type ViewFilters } from './view.ts';
import { writeView } from './viewAddress.ts';

/** What days are known does not matter to filters. */
const anyDay: DayFacts = { today: 0, retentionDays: -1 };

/** `channel=email&device=mobile`, in a stable order; empty without filters. */
export const segmentQuery = (filters: ViewFilters): string =>
  writeView({ ...defaultView(anyDay), filters }, anyDay).toString();

/** The filters that a query keeps; what is none any more is left out. */
export const segmentFilters = (query: string): ViewFilters =>
  readView(new URLSearchParams(query), { ...anyDay, clients: null }).view.filters;

/** Whether two sets of filters let the same through, whatever the order in which they were chosen. */
export const isSameSegment = (one: ViewFilters, other: ViewFilters): boolean =>
  filterDimensions.every((dimension) => {
    const [first, second] = [new Set(one[dimension]), new Set(other[dimension])];
    return first.size === second.size && [...first].every((value) => second.has(value));
  });
