/** Parses a forecast question about one metric, for the current month or quarter or the next N days; refuses anything else. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { monthEnd, monthOf, monthStart, quarterStart } from '../calendar/months.ts';
import type { ForecastPeriod } from '../contract/forecastSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { onDays } from './figureWording.ts';
import type { Lexeme } from './lexeme.ts';
import {
  clientsIn,
  dimensionsIn,
  filtersOf,
  has,
  type Made,
  of,
  statedBy,
  withoutIn,
} from './questionParts.ts';
import { unusedInForecast } from './unusedParts.ts';

const beyond = /^(tomorrow|next |future)/;

const ofQuarter = /\bquarter\b/;

/** The periods that the question names; null for one that has no forecast. */
const periodsNamed = (lexemes: readonly Lexeme[], today: EpochDay): readonly (ForecastPeriod | null)[] => [
  ...of(lexemes, 'forecast').flatMap(({ next, words }) => next ?? (beyond.test(words) ? [null] : [])),
  ...of(lexemes, 'period').map(({ period: { days, unit } }) => {
    if (unit === 'month' && monthOf(days.from) === monthOf(today)) return 'month';
    return unit === 'quarter' && days.from === quarterStart(today) ? 'quarter' : null;
  }),
  ...of(lexemes, 'ofForecast').flatMap(({ words }) => (ofQuarter.test(words) ? ['quarter' as const] : [])),
];

export const forecastObstacle = (lexemes: readonly Lexeme[], today: EpochDay): string | null => {
  const periods = new Set(periodsNamed(lexemes, today));
  const isBeyond = has(lexemes, 'noPeriod', 'before', 'yearBefore') || periods.has(null) || periods.size > 1;
  if (isBeyond) {
    const month = { from: calendarDayOf(monthStart(today)), to: calendarDayOf(monthEnd(today)) };
    return `I can forecast this month, ${onDays(month)}, next month, this and next quarter, and the next 30, 60 or 90 days.`;
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
  const period = periodsNamed(lexemes, today)[0] ?? 'month';
  const from = { month: monthStart(today), quarter: quarterStart(today) };
  const side = {
    label: '',
    client: clients[0] ?? null,
    days: { from: period === 'month' || period === 'quarter' ? from[period] : today, to: today },
    filters: filtersOf(of(lexemes, 'filter')),
    ...withoutIn(lexemes),
  };
  return {
    question: { intent: 'forecast', figure, side, period, bound, interval: null, stated: statedBy(lexemes) },
  };
};
