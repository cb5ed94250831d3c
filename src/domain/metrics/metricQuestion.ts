/** Parses a metrics query; refuses impossible or unknown values by field instead of ignoring them. */
import { refuseRange } from '../calendar/dayRange.ts';
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { type FigureName, isFigureName } from '../kpi/figureNames.ts';
import { type Comparison, type DayRange, daysIn } from './comparedRange.ts';
import { type MetricFilters, readFilters } from './metricFilters.ts';
import type { Grouping, Interval, MetricQuery } from './metricQuery.ts';

export type MetricSort = { readonly figure: FigureName; readonly descending: boolean };

export type MetricQuestion = {
  readonly range: DayRange;
  readonly cutAtToday: boolean;
  readonly comparison: Comparison;
  readonly interval: Interval;
  readonly groupBy: Grouping | null;
  readonly filters: MetricFilters;
  readonly figures: ReadonlySet<FigureName> | null;
  readonly sort: MetricSort;
  readonly rowSeries: boolean;
};

export type ReadQuestion =
  | { readonly ok: true; readonly question: MetricQuestion }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

export const mostDays = 1_100;
export const mostHourDays = 31;
/** From this many days on, the default interval is months. */
const manyDays = 367;

type Errors = Record<string, string>;

const readFigures = (text: string | undefined, errors: Errors): ReadonlySet<FigureName> | null => {
  if (text === undefined) return null;
  const names = text.split(',');
  const wrong = names.find((name) => !isFigureName(name));
  if (wrong !== undefined) errors.measures = `There is no figure "${wrong}"`;
  return new Set(names.filter(isFigureName));
};

const readSort = (text: string | undefined, errors: Errors): MetricSort => {
  const usual: MetricSort = { figure: 'sessions', descending: true };
  if (text === undefined) return usual;
  const descending = text.startsWith('-');
  const figure = descending ? text.slice(1) : text;
  if (isFigureName(figure)) return { figure, descending };
  errors.sort = `There is no figure "${figure}"`;
  return usual;
};

const readFiltersInto = (text: string | undefined, errors: Errors): MetricFilters => {
  const read = readFilters(text);
  if (read.ok) return read.filters;
  errors.filters = read.error;
  return {};
};

const comparisonOf = (query: MetricQuery, today: EpochDay, errors: Errors): Comparison => {
  const { compare = 'none', match, compare_from: from, compare_to: to } = query;
  const byWeekday = match !== undefined;
  if (byWeekday && (compare === 'none' || compare === 'custom')) {
    errors.match = 'Needs compare=previous or compare=year';
  }
  if (compare !== 'custom') {
    if (from !== undefined) errors.compare_from = 'Needs compare=custom';
    if (to !== undefined) errors.compare_to = 'Needs compare=custom';
    return { compare, byWeekday };
  }
  const { range: days, errors: wrong } = refuseRange({ from, to }, { today, mostDays });
  if (wrong.from !== undefined) errors.compare_from = wrong.from;
  if (wrong.to !== undefined) errors.compare_to = wrong.to;
  return days === null ? { compare: 'none', byWeekday } : { compare, byWeekday, days };
};

const ofRows = ['sort', 'detail', 'limit', 'cursor'] as const;

const checkTogether = (query: MetricQuery, range: DayRange | null, errors: Errors): void => {
  const { interval, group_by: groupBy } = query;
  for (const field of ofRows) {
    if (query[field] !== undefined && groupBy === undefined) errors[field] = 'Needs group_by';
  }
  if (interval === 'hour' && range !== null && daysIn(range) > mostHourDays) {
    errors.interval = `Hours are given for at most ${mostHourDays} days`;
  }
};

/** `today` is the last possible day; a longer range is cut there. */
export const readQuestion = (query: MetricQuery, today: EpochDay): ReadQuestion => {
  const { range, errors: wrong } = refuseRange(query, { today, mostDays, cutAtToday: true });
  const errors: Errors = { ...wrong };
  checkTogether(query, range, errors);
  const comparison = comparisonOf(query, today, errors);
  const filters = readFiltersInto(query.filters, errors);
  const figures = readFigures(query.measures, errors);
  const sort = readSort(query.sort, errors);
  if (range === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const question: MetricQuestion = {
    range,
    cutAtToday: query.to !== calendarDayOf(range.to),
    comparison,
    interval: query.interval ?? (daysIn(range) >= manyDays ? 'month' : 'day'),
    groupBy: query.group_by ?? null,
    filters,
    figures,
    sort,
    rowSeries: query.detail !== undefined,
  };
  return { ok: true, question };
};
