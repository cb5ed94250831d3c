/** Computes an agency's MRR, its bridge between two days, churn and retention (design A4). */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { type ContractFee, type Currency, feeOn, feesByDay } from './contractRules.ts';

export type PayingClient = {
  readonly contract: readonly ContractFee[];
  /** Day of archiving; null while active. An archived client pays nothing. */
  readonly goneSince: EpochDay | null;
};

/** Reads a contract once for many days; the result gives the monthly fee on a day in whole cents. */
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

export const feeCentsOn = (payer: PayingClient, currency: Currency, day: EpochDay): number =>
  feeCentsBy(payer, currency)(day);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Monthly recurring revenue: the sum of the fees in force on a day. */
export const mrrOn = (clients: readonly PayingClient[], currency: Currency, day: EpochDay): number =>
  sum(clients.map((client) => feeCentsOn(client, currency, day)));

/** `returned`: the client had paid before the first of the two days. */
export const moveKinds = ['new', 'returned', 'expansion', 'contraction', 'churned'] as const;
export type MoveKind = (typeof moveKinds)[number];

export type RevenueMove<Payer extends PayingClient> = {
  readonly payer: Payer;
  readonly kind: MoveKind;
  readonly before: number;
  readonly after: number;
  /** First day of the fee that holds at the end. */
  readonly on: EpochDay;
};

/** Cents; contraction and churn are positive. Ratios are null if no one paid at the start. */
export type RevenueBridge<Payer extends PayingClient> = {
  readonly start: number;
  readonly added: number;
  readonly reactivation: number;
  readonly expansion: number;
  readonly contraction: number;
  readonly churned: number;
  /** new + expansion + reactivation - contraction - churned */
  readonly netNew: number;
  /** Number of paying clients at the start, and of those that pay nothing at the end. */
  readonly payingAtStart: number;
  readonly lost: number;
  /** lost clients / clients that paid at the start */
  readonly logoChurn: number | null;
  /** (churned + contraction) / start */
  readonly revenueChurn: number | null;
  /** Net revenue retention: (start + expansion - contraction - churned) / start */
  readonly nrr: number | null;
  readonly moves: readonly RevenueMove<Payer>[];
};

type Question = { readonly currency: Currency; readonly from: EpochDay; readonly to: EpochDay };

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
 * Lifetime value in cents before costs: ARPC ÷ (yearly logo churn ÷ 12). Null if no one pays or no one was
 * lost, as the lifetime is then unknown.
 */
export const lifetimeValue = (arpcCents: number | null, yearlyLogoChurn: number | null): number | null =>
  arpcCents === null || !yearlyLogoChurn ? null : Math.round((12 * arpcCents) / yearlyLogoChurn);
