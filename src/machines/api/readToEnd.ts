/** Reads a list of the API to its end, page by page with its cursor. */

export const largestPage = '500';

/** The longest list that is read completely; for a longer one `next_cursor` is set on the result. */
export const mostItems = 20_000;

type Page = { readonly next_cursor: string | null };

export type ReadToEnd<Reply extends Page> = {
  readonly read: (from: { readonly cursor?: string; readonly limit: string }) => Promise<Reply>;
  readonly countOf: (page: Reply) => number;
  readonly tell?: (count: number) => void;
};

/** The pages in order, at least one. Throws when a page returns the cursor it was requested with, because the list would never end. */
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
