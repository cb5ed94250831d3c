/** What an agency's clients pay it each month and how that changed between two days: MRR, its bridge, churn and retention (design A4). */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { type ContractFee, type Currency, feeOn, feesByDay } from './contractRules.ts';

/** A client as far as it pays. */
export type PayingClient = {
  readonly contract: readonly ContractFee[];
  /** The day on which it was archived; null while it is not. What is archived pays nothing. */
  readonly goneSince: EpochDay | null;
};

/** Reads a client's contract once, for many days: gives what it pays each month on a day, in whole cents of one currency. */
export const feeCentsBy = (
  { contract, goneSince }: PayingClient,
  currency: Currency,
): ((day: EpochDay) => number) => {
  const feeBy = feesByDay(contract);
  return (day) => {
    if (goneSince !== null && goneSince <= day) return 0;
    const fee = feeBy(day);
    return fee?.currency === currency ? fee.monthlyFeeCents : 0;
  };
};

/** The same of one day. */
export const feeCentsOn = (payer: PayingClient, currency: Currency, day: EpochDay): number =>
  feeCentsBy(payer, currency)(day);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Monthly recurring revenue: the sum of the fees that hold on a day. */
export const mrrOn = (clients: readonly PayingClient[], currency: Currency, day: EpochDay): number =>
  sum(clients.map((client) => feeCentsOn(client, currency, day)));

/** What happened to a client's fee between two days. `returned`: it had paid before the first of them. */
export const moveKinds = ['new', 'returned', 'expansion', 'contraction', 'churned'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** A client whose fee is another at the end than at the start, in whole cents a month. */
export type RevenueMove<Payer extends PayingClient> = {
  readonly payer: Payer;
  readonly kind: MoveKind;
  readonly before: number;
  readonly after: number;
  /** The day from which it pays what it pays at the end. */
  readonly on: EpochDay;
};

/** How MRR came from one day's to another's, in cents; contraction and churn as positive amounts. Ratios are null where nobody paid at the start. */
export type RevenueBridge<Payer extends PayingClient> = {
  readonly start: number;
  readonly added: number;
  readonly reactivation: number;
  readonly expansion: number;
  readonly contraction: number;
  readonly churned: number;
  /** new + expansion + reactivation - contraction - churned */
  readonly netNew: number;
  /** How many paid at the start, and how many of them pay nothing at the end. */
  readonly payingAtStart: number;
  readonly lost: number;
  /** lost clients / clients that paid at the start */
  readonly logoChurn: number | null;
  /** (churned + contraction) / start */
  readonly revenueChurn: number | null;
  /** Net revenue retention: (start + expansion - contraction - churned) / start */
  readonly nrr: number | null;
  /** The latest first. */
  readonly moves: readonly RevenueMove<Payer>[];
};

type Question = { readonly currency: Currency; readonly from: EpochDay; readonly to: EpochDay };

/** The days from which its fees hold. */
export const firstDays = ({ contract }: PayingClient): readonly EpochDay[] =>
  contract.flatMap(({ from }) => epochDayOf(from) ?? []);

const paidBefore = (payer: PayingClient, { currency, from }: Question): boolean =>
  firstDays(payer).some((day) => day < from && feeOn(payer.contract, day)?.currency === currency);

const kindOf = (
  payer: PayingClient,
  question: Question,
  [before, after]: readonly [number, number],
): MoveKind => {
  if (before === 0) return paidBefore(payer, question) ? 'returned' : 'new';
  if (after === 0) return 'churned';
  return after > before ? 'expansion' : 'contraction';
};

/** The latest day on which the fee became what it is at the end. */
const changedOn = (payer: PayingClient, { currency, from, to }: Question): EpochDay => {
  const days = [...firstDays(payer), payer.goneSince ?? from].filter((day) => day > from && day <= to);
  const turns = days.filter(
    (day) => feeCentsOn(payer, currency, day) !== feeCentsOn(payer, currency, day - 1),
  );
  return Math.max(from, ...turns);
};

const moveOf = <Payer extends PayingClient>(payer: Payer, question: Question): RevenueMove<Payer> | null => {
  const before = feeCentsOn(payer, question.currency, question.from);
  const after = feeCentsOn(payer, question.currency, question.to);
  if (before === after) return null;
  const kind = kindOf(payer, question, [before, after]);
  return { payer, kind, before, after, on: changedOn(payer, question) };
};

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const revenueBridge = <Payer extends PayingClient>(
  payers: readonly Payer[],
  question: Question,
): RevenueBridge<Payer> => {
  const { currency, from } = question;
  const moves = payers.map((payer) => moveOf(payer, question)).filter((move) => move !== null);
  const moved = (kind: MoveKind): number =>
    sum(moves.filter((move) => move.kind === kind).map(({ before, after }) => Math.abs(after - before)));
  const start = mrrOn(payers, currency, from);
  const [added, reactivation, expansion] = [moved('new'), moved('returned'), moved('expansion')];
  const [contraction, churned] = [moved('contraction'), moved('churned')];
  const payingAtStart = payers.filter((payer) => feeCentsOn(payer, currency, from) > 0).length;
  const lost = moves.filter(({ kind }) => kind === 'churned').length;
  return {
    start,
    added,
    reactivation,
    expansion,
    contraction,
    churned,
    netNew: added + reactivation + expansion - contraction - churned,
    payingAtStart,
    lost,
    logoChurn: shareOf(lost, payingAtStart),
    revenueChurn: shareOf(churned + contraction, start),
    nrr: shareOf(start + expansion - contraction - churned, start),
    moves: moves.toSorted((one, other) => other.on - one.on),
  };
};

/**
 * What a client brings over the time that it stays, in cents, before costs: ARPC ÷ (logo churn of a year ÷ 12). If a share of the
 * clients leaves each month, a client stays for 1 ÷ share months. Null where nobody pays, and where nobody was lost: then no time
 * can be told.
 */
export const lifetimeValue = (arpcCents: number | null, yearlyLogoChurn: number | null): number | null =>
  arpcCents === null || !yearlyLogoChurn ? null : Math.round((12 * arpcCents) / yearlyLogoChurn);
