/** Counts the paying clients that a smaller plan has set aside: their fees are in the MRR, they are not among the active. */
import type { RetainersInCurrency } from '#domain/contract/portfolioSchemas.ts';
import { useClients } from '../view/useClients.ts';

type Fees = { readonly fees: readonly Pick<RetainersInCurrency['fees'][number], 'id' | 'cents'>[] };

/** Archived clients pay nothing, except those that a smaller plan has set aside (decision 8). */
export const useSetAsidePayers = (groups: readonly Fees[], day: string): number => {
  const clients = useClients(true) ?? [];
  const paying = new Set(
    groups.flatMap(({ fees }) => fees.filter(({ cents }) => cents > 0).map(({ id }) => id)),
  );
  return clients.filter(({ id, archived_at: at }) => at !== null && at.slice(0, 10) <= day && paying.has(id))
    .length;
};

/** Explains an MRR that is of more clients than the app shows. */
export const mrrNote = (setAside: number): string =>
  setAside === 0 ? 'a month' : `a month, ${setAside} set aside by your plan included`;
