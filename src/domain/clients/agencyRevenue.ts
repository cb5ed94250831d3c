/** What an agency's clients pay it each month and how that changed between two days: MRR, its bridge, churn and retention (design A4). */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { type ContractFee, type Currency, feeOn } from './contractRules.ts';

/** A client as far as it pays. */
export type PayingClient = {
  readonly contract: readonly ContractFee[];
  /** The day on which it was archived; null while it is not. What is archived pays nothing. */
  readonly goneSince: EpochDay | null;
};

/** What a client pays each month on a day, in whole cents of one currency. */
export const feeCentsOn = (
  { contract, goneSince }: PayingClient,
  currency: Currency,
  day: EpochDay,
): number => {
  if (goneSince !== null && goneSince <= day) return 0;
  const fee = feeOn(contract, day);
  return fee?.currency === currency ? fee.monthlyFeeCents : 0;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Monthly recurring revenue: the sum of the fees that hold on a day. */
export const mrrOn = (clients: readonly PayingClient[], currency: Currency, day: EpochDay): number =>
  sum(clients.map((client) => feeCentsOn(client, currency, day)));

/** How MRR came from one day's to another's, in cents; contraction and churn as positive amounts. Ratios are null where nobody paid at the start. */
export type RevenueBridge = {
  readonly start: number;
  readonly added: number;
  readonly reactivation: number;
  readonly expansion: number;
  readonly contraction: number;
  readonly churned: number;
  /** new + expansion + reactivation - contraction - churned */
  readonly netNew: number;
  /** lost clients / clients that paid at the start */
  readonly logoChurn: number | null;
  /** (churned + contraction) / start */
  readonly revenueChurn: number | null;
  /** Net revenue retention: (start + expansion - contraction - churned) / start */
  readonly nrr: number | null;
};

type Question = { readonly currency: Currency; readonly from: EpochDay; readonly to: EpochDay };

type Moved = { readonly before: number; readonly after: number; readonly paidEarlier: boolean };

const paidBefore = ({ contract }: PayingClient, { currency, from }: Question, days: readonly EpochDay[]) =>
  days.some((day) => day < from && feeOn(contract, day)?.currency === currency);

const firstDays = ({ contract }: PayingClient): readonly EpochDay[] =>
  contract.flatMap(({ from }) => epochDayOf(from) ?? []);

const movedOf = (client: PayingClient, question: Question): Moved => ({
  before: feeCentsOn(client, question.currency, question.from),
  after: feeCentsOn(client, question.currency, question.to),
  paidEarlier: paidBefore(client, question, firstDays(client)),
});

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const revenueBridge = (clients: readonly PayingClient[], question: Question): RevenueBridge => {
  const moved = clients.map((client) => movedOf(client, question));
  const gained = (moves: readonly Moved[]) => sum(moves.map(({ before, after }) => after - before));
  const lost = (moves: readonly Moved[]) => sum(moves.map(({ before, after }) => before - after));
  const start = sum(moved.map(({ before }) => before));
  const added = gained(moved.filter(({ before, paidEarlier }) => before === 0 && !paidEarlier));
  const reactivation = gained(moved.filter(({ before, paidEarlier }) => before === 0 && paidEarlier));
  const expansion = gained(moved.filter(({ before, after }) => before > 0 && after > before));
  const contraction = lost(moved.filter(({ before, after }) => after > 0 && after < before));
  const gone = moved.filter(({ before, after }) => before > 0 && after === 0);
  const churned = lost(gone);
  const paying = moved.filter(({ before }) => before > 0).length;
  return {
    start,
    added,
    reactivation,
    expansion,
    contraction,
    churned,
    netNew: added + reactivation + expansion - contraction - churned,
    logoChurn: shareOf(gone.length, paying),
    revenueChurn: shareOf(churned + contraction, start),
    nrr: shareOf(start + expansion - contraction - churned, start),
  };
};
