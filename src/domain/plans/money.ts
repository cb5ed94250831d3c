/** Formats amounts as US dollars without decimals. */
import { englishDollars, englishNumber } from '../english/englishNumber.ts';

export const formatDollars = (dollars: number): string => englishDollars(dollars);

/** `10,000` for 10000, and `Unlimited` for -1. */
export const formatLimit = (limit: number): string => (limit === -1 ? 'Unlimited' : englishNumber(limit));

/** `$1,490` for 149000, `$100.94` with cents: for computed amounts, not prices. */
export const formatCents = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : englishDollars(cents / 100, { least: 2, most: 2 });
