/** Validates changes of a client's monthly fee and finds the fee in force on a day. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';

export const currencies = ['USD', 'EUR', 'GBP', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const contractReasons = ['start', 'change', 'end'] as const;
/** `start`: the first fee, or one after an end; `end`: no fee from that day on. */
export type ContractReason = (typeof contractReasons)[number];

export type ContractFee = {
  /** Whole cents a month; 0 for an end. */
  readonly monthlyFeeCents: number;
  readonly currency: Currency;
  readonly from: string;
  readonly reason: ContractReason;
  /** `YYYY-MM-DD`, the agreed last day, when renewal is due. The fee continues until an explicit end. */
  readonly until?: string;
};

/** A million a month: more is a typo. */
const mostCents = 100_000_000;

export type ContractErrors = Readonly<
  Partial<Record<'monthly_fee_cents' | 'currency' | 'from' | 'until', string>>
>;

export const feeProblem = (cents: number): string | null => {
  if (!Number.isInteger(cents)) return 'Must be a whole number of cents';
  if (cents < 0) return 'Must not be negative';
  return cents > mostCents ? 'Must be at most 1,000,000 a month' : null;
};

export const untilProblem = (until: string, from: string): string | null => {
  if (epochDayOf(until) === null) return 'Enter a day such as 2026-12-31';
  return until < from ? 'Must not be before the first day' : null;
};

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

/** Sorted by start day; for equal days the last recorded fee wins. */
const inOrder = <Fee extends ContractFee>(fees: readonly Fee[]): readonly Fee[] =>
  fees.toSorted((one, other) => one.from.localeCompare(other.from));

/** Reads the fees once for many days; the result is null before the first fee and after an end. */
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

export const feeOn = <Fee extends ContractFee>(fees: readonly Fee[], day: EpochDay): Fee | null =>
  feesByDay(fees)(day);

/** The agreed last day of the contract in force, or the one before a recorded end; null if there is none. */
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

/** A contract is due for renewal this many days before its end, or after it. */
export const renewalDays = 30;

export const isRenewalDue = (fees: readonly ContractFee[], day: EpochDay): boolean => {
  const end = contractEndOn(fees, day);
  return end !== null && end <= day + renewalDays;
};
