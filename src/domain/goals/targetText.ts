/** Parses and formats targets: dollars to cents, percent to fractions. */
import { englishNumber } from '../english/englishNumber.ts';
import { type NumberField, readTypedNumber, type TypedNumber } from '../numbers/readTypedNumber.ts';
import { formatCents } from '../plans/money.ts';
import { type TargetFigure, targetFigureWords } from './targetFigures.ts';

const scale = { count: 1, cents: 100, ratio: 1, share: 0.01 } as const;

export const targetHints: Readonly<Record<keyof typeof scale, string>> = {
  count: 'A whole number, such as 1,200',
  cents: 'An amount, such as 120,000 or 42.50',
  ratio: 'A multiple, such as 4.5 for 4.5×',
  share: 'Percent, such as 2.5',
};

const mostDecimals = { least: 0, most: 4 } as const;

const fields: Readonly<Record<keyof typeof scale, NumberField>> = {
  count: { decimals: 0 },
  cents: { decimals: 2, units: ['USD'] },
  ratio: { decimals: mostDecimals.most, units: ['×'], most: 1_000 },
  share: { decimals: mostDecimals.most, units: ['%'], most: 1_000 },
};

export const readTarget = (figure: TargetFigure, text: string): TypedNumber => {
  const { unit } = targetFigureWords[figure];
  const typed = readTypedNumber(text, fields[unit]);
  if (typed.value === null) return typed;
  return { ...typed, value: Number((typed.value * scale[unit]).toPrecision(15)) };
};

/** `$120,000`, `4.5×`, `2.5%`, `1,200`. */
export const targetInWords = (figure: TargetFigure, target: number): string => {
  const { unit } = targetFigureWords[figure];
  if (unit === 'cents') return formatCents(target);
  const number = englishNumber(Number((target / scale[unit]).toPrecision(12)), mostDecimals);
  return unit === 'share' ? `${number}%` : unit === 'ratio' ? `${number}×` : number;
};

export const textOfTarget = (figure: TargetFigure, target: number): string => {
  const value = Number((target / scale[targetFigureWords[figure].unit]).toPrecision(12));
  return englishNumber(value, mostDecimals).replaceAll(',', '');
};
