/** The whole of a list, however long: asked for as one reading, read from the API in pages. */
import { readToEnd } from '#machines/api/readToEnd.ts';

/** As the `limit` of a reading: all there is. It never goes over the wire. */
export const everything = 'all';

type Listed = {
  readonly items?: readonly unknown[];
  readonly rows?: readonly unknown[];
  readonly next_cursor: string | null;
};

/** A page of figures has rows, one of a list has items. */
const listOf = (page: Listed) => (page.rows === undefined ? 'items' : 'rows');

/** `read` asks for one page; what the pages say beside their rows is that of the first. A `next_cursor` in the reply tells that it is not all. */
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
