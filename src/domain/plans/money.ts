/** How amounts are written: US dollars without decimals (spec 9). */

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `$1,490` for 1490. */
export const formatDollars = (dollars: number): string => wholeDollars.format(dollars);

const wholeNumbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `10,000` for 10000, and `Unlimited` for the mark of no limit (-1). */
export const formatLimit = (limit: number): string =>
  limit === -1 ? 'Unlimited' : wholeNumbers.format(limit);

const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,490` for 149000, and `$100.94` where there are cents: amounts that are computed, not prices. */
export const formatCents = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : dollarsAndCents.format(cents / 100);
