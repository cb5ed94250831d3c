/** Reads all changes of a filter for file exports. */
import type { HistoryItem, HistoryQuery } from '#domain/contract/historySchemas.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { readToEnd } from '#machines/api/readToEnd.ts';
import type { ListRead } from '../ListExport.tsx';

/** Latest first. Rejects if a page fails to load, or once the signal aborts. */
export const readHistory = async (
  api: ApiClient,
  query: HistoryQuery,
  { signal, tell }: ListRead,
): Promise<readonly HistoryItem[]> => {
  const pages = await readToEnd({
    read: (from) => api.call('listHistory', { query: { ...query, ...from }, signal }),
    countOf: ({ items }) => items.length,
    tell,
  });
  return pages.flatMap(({ items }) => items);
};
