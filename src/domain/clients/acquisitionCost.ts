/** Computes a client's cost per new customer including the agency fee: (media + fee) ÷ new customers. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '../calendar/months.ts';
import { ratioOf } from '../kpi/ratios.ts';
import { type ContractFee, type Currency, feesByDay } from './contractRules.ts';

type Days = { readonly from: EpochDay; readonly to: EpochDay };

/** Monthly fees prorated by day, in whole cents by currency. */
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
  readonly spendCents: number | null;
  readonly newCustomers: number | null;
  readonly currency: string;
};

export type AcquisitionCost = {
  readonly cents: number | null;
  readonly feeCents: number;
  readonly reason: string | null;
};

/** Different currencies are never added: the result is then missing. */
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
