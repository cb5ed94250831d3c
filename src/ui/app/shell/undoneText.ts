/** What the keys have undone, as a sentence: the change may be of another page than the one that is open. */
import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { whatHappened } from '../../content/activity.ts';
import { eventAt } from '../../data/monitorReads.ts';

/** Names by account id, as far as the page has read them already. */
const namesIn = (serverState: QueryClient): ReadonlyMap<string, string> => {
  const known = serverState.getQueriesData<ReplyOf<'readWorkspace'>>({ queryKey: ['readWorkspace'] });
  return new Map(known.flatMap(([, reply]) => reply?.members ?? []).map(({ id, name }) => [id, name]));
};

type Told = { readonly api: ApiClient; readonly serverState: QueryClient };

/** `Undone: you archived Acme.` Of several events of one command the first is told. Without a reply: `Undone.` */
export const undoneText = async ({ api, serverState }: Told, position: number): Promise<string> => {
  try {
    const [last] = (await api.call('listEvents', { query: eventAt(position) })).items;
    if (last === undefined) return 'Undone.';
    const query = { correlation: last.correlation_id };
    const { items } = await api.call('listEvents', { query });
    const first = items.find(({ command_id: command }) => command === last.command_id) ?? last;
    return `Undone: you ${whatHappened(first, namesIn(serverState))}.`;
  } catch {
    return 'Undone.';
  }
};
