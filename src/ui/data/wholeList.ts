/** Reads a whole list as one query, page by page from the API. */
import { readToEnd } from '#machines/api/readToEnd.ts';

/** A `limit` that reads everything; never sent to the API. */
export const everything = 'all';

type Listed = {
  readonly items?: readonly unknown[];
  readonly rows?: readonly unknown[];
  readonly next_cursor: string | null;
};

/** Metric replies have `rows`, lists have `items`. */
const listOf = (page: Listed) => (page.rows === undefined ? 'items' : 'rows');

/** `read` fetches one page; fields other than rows come from the first page. A remaining `next_cursor` marks an incomplete list. */
export const wholeList = async <Reply>(
  read: (from: { readonly cursor?: string; readonly limit: string }) => Promise<Reply>,
): Promise<Reply> => {
  const pages = await readToEnd<Reply & Listed>({
    read: read as () => Promise<Reply & Listed>,
    countOf: (page) => page[listOf(page)]?.length ?? 0,
  });
  const [first, ...rest] = pages;
  if (rest.length === 0) return first;
  const name = listOf(first);
  return {
    ...first,
    [name]: pages.flatMap((page) => page[name] ?? []),
    next_cursor: pages.at(-1)?.next_cursor ?? null,
  };
};
