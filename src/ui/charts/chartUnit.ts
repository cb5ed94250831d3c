/** Formats chart values by unit for axes, tables and files. */
import { englishNumber, englishShort } from '#domain/english/englishNumber.ts';
import { durationText } from '#domain/kpi/figureText.ts';
import { count, noFigure, share, times } from '../content/formatMetric.ts';

export type Currency = 'USD' | 'EUR' | 'GBP' | 'CHF';

export type ChartUnit =
  | { readonly kind: 'count'; readonly one: string; readonly many: string }
  /** In whole cents. */
  | { readonly kind: 'money'; readonly currency: Currency }
  /** 0.0235 is 2.35%. */
  | { readonly kind: 'percent' }
  /** 4.77 is 4.77×. */
  | { readonly kind: 'ratio' }
  /** 2.314 items each are 2.31. */
  | { readonly kind: 'average' }
  /** 65 seconds are 1:05. */
  | { readonly kind: 'duration' };

const signs: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CHF: 'CHF ' };

const withSign = (value: number, sign: string, text: string): string =>
  `${value < 0 ? '-' : ''}${sign}${text}`;

const cents = { least: 2, most: 2 };

const amount = (value: number, currency: Currency): string => {
  const size = Math.abs(value) / 100;
  const isWhole = size >= 1_000 || Number.isInteger(size);
  return withSign(value, signs[currency], englishNumber(size, isWhole ? undefined : cents));
};

/** `1,234`, `$428,846`, `2.35%`, `4.77×`; a dash for null. */
export const exactFigure = (value: number | null, unit: ChartUnit): string => {
  if (value === null) return noFigure;
  if (unit.kind === 'count')
    return Number.isInteger(value) ? count(value) : englishNumber(value, { least: 0, most: 1 });
  if (unit.kind === 'money') return amount(value, unit.currency);
  if (unit.kind === 'duration') return durationText(value);
  if (unit.kind === 'average') return englishNumber(value, cents);
  return unit.kind === 'percent' ? share(value) : times(value);
};

/** With its noun: `15 events`, `1 event`. */
export const figureInWords = (value: number | null, unit: ChartUnit): string => {
  const figure = exactFigure(value, unit);
  if (unit.kind !== 'count' || value === null) return figure;
  return `${figure} ${value === 1 ? unit.one : unit.many}`;
};

const oneDecimal = { least: 0, most: 1 };

/** Short for axes: `24.4K`, `$1.2M`, `2.5%`, `4.5×`. */
export const axisFigure = (value: number, unit: ChartUnit): string => {
  if (unit.kind === 'count') return englishShort(value);
  if (unit.kind === 'money')
    return withSign(value, signs[unit.currency], englishShort(Math.abs(value) / 100));
  if (unit.kind === 'duration') return durationText(value);
  if (unit.kind === 'average') return englishNumber(value, { least: 0, most: 2 });
  return unit.kind === 'percent'
    ? `${englishNumber(value * 100, oneDecimal)}%`
    : `${englishNumber(value, { least: 0, most: 2 })}×`;
};

const filePlaces = 1_000_000;

/** At most six decimals, more than any page shows; empty for null. */
export const fileNumber = (value: number | null): number | '' =>
  // Adding zero avoids minus zero.
  value === null ? '' : Math.round(value * filePlaces) / filePlaces + 0;

/** Money in units, not in cents. */
export const fileFigure = (value: number | null, unit: ChartUnit): number | '' =>
  fileNumber(value !== null && unit.kind === 'money' ? value / 100 : value);

/** Suffix of a column header: ` (USD)`. */
export const fileUnit = (unit: ChartUnit): string => {
  if (unit.kind === 'money') return ` (${unit.currency})`;
  if (unit.kind === 'duration') return ' (seconds)';
  return unit.kind === 'percent' ? ' (share)' : '';
};
