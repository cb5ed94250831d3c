/** Formats the change that the keys have undone, which may belong to another page. */
import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { eventAt } from '../../data/monitorReads.ts';
import { whatChanged } from '../../parts/history/historyWords.ts';

const namesIn = (serverState: QueryClient): ReadonlyMap<string, string> => {
  const known = serverState.getQueriesData<ReplyOf<'readWorkspace'>>({ queryKey: ['readWorkspace'] });
  return new Map(known.flatMap(([, reply]) => reply?.members ?? []).map(({ id, name }) => [id, name]));
};

type UndoParts = { readonly api: ApiClient; readonly serverState: QueryClient };

/** `Undone: you archived Acme.`, as the history describes the change that ends at that position. Without a reply: `Undone.` */
export const undoneText = async ({ api, serverState }: UndoParts, position: number): Promise<string> => {
  try {
    const [[last], [change]] = await Promise.all([
      api.call('listEvents', { query: eventAt(position) }).then(({ items }) => items),
      api
        .call('listHistory', { query: { cursor: String(position + 1), limit: '1' } })
        .then(({ items }) => items),
    ]);
    if (change === undefined || change.event.command_id !== last?.command_id) return 'Undone.';
    return `Undone: you ${whatChanged(change, namesIn(serverState))}.`;
  } catch {
    return 'Undone.';
  }
};
