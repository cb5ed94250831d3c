/** What a client pays, from how its contract goes over the wire. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import {
  type ContractFee,
  contractEndOn,
  currencies,
  feeOn,
  isRenewalDue,
} from '#domain/clients/contractRules.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { contractOf } from '#machines/editing/clientFileEditors.ts';

/** The fee that holds on a day; null without one. */
export const feeOfClient = (client: Pick<ClientItem, 'contract'>, today: EpochDay): ContractFee | null =>
  feeOn(contractOf(client), today);

/** `$1,500`, or a dash. */
export const feeText = (client: Pick<ClientItem, 'contract'>, today: EpochDay): string => {
  const fee = feeOfClient(client, today);
  return fee === null ? '—' : feeAmount(fee.monthlyFeeCents, fee.currency);
};

/** What all of them pay, one amount for each currency: `$3,400, EUR 900`; a dash for nothing. */
export const feesOf = (clients: readonly Pick<ClientItem, 'contract'>[], today: EpochDay): string => {
  const fees = clients.flatMap((client) => feeOfClient(client, today) ?? []);
  const texts = currencies.flatMap((currency) => {
    const own = fees.filter((fee) => fee.currency === currency);
    const cents = own.reduce((sum, { monthlyFeeCents }) => sum + monthlyFeeCents, 0);
    return cents === 0 ? [] : [feeAmount(cents, currency)];
  });
  return texts.join(', ') || '—';
};

/** The last day of its contract; null without one. */
export const contractEndOf = (client: Pick<ClientItem, 'contract'>, today: EpochDay): EpochDay | null =>
  contractEndOn(contractOf(client), today);

/** Whether its contract is to be renewed soon; an archived client has none. */
export const isDue = (client: Pick<ClientItem, 'contract' | 'status'>, today: EpochDay): boolean =>
  client.status !== 'archived' && isRenewalDue(contractOf(client), today);
