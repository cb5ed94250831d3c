/** Computes customer lifetime value: AOV × orders a year × years × margin, and its ratio to CAC. */
import { ratioOf } from '../kpi/ratios.ts';
import { readTypedNumber, type TypedNumber } from '../numbers/readTypedNumber.ts';

export type CustomerLifetime = {
  readonly ordersPerYear: number;
  readonly years: number;
  /** Percent of revenue that remains after the cost of goods. */
  readonly marginPercent: number;
};

export const mostInLifetime = { ordersPerYear: 365, years: 50, marginPercent: 100 } as const;

export const lifetimeParts = ['ordersPerYear', 'years', 'marginPercent'] as const;

const least = 0.01;

const isInHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export const readLifetimePart = (part: keyof CustomerLifetime, text: string): TypedNumber =>
  readTypedNumber(text, {
    decimals: 2,
    most: mostInLifetime[part],
    ...(part === 'marginPercent' ? { units: ['%'] as const } : {}),
  });

export const lifetimeProblem = (part: keyof CustomerLifetime, value: number): string | null => {
  const most = mostInLifetime[part];
  if (!(value >= least && value <= most)) return `Enter a number from ${least} to ${most}`;
  return isInHundredths(value) ? null : 'At most two digits after the point';
};

export const sameLifetime = (one: CustomerLifetime | null, other: CustomerLifetime | null): boolean =>
  one === null || other === null ? one === other : lifetimeParts.every((part) => one[part] === other[part]);

export type Valued = {
  readonly lifetime: CustomerLifetime | null;
  readonly aovCents: number | null;
  /** Includes the fee; null if unknown. */
  readonly cacCents: number | null;
};

export type CustomerValue = {
  readonly cents: number | null;
  readonly ratio: number | null;
  readonly reason: string | null;
  readonly ratioReason: string | null;
};

const none = (reason: string): CustomerValue => ({
  cents: null,
  ratio: null,
  reason: `No LTV: ${reason}`,
  ratioReason: `No LTV:CAC: ${reason}`,
});

/** Without the agency's assumptions there is no value, rather than an invented one. */
export const customerValue = ({ lifetime, aovCents, cacCents }: Valued): CustomerValue => {
  if (lifetime === null)
    return {
      cents: null,
      ratio: null,
      reason: 'LTV needs assumptions',
      ratioReason: 'LTV:CAC needs assumptions',
    };
  if (aovCents === null) return none('there is no AOV');
  const { ordersPerYear, years, marginPercent } = lifetime;
  const cents = (aovCents * ordersPerYear * years * marginPercent) / 100;
  const ratio = cacCents === null ? null : ratioOf(cents, cacCents);
  return { cents, ratio, reason: null, ratioReason: ratio === null ? 'No LTV:CAC: there is no CAC' : null };
};
