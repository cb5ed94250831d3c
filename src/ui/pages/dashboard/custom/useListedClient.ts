/** The client that a reader of the list of dashboards comes from, in the address: its own come first, and a new one is for it. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useView } from '../../../parts/view/useView.ts';

export type ListedClient = {
  /** Null: nobody comes from one that is in use, or who reads may not list clients. */
  readonly client: ClientItem | null;
  /** Takes it out of the address. */
  readonly forget: () => void;
};

export const useListedClient = (): ListedClient => {
  const { view, setView } = useView();
  const client = useClients(view.client !== null)?.find(({ id }) => id === view.client);
  return {
    client: client && client.archived_at === null ? client : null,
    forget: () => setView({ client: null }),
  };
};

/** Those of the client, then those of no one client, then all others, each in the order given. */
export const ownFirst = (
  dashboards: readonly DashboardItem[],
  client: Pick<ClientItem, 'id'> | null,
): readonly DashboardItem[] => {
  if (client === null) return dashboards;
  const rank = ({ client_id }: DashboardItem): number =>
    client_id === client.id ? 0 : client_id === null ? 1 : 2;
  return dashboards.toSorted((one, other) => rank(one) - rank(other));
};
