/** What a chart measures, and how its figures are written on axes, in tables and in files. */
import { englishNumber, englishShort } from '#domain/english/englishNumber.ts';
import { durationText } from '#domain/kpi/figureText.ts';
import { count, noFigure, share, times } from '../content/formatMetric.ts';

/** ISO 4217, of the currencies that the product knows. */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'CHF';

export type ChartUnit =
  /** Whole things, by their names in the singular and the plural. */
  | { readonly kind: 'count'; readonly one: string; readonly many: string }
  /** In whole cents. */
  | { readonly kind: 'money'; readonly currency: Currency }
  /** 0.0235 is 2.35%. */
  | { readonly kind: 'percent' }
  /** 4.77 is 4.77×. */
  | { readonly kind: 'ratio' }
  /** 2.314 things for each of something are 2.31. */
  | { readonly kind: 'average' }
  /** 65 seconds are 1:05. */
  | { readonly kind: 'duration' };

const signs: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CHF: 'CHF ' };

const withSign = (value: number, sign: string, text: string): string =>
  `${value < 0 ? '-' : ''}${sign}${text}`;

const cents = { least: 2, most: 2 };

/** Large amounts are read without cents. */
const amount = (value: number, currency: Currency): string => {
  const size = Math.abs(value) / 100;
  const isWhole = size >= 1_000 || Number.isInteger(size);
  return withSign(value, signs[currency], englishNumber(size, isWhole ? undefined : cents));
};

/** `1,234`, `$428,846`, `2.35%`, `4.77×`; a dash for no figure. */
export const exactFigure = (value: number | null, unit: ChartUnit): string => {
  if (value === null) return noFigure;
  if (unit.kind === 'count')
    return Number.isInteger(value) ? count(value) : englishNumber(value, { least: 0, most: 1 });
  if (unit.kind === 'money') return amount(value, unit.currency);
  if (unit.kind === 'duration') return durationText(value);
  if (unit.kind === 'average') return englishNumber(value, cents);
  return unit.kind === 'percent' ? share(value) : times(value);
};

/** The same in a sentence: `15 events`, `1 event`. */
export const figureInWords = (value: number | null, unit: ChartUnit): string => {
  const figure = exactFigure(value, unit);
  if (unit.kind !== 'count' || value === null) return figure;
  return `${figure} ${value === 1 ? unit.one : unit.many}`;
};

const oneDecimal = { least: 0, most: 1 };

/** As short as an axis needs it: `24.4K`, `$1.2M`, `2.5%`, `4.5×`. */
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

/** A plain number for a spreadsheet: at most six decimals, which is more than any page shows; empty for no number. */
export const fileNumber = (value: number | null): number | '' =>
  // Zero is added so that there is no minus zero.
  value === null ? '' : Math.round(value * filePlaces) / filePlaces + 0;

/** The same of a figure, in units and not in cents. */
export const fileFigure = (value: number | null, unit: ChartUnit): number | '' =>
  fileNumber(value !== null && unit.kind === 'money' ? value / 100 : value);

/** What stands behind a name in a file's head: ` (USD)`. */
export const fileUnit = (unit: ChartUnit): string => {
  if (unit.kind === 'money') return ` (${unit.currency})`;
  if (unit.kind === 'duration') return ' (seconds)';
  return unit.kind === 'percent' ? ' (share)' : '';
};
