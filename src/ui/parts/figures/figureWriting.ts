/** How a figure is written, and what is said where there is none. */

import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import type { ChartUnit, Currency } from '../../charts/chartUnit.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';

const signs: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CHF: 'CHF ' };
const currencies: readonly Currency[] = ['USD', 'EUR', 'GBP', 'CHF'];

/** Of the wire's currency; dollars for one that the product does not know. */
const currencyOf = (currency: string): Currency => currencies.find((one) => one === currency) ?? 'USD';

/** How charts write the figure. */
export const chartUnitOf = (name: FigureName, currency = 'USD'): ChartUnit => {
  const { unit, label } = figureSpecs[name];
  if (unit === 'count')
    return { kind: 'count', one: label.toLowerCase().replace(/s$/, ''), many: label.toLowerCase() };
  if (unit === 'money' || unit === 'rate') return { kind: 'money', currency: currencyOf(currency) };
  return { kind: unit };
};

/** `12,340`, `$12,340`, `$58.76`, `2.35%`, `4.77×`; a dash for no figure. The dictionary writes dollars; another currency has its own sign. */
export const writtenFigure = (name: FigureName, value: number | null, currency = 'USD'): string =>
  figureText(name, value).replace('$', signs[currencyOf(currency)]);

type Figures = Partial<Record<FigureName, number | null>>;

/** Why there is no such figure: what it is divided by is zero, or nobody reports what it is made of. */
export const reasonOfNone = (name: FigureName, figures: Figures = {}): string => {
  const { label } = figureSpecs[name];
  const zero = figureOf(name).columns.find((column) => isFigure(column) && figures[column] === 0);
  return zero === undefined
    ? `No ${label}: no source of this selection reports it`
    : `No ${label}: ${isFigure(zero) ? figureSpecs[zero].label.toLowerCase() : zero} is zero`;
};
