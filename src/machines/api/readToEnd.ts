/** Reads a list of the API to its end: page after page by its cursor. */

/** The most rows of a page. */
export const largestPage = '500';

/** The longest list that is read whole; of a longer one the rest stays unread, which its `next_cursor` tells. */
export const mostItems = 20_000;

type Page = { readonly next_cursor: string | null };

export type ReadToEnd<Reply extends Page> = {
  /** `cursor`: where the page begins; left out: at the first. */
  readonly read: (from: { readonly cursor?: string; readonly limit: string }) => Promise<Reply>;
  readonly countOf: (page: Reply) => number;
  /** Called after each page with the number of items that are here. */
  readonly tell?: (count: number) => void;
};

/** The pages in their order; at least one. Throws when a page names the cursor that it was asked by: the list would never end. */
export const readToEnd = async <Reply extends Page>({
  read,
  countOf,
  tell,
}: ReadToEnd<Reply>): Promise<readonly [Reply, ...Reply[]]> => {
  const first = await read({ limit: largestPage });
  const pages: [Reply, ...Reply[]] = [first];
  let cursor = first.next_cursor;
  let count = countOf(first);
  tell?.(count);
  while (cursor !== null && count < mostItems) {
    const page = await read({ cursor, limit: largestPage });
    if (page.next_cursor === cursor) throw new Error(`The cursor ${cursor} of a list does not advance.`);
    pages.push(page);
    cursor = page.next_cursor;
    count += countOf(page);
    tell?.(count);
  }
  return pages;
};
