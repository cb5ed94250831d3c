/** How the calculator's figures are written. */
import { formatDollars } from '../plans/money.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Ruling D24. */
export const neverPaysBack = 'never pays back at these inputs';

/** `1,234`. */
export const formatCount = (value: number): string => whole.format(value);

/** `256 h`, `0.8 h`. */
export const formatHours = (hours: number): string => `${oneDecimal.format(hours)} h`;

/** `9,548%`; a share below ten with one decimal. */
export const formatPercent = (percent: number): string =>
  `${(Math.abs(percent) < 10 ? oneDecimal : whole).format(percent)}%`;

/** `0.12 months`, `3 months`, `1 month`; null is `never pays back at these inputs`. */
export const formatPayback = (months: number | null): string => {
  if (months === null) return neverPaysBack;
  const number = (months < 100 ? twoDecimals : whole).format(months);
  return number === '0' ? 'under 0.01 months' : `${number} ${number === '1' ? 'month' : 'months'}`;
};

/** Dollars without decimals, an amount of less than nothing with its sign in front: `-$2,388`. */
export const formatAmount = (dollars: number): string => formatDollars(dollars === 0 ? 0 : dollars);
