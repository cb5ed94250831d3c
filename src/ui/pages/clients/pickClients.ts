/** What a view shows of all clients. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { matchesClient } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { type ClientView, mine } from './clientView.ts';
import { isDue } from './feeOfClient.ts';

const isShown = ({ status }: ClientItem, show: ClientView['show']): boolean => {
  if (show === 'active') return status !== 'archived';
  return status === show;
};

/** `me` is who looks, null when nobody is known; contracts are due as of `today`. */
export const pickClients = (
  clients: readonly ClientItem[],
  { search, industry, show, owner, tag, isDue: onlyDue }: ClientView,
  { me, today }: { readonly me: string | null; readonly today: EpochDay },
) => {
  const wanted = owner === mine ? me : owner;
  const kept = clients.filter((client) => isShown(client, show));
  const shown = kept.filter(
    (client) =>
      matchesClient(client, search) &&
      (industry === null || client.industry === industry) &&
      (owner === null || client.owner_id === wanted) &&
      (tag === null || client.tags.includes(tag)) &&
      (!onlyDue || isDue(client, today)),
  );
  return { kept, shown };
};

/** What there is to filter by, in the order of the alphabet. */
export const choicesIn = (clients: readonly ClientItem[]) => ({
  industries: [...new Set(clients.map(({ industry }) => industry))].sort(),
  tags: [...new Set(clients.flatMap(({ tags }) => tags))].sort(),
});
