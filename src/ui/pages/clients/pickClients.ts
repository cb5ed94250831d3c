/** What a view shows of all clients. */
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
  /** Who looks; null when nobody is known. */
  readonly me: string | null;
  /** Contracts are due as of this day. */
  readonly today: EpochDay;
  /** A client of which nothing is known has no standing, such as an archived one. */
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

/** What there is to filter by, in the order of the alphabet. */
export const choicesIn = (clients: readonly ClientItem[]) => ({
  industries: [...new Set(clients.map(({ industry }) => industry))].sort(),
  tags: [...new Set(clients.flatMap(({ tags }) => tags))].sort(),
});
