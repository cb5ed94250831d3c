/** Computes a client's fee from its contract in the API's format. */

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

export const feeOfClient = (client: Pick<ClientItem, 'contract'>, today: EpochDay): ContractFee | null =>
  feeOn(contractOf(client), today);

export const feeText = (client: Pick<ClientItem, 'contract'>, today: EpochDay): string => {
  const fee = feeOfClient(client, today);
  return fee === null ? '—' : feeAmount(fee.monthlyFeeCents, fee.currency);
};

/** Sums fees by currency: `$3,400, EUR 900`; a dash for nothing. */
export const feesOf = (clients: readonly Pick<ClientItem, 'contract'>[], today: EpochDay): string => {
  const fees = clients.flatMap((client) => feeOfClient(client, today) ?? []);
  const texts = currencies.flatMap((currency) => {
    const own = fees.filter((fee) => fee.currency === currency);
    const cents = own.reduce((sum, { monthlyFeeCents }) => sum + monthlyFeeCents, 0);
    return cents === 0 ? [] : [feeAmount(cents, currency)];
  });
  return texts.join(', ') || '—';
};

export const contractEndOf = (client: Pick<ClientItem, 'contract'>, today: EpochDay): EpochDay | null =>
  contractEndOn(contractOf(client), today);

/** True if the contract is due for renewal; always false for archived clients. */
export const isDue = (client: Pick<ClientItem, 'contract' | 'status'>, today: EpochDay): boolean =>
  client.status !== 'archived' && isRenewalDue(contractOf(client), today);
