/** A row of the clients' table: a client, and how it stands. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { Standings } from './useClientStatuses.ts';

export type ClientRow = {
  readonly client: ClientItem;
  /** Undefined as long as it is waited for; null where there is none. */
  readonly standing: PortfolioClient | null | undefined;
};

const made = new WeakMap<ClientItem, ClientRow>();

/** The same object as long as neither the client nor its standing is another: a renewal draws the rows that it changed. */
export const rowOf = (client: ClientItem, standings: Standings | null | undefined): ClientRow => {
  const standing = standings && (standings.get(client.id) ?? null);
  const known = made.get(client);
  if (known && known.standing === standing) return known;
  const row = { client, standing };
  made.set(client, row);
  return row;
};
