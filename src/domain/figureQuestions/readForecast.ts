/** Parses a forecast question for one metric in the running month; refuses anything else. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthOf, monthStart } from '../calendar/months.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { onDays } from './figureWording.ts';
import type { Lexeme } from './lexeme.ts';
import { clientsIn, dimensionsIn, filtersOf, has, type Made, of, statedBy } from './questionParts.ts';
import { unusedInForecast } from './unusedParts.ts';

const beyond = /^(tomorrow|next |future)/;

const isThisMonth = (today: EpochDay) => {
  const month = monthOf(today);
  return ({ period: { days, unit } }: { readonly period: PeriodOf }): boolean =>
    unit === 'month' && monthOf(days.from) === month;
};

type PeriodOf = Extract<Lexeme, { readonly kind: 'period' }>['period'];

export const forecastObstacle = (lexemes: readonly Lexeme[], today: EpochDay): string | null => {
  const isBeyond =
    has(lexemes, 'noPeriod', 'before', 'yearBefore') ||
    of(lexemes, 'forecast').some(({ words }) => beyond.test(words)) ||
    !of(lexemes, 'period').every(isThisMonth(today));
  if (isBeyond) {
    const month = { from: calendarDayOf(monthStart(today)), to: calendarDayOf(monthEnd(today)) };
    return `I can forecast the running month only, ${onDays(month)}.`;
  }
  const isOfSeveral =
    has(lexemes, 'versus', 'comparative', 'rank', 'steps', 'why') || dimensionsIn(lexemes).length > 0;
  return isOfSeveral ? 'I can forecast one figure, and cannot compare, rank or split forecasts.' : null;
};

export const forecastOf = (lexemes: readonly Lexeme[], figure: FigureName, today: EpochDay): Made => {
  const clients = clientsIn(lexemes);
  if (clients.length > 1) return { why: 'A forecast covers one client or all of them.' };
  const [bound = null, ...bounds] = of(lexemes, 'bound').map((one) => one.bound);
  const why = unusedInForecast(lexemes);
  if (why !== null || bounds.length > 0) return { why: why ?? 'I can hold a forecast against one bound.' };
  const side = {
    label: '',
    client: clients[0] ?? null,
    days: { from: monthStart(today), to: today },
    filters: filtersOf(of(lexemes, 'filter')),
  };
  return { question: { intent: 'forecast', figure, side, bound, interval: null, stated: statedBy(lexemes) } };
};
