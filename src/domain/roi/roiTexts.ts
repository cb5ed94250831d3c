/** Formats the calculator's values. */
import { englishNumber } from '../english/englishNumber.ts';
import { formatDollars } from '../plans/money.ts';

const whole = { least: 0, most: 0 };
const oneDecimal = { least: 0, most: 1 };
const twoDecimals = { least: 0, most: 2 };

/** Ruling D24. */
export const neverPaysBack = 'never pays back at these inputs';

export const formatCount = (value: number): string => englishNumber(value);

export const formatHours = (hours: number): string => `${englishNumber(hours, oneDecimal)} h`;

/** `9,548%`; below ten with one decimal. */
export const formatPercent = (percent: number): string =>
  `${englishNumber(percent, Math.abs(percent) < 10 ? oneDecimal : whole)}%`;

/** `0.12 months`, `3 months`, `1 month`; null is `never pays back at these inputs`. */
export const formatPayback = (months: number | null): string => {
  if (months === null) return neverPaysBack;
  const number = englishNumber(months, months < 100 ? twoDecimals : whole);
  return number === '0' ? 'under 0.01 months' : `${number} ${number === '1' ? 'month' : 'months'}`;
};

/** Dollars without decimals; a negative amount has its sign in front: `-$2,388`. */
export const formatAmount = (dollars: number): string => formatDollars(dollars === 0 ? 0 : dollars);
