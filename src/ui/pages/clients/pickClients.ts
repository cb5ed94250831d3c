/** Filters and sorts the clients of a view. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { matchesClient } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { filtersStanding, keepsStanding } from '#domain/portfolio/statusFilter.ts';
import { type ClientView, mine } from './clientView.ts';
import { isDue } from './feeOfClient.ts';
import type { Standings } from './useClientStatuses.ts';

const isShown = ({ status }: ClientItem, show: ClientView['show']): boolean => {
  if (show === 'active') return status !== 'archived';
  return status === show;
};

type PickedBy = {
  readonly me: string | null;
  readonly today: EpochDay;
  /** A client without known status, such as an archived one, has no entry. */
  readonly standings: Standings | null | undefined;
};

export const pickClients = (
  clients: readonly ClientItem[],
  view: ClientView,
  { me, today, standings }: PickedBy,
) => {
  const { search, industry, show, owner, tag, isDue: onlyDue } = view;
  const stands = ({ id }: ClientItem): boolean => {
    const standing = standings?.get(id);
    return standing !== undefined && keepsStanding(standing, view);
  };
  const wanted = owner === mine ? me : owner;
  const kept = clients.filter((client) => isShown(client, show));
  const shown = kept.filter(
    (client) =>
      matchesClient(client, search) &&
      (industry === null || client.industry === industry) &&
      (owner === null || client.owner_id === wanted) &&
      (tag === null || client.tags.includes(tag)) &&
      (!onlyDue || isDue(client, today)) &&
      (!filtersStanding(view) || stands(client)),
  );
  return { kept, shown };
};

export const choicesIn = (clients: readonly ClientItem[]) => ({
  industries: [...new Set(clients.map(({ industry }) => industry))].sort(),
  tags: [...new Set(clients.flatMap(({ tags }) => tags))].sort(),
});
