/** How amounts are written: US dollars without decimals. */
import { englishDollars, englishNumber } from '../english/englishNumber.ts';

/** `$1,490` for 1490. */
export const formatDollars = (dollars: number): string => englishDollars(dollars);

/** `10,000` for 10000, and `Unlimited` for the mark of no limit (-1). */
export const formatLimit = (limit: number): string => (limit === -1 ? 'Unlimited' : englishNumber(limit));

/** `$1,490` for 149000, and `$100.94` where there are cents: amounts that are computed, not prices. */
export const formatCents = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : englishDollars(cents / 100, { least: 2, most: 2 });
