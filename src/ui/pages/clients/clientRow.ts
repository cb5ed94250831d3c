/** Builds a row of the clients' table from a client and its status. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { ClientStatuses } from './useClientStatuses.ts';

export type ClientRow = {
  readonly client: ClientItem;
  /** Undefined while loading; null if the client has none. */
  readonly status: PortfolioClient | null | undefined;
};

const made = new WeakMap<ClientItem, ClientRow>();

/** Returns the same object until the client or its status changes, so that a refresh rerenders only changed rows. */
export const rowOf = (client: ClientItem, statuses: ClientStatuses | null | undefined): ClientRow => {
  const status = statuses && (statuses.get(client.id) ?? null);
  const known = made.get(client);
  if (known && known.status === status) return known;
  const row = { client, status };
  made.set(client, row);
  return row;
};
