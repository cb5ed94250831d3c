/** Pages a list: `limit` and `cursor` in, items and the next cursor out. */
import { RefusalError } from './refusal.ts';

const usualLimit = 50;
const largestLimit = 500;

/** From 1 to 500, by default 50. Refuses other values with 422. */
export const readLimit = (text: string | undefined): number => {
  if (text === undefined) return usualLimit;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= largestLimit) return limit;
  throw new RefusalError('invalid', { errors: { limit: `Must be 1 to ${largestLimit}` } });
};

const startAfter = (items: readonly { id: string }[], cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const index = items.findIndex(({ id }) => id === cursor);
  if (index >= 0) return index + 1;
  throw new RefusalError('invalid', { errors: { cursor: 'Must be a next_cursor of this list' } });
};

type PageQuery = { readonly limit?: string | undefined; readonly cursor?: string | undefined };

/** The cursor is the id of the last item of the previous page; an invalid limit or cursor is refused with 422. */
export const pageOf = <Item extends { id: string }>(items: readonly Item[], { limit, cursor }: PageQuery) => {
  const size = readLimit(limit);
  const rest = items.slice(startAfter(items, cursor));
  const page = rest.slice(0, size);
  return {
    items: page,
    next_cursor: rest.length > page.length ? (page.at(-1)?.id ?? null) : null,
    total: items.length,
  };
};
