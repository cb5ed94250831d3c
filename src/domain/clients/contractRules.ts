/** What a client pays its agency each month: changes of the fee in the order of the days from which they hold, and which of them is in force. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';

export const currencies = ['USD', 'EUR', 'GBP', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const contractReasons = ['start', 'change', 'end'] as const;
/** `start`: the first fee, or one after an end; `end`: nothing is paid from that day on. */
export type ContractReason = (typeof contractReasons)[number];

export type ContractFee = {
  /** Whole cents a month; 0 for an end. */
  readonly monthlyFeeCents: number;
  readonly currency: Currency;
  /** The first day on which it holds, `YYYY-MM-DD`. */
  readonly from: string;
  readonly reason: ContractReason;
  /** The last day that was agreed on, `YYYY-MM-DD`: then the contract is to be renewed. Until somebody ends it, the fee goes on. */
  readonly until?: string;
};

/** Beyond it, it is a slip of the keyboard: a million a month. */
const mostCents = 100_000_000;

export type ContractErrors = Readonly<
  Partial<Record<'monthly_fee_cents' | 'currency' | 'from' | 'until', string>>
>;

/** What is wrong with a monthly fee in cents; null when nothing is. */
export const feeProblem = (cents: number): string | null => {
  if (!Number.isInteger(cents)) return 'Must be a whole number of cents';
  if (cents < 0) return 'Must not be negative';
  return cents > mostCents ? 'Must be at most 1,000,000 a month' : null;
};

/** What is wrong with the last day of a contract that begins on a day; null when nothing is. */
export const untilProblem = (until: string, from: string): string | null => {
  if (epochDayOf(until) === null) return 'Enter a day such as 2026-12-31';
  return until < from ? 'Must not be before the first day' : null;
};

/** All that is wrong with a change of the fee; an empty object means that it can be kept. */
export const contractErrors = ({ monthlyFeeCents, from, reason, until }: ContractFee): ContractErrors => {
  const fee = feeProblem(monthlyFeeCents);
  const late = until === undefined ? null : untilProblem(until, from);
  const wrong = fee ?? (reason !== 'end' && monthlyFeeCents === 0 ? 'Enter what is paid each month' : null);
  return {
    ...(wrong === null ? {} : { monthly_fee_cents: wrong }),
    ...(epochDayOf(from) === null ? { from: 'Enter a day such as 2026-01-31' } : {}),
    ...(late === null ? {} : { until: late }),
  };
};

/** By the day from which they hold; of one day, the last that was written down counts. */
const inOrder = <Fee extends ContractFee>(fees: readonly Fee[]): readonly Fee[] =>
  fees.toSorted((one, other) => one.from.localeCompare(other.from));

/** Reads the fees once, for many days: gives the fee that holds on a day; null before the first, and after an end. */
export const feesByDay = <Fee extends ContractFee>(fees: readonly Fee[]): ((day: EpochDay) => Fee | null) => {
  const begins = inOrder(fees).map((fee) => ({
    fee,
    from: epochDayOf(fee.from) ?? Number.POSITIVE_INFINITY,
  }));
  return (day) => {
    const latest = begins.findLast(({ from }) => from <= day)?.fee;
    return latest === undefined || latest.reason === 'end' ? null : latest;
  };
};

/** The fee that holds on one day; null before the first, and after an end. */
export const feeOn = <Fee extends ContractFee>(fees: readonly Fee[], day: EpochDay): Fee | null =>
  feesByDay(fees)(day);

/** The last day of the contract that is in force on a day: as agreed, or the one before an end that is written down. Null without. */
export const contractEndOn = (fees: readonly ContractFee[], day: EpochDay): EpochDay | null => {
  const fee = feeOn(fees, day);
  if (fee === null) return null;
  const agreed = fee.until === undefined ? null : epochDayOf(fee.until);
  const ends = inOrder(fees)
    .filter(({ reason, from }) => reason === 'end' && (epochDayOf(from) ?? day) > day)
    .map(({ from }) => (epochDayOf(from) ?? day) - 1);
  const last = Math.min(...(agreed === null ? [] : [agreed]), ...ends);
  return Number.isFinite(last) ? last : null;
};

/** A contract that ends so soon, or ended and goes on, is to be renewed. */
export const renewalDays = 30;

export const isRenewalDue = (fees: readonly ContractFee[], day: EpochDay): boolean => {
  const end = contractEndOn(fees, day);
  return end !== null && end <= day + renewalDays;
};
