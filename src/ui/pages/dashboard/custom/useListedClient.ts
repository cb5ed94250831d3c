/** Reads the client from which the user opened the list of dashboards; that client sorts first and prefills new ones. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useView } from '../../../parts/view/useView.ts';

export type ListedClient = {
  /** Null without an active client in the address, or if the user may not list clients. */
  readonly client: ClientItem | null;
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

/** The client's dashboards first, then those without a client, then the others; each group keeps its order. */
export const ownFirst = (
  dashboards: readonly DashboardItem[],
  client: Pick<ClientItem, 'id'> | null,
): readonly DashboardItem[] => {
  if (client === null) return dashboards;
  const rank = ({ client_id }: DashboardItem): number =>
    client_id === client.id ? 0 : client_id === null ? 1 : 2;
  return dashboards.toSorted((one, other) => rank(one) - rank(other));
};
