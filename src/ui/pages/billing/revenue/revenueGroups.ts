/** Groups the fees of one currency by account manager and by industry. */

import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';

export type RevenueGroup = {
  readonly name: string;
  readonly clients: number;
  readonly cents: number;
  /** Share of the currency's MRR, 0 to 1. */
  readonly share: number;
};

type NameOf = (client: ClientItem) => string;

/** Highest payer first. Fees of unlisted clients count as `others`. */
export const revenueGroups = (
  fees: Revenue['fees'],
  clients: readonly ClientItem[],
  { nameOf, others }: { readonly nameOf: NameOf; readonly others: string },
): readonly RevenueGroup[] => {
  const byId = new Map(clients.map((client) => [client.id, client]));
  const paying = fees.filter(({ cents }) => cents > 0);
  const total = paying.reduce((sum, { cents }) => sum + cents, 0);
  const groups = Map.groupBy(paying, ({ id }) => {
    const client = byId.get(id);
    return client ? nameOf(client) : others;
  });
  return [...groups]
    .map(([name, members]) => {
      const cents = members.reduce((sum, fee) => sum + fee.cents, 0);
      return { name, clients: members.length, cents, share: cents / total };
    })
    .toSorted((one, other) => other.cents - one.cents || compareNames(one.name, other.name));
};
