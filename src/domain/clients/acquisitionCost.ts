/** What a new customer costs a client with the agency's fee in it: (media + fee) ÷ new customers. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '../calendar/months.ts';
import { ratioOf } from '../kpi/ratios.ts';
import { type ContractFee, type Currency, feesByDay } from './contractRules.ts';

/** Both inclusive. */
type Days = { readonly from: EpochDay; readonly to: EpochDay };

/** What falls on these days of monthly fees, in whole cents by currency: each day its part of its month. */
export const feeCentsIn = (
  fees: readonly ContractFee[],
  { from, to }: Days,
): ReadonlyMap<Currency, number> => {
  const feeOf = feesByDay(fees);
  const cents = new Map<Currency, number>();
  let lastOfMonth = from - 1;
  let daysOfMonth = 0;
  for (let day = from; day <= to; day += 1) {
    if (day > lastOfMonth) {
      const month = monthOf(day);
      lastOfMonth = lastDayOf(month);
      daysOfMonth = lastOfMonth - firstDayOf(month) + 1;
    }
    const fee = feeOf(day);
    if (fee) cents.set(fee.currency, (cents.get(fee.currency) ?? 0) + fee.monthlyFeeCents / daysOfMonth);
  }
  return new Map([...cents].map(([currency, exact]) => [currency, Math.round(exact)]));
};

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
  const paid = feeCentsIn(fees, asked);
  const feeCents = [...paid].find(([one]) => one === currency)?.[1] ?? 0;
  const none = (reason: string): AcquisitionCost => ({ cents: null, feeCents, reason });
  if (spendCents === null) return none('No CAC: no source of this selection reports spend');
  if (newCustomers === null) return none('No CAC: no source of this selection reports new customers');
  const other = [...paid].find(([one, cents]) => one !== currency && cents > 0)?.[0];
  if (other) return none(`No CAC: the fee is in ${other} and the spend in ${currency}`);
  const cents = ratioOf(spendCents + feeCents, newCustomers);
  return cents === null ? none('No CAC: there are no new customers') : { cents, feeCents, reason: null };
};
