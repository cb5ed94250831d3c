/** What a client pays, from how its contract goes over the wire. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type ContractFee, feeOn } from '#domain/clients/contractRules.ts';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { contractOf } from '#machines/records/clientFileEditors.ts';

/** The fee that holds on a day; null without one. */
export const feeOfClient = (client: Pick<ClientItem, 'contract'>, today: EpochDay): ContractFee | null =>
  feeOn(contractOf(client), today);

/** `$1,500`, or a dash. */
export const feeText = (client: Pick<ClientItem, 'contract'>, today: EpochDay): string => {
  const fee = feeOfClient(client, today);
  return fee === null ? '—' : feeAmount(fee.monthlyFeeCents, fee.currency);
};
