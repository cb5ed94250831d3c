/** What a new customer costs a client with the agency's fee in it: (media + fee) ÷ new customers (product.md A4). */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '../calendar/months.ts';
import { ratioOf } from '../kpi/ratios.ts';
import { type ContractFee, type Currency, currencies, feeOn } from './contractRules.ts';

/** Both inclusive. */
type Days = { readonly from: EpochDay; readonly to: EpochDay };

/** What falls on these days of monthly fees in one currency, to the cent: each day its part of its month. */
export const feeCentsIn = (fees: readonly ContractFee[], currency: string, { from, to }: Days): number => {
  let cents = 0;
  for (let day = from; day <= to; day += 1) {
    const fee = feeOn(fees, day);
    if (fee?.currency !== currency) continue;
    const month = monthOf(day);
    cents += fee.monthlyFeeCents / (lastDayOf(month) - firstDayOf(month) + 1);
  }
  return Math.round(cents);
};

/** The other currencies in which something is paid on these days. */
const othersIn = (fees: readonly ContractFee[], currency: string, days: Days): readonly Currency[] =>
  currencies.filter((one) => one !== currency && feeCentsIn(fees, one, days) > 0);

export type Acquired = Days & {
  /** Null where no source reports it. */
  readonly spendCents: number | null;
  readonly newCustomers: number | null;
  /** Of the spend. */
  readonly currency: string;
};

export type AcquisitionCost = {
  readonly cents: number | null;
  readonly feeCents: number;
  /** Why there is none; null where there is one. */
  readonly reason: string | null;
};

/** Money of different currencies is never added: then there is no such figure. */
export const acquisitionCost = (fees: readonly ContractFee[], asked: Acquired): AcquisitionCost => {
  const { spendCents, newCustomers, currency } = asked;
  const feeCents = feeCentsIn(fees, currency, asked);
  const none = (reason: string): AcquisitionCost => ({ cents: null, feeCents, reason });
  if (spendCents === null) return none('No CAC: no source of this selection reports spend');
  if (newCustomers === null) return none('No CAC: no source of this selection reports new customers');
  const [other] = othersIn(fees, currency, asked);
  if (other !== undefined) return none(`No CAC: the fee is in ${other} and the spend in ${currency}`);
  const cents = ratioOf(spendCents + feeCents, newCustomers);
  return cents === null ? none('No CAC: there are no new customers') : { cents, feeCents, reason: null };
};
