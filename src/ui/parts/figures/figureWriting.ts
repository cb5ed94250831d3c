/** Formats a metric's value, or the reason why it is missing. */

import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { targetInWords } from '#domain/goals/targetText.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import type { ChartUnit, Currency } from '../../charts/chartUnit.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';

const signs: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CHF: 'CHF ' };
const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CHF'];

/** Falls back to dollars for an unknown currency. */
const currencyOf = (currency: string): Currency => currencies.find((one) => one === currency) ?? 'USD';

export const chartUnitOf = (name: FigureName, currency = 'USD'): ChartUnit => {
  const { unit, label } = figureSpecs[name];
  if (unit === 'count')
    return { kind: 'count', one: label.toLowerCase().replace(/s$/, ''), many: label.toLowerCase() };
  if (unit === 'money' || unit === 'rate') return { kind: 'money', currency: currencyOf(currency) };
  return { kind: unit };
};

/** `12,340`, `$12,340`, `$58.76`, `2.35%`, `4.77×`; a dash for null. Other currencies replace the dollar sign. */
export const writtenFigure = (name: FigureName, value: number | null, currency = 'USD'): string =>
  figureText(name, value).replace('$', signs[currencyOf(currency)]);

/** A target or budget as it was typed, never rounded: `$30,000.50`, `2.345%`. */
export const writtenTarget = (name: TargetFigure, value: number, currency = 'USD'): string =>
  targetInWords(name, value).replace('$', signs[currencyOf(currency)]);

type Figures = Partial<Record<FigureName, number | null>>;

export const reasonOfNone = (name: FigureName, figures: Figures = {}): string => {
  const { label } = figureSpecs[name];
  const zero = figureOf(name).columns.find((column) => isFigure(column) && figures[column] === 0);
  return zero === undefined
    ? `No ${label}: no source of this selection reports it`
    : `No ${label}: ${isFigure(zero) ? figureSpecs[zero].label.toLowerCase() : zero} is zero`;
};
