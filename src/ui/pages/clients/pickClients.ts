/** Filters and sorts the clients of a view. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { matchesClient } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { filtersByStatus, matchesStatus } from '#domain/portfolio/statusFilter.ts';
import { type ClientView, mine } from './clientView.ts';
import { isDue } from './feeOfClient.ts';
import type { ClientStatuses } from './useClientStatuses.ts';

const isShown = ({ status }: ClientItem, show: ClientView['show']): boolean => {
  if (show === 'active') return status !== 'archived';
  return status === show;
};

type PickedBy = {
  readonly me: string | null;
  readonly today: EpochDay;
  /** A client without known status, such as an archived one, has no entry. */
  readonly statuses: ClientStatuses | null | undefined;
};

export const pickClients = (
  clients: readonly ClientItem[],
  view: ClientView,
  { me, today, statuses }: PickedBy,
) => {
  const { search, industry, show, owner, tag, isDue: onlyDue } = view;
  const stands = ({ id }: ClientItem): boolean => {
    const status = statuses?.get(id);
    return status !== undefined && matchesStatus(status, view);
  };
  const wanted = owner === mine ? me : owner;
  const visible = clients.filter((client) => isShown(client, show));
  const shown = visible.filter(
    (client) =>
      matchesClient(client, search) &&
      (industry === null || client.industry === industry) &&
      (owner === null || client.owner_id === wanted) &&
      (tag === null || client.tags.includes(tag)) &&
      (!onlyDue || isDue(client, today)) &&
      (!filtersByStatus(view) || stands(client)),
  );
  return { kept: visible, shown };
};

export const choicesIn = (clients: readonly ClientItem[]) => ({
  industries: [...new Set(clients.map(({ industry }) => industry))].sort(),
  tags: [...new Set(clients.flatMap(({ tags }) => tags))].sort(),
});
