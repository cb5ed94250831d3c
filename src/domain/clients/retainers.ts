/** Sums the clients' monthly fees on two days per currency; different currencies are never added. */

import type { EpochDay } from '../calendar/epochDay.ts';
import { compareNames } from '../text/searchText.ts';
import { feeCentsOn, type PayingClient } from './agencyRevenue.ts';
import { type Currency, currencies } from './contractRules.ts';

export type Payer = PayingClient & { readonly id: string; readonly name: string };

/** Whole cents; `previousCents` is null without an earlier day. */
type Paid = { readonly cents: number; readonly previousCents: number | null };

export type Retainer = Paid & Pick<Payer, 'id' | 'name'>;

export type RetainersIn = Paid & { readonly currency: Currency; readonly fees: readonly Retainer[] };

type Days = { readonly day: EpochDay; readonly before: EpochDay | null };

const paidBy = (payer: Payer, currency: Currency, { day, before }: Days): Retainer => ({
  id: payer.id,
  name: payer.name,
  cents: feeCentsOn(payer, currency, day),
  previousCents: before === null ? null : feeCentsOn(payer, currency, before),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** One per currency with a fee on either day; the highest first. */
export const retainersOn = (payers: readonly Payer[], days: Days): readonly RetainersIn[] =>
  currencies.flatMap((currency) => {
    const fees = payers
      .map((payer) => paidBy(payer, currency, days))
      .filter(({ cents, previousCents }) => cents > 0 || (previousCents ?? 0) > 0)
      .toSorted((one, other) => other.cents - one.cents || compareNames(one.name, other.name));
    if (fees.length === 0) return [];
    const previousCents = days.before === null ? null : sum(fees.map((fee) => fee.previousCents ?? 0));
    return [{ currency, cents: sum(fees.map(({ cents }) => cents)), previousCents, fees }];
  });
