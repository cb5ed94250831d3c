/**
 * Parses and formats the scope of an explained metric, one part of a selection, such as a row of a table.
 * Examples: `channel:email`, `in/2026-03-02_2026-03-08/channel:email`.
 */

import { filtersOnWire, narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters, type ViewFilters } from '#domain/metrics/view.ts';

const partsOf = (scope: string): readonly [name: string, value: string] => {
  const at = scope.indexOf(':');
  return [scope.slice(0, at), scope.slice(at + 1)];
};

const other = 'other/';

/** The same part with the other comparison, such as a week before instead of a day before. */
export const otherScope = (scope: string): string => other + scope;

const where = 'where/';

export const whereScope = (filters: string, scope = ''): string =>
  filters === '' ? scope : `${where}${encodeURIComponent(filters)}/${scope}`;

const whereIn = (scope: string) => {
  const [, filters, part = ''] = /^where\/([^/]*)\/(.*)$/.exec(scope) ?? [];
  if (filters === undefined) return null;
  // Someone may have changed the address by hand.
  const isWritten = /^(?:[^%]|%[0-7][\dA-F])*$/i.test(filters);
  return { filters: isWritten ? decodeURIComponent(filters) : '', part: part === '' ? null : part };
};

export const scopeFilters = (scope: string | null): ViewFilters => {
  const narrowed = whereIn(scope ?? '');
  return narrowed === null ? noFilters : filtersOnWire(narrowed.filters);
};

const within = 'in/';

/** A step of a chart, or a part of it: `channel:email`. Both days inclusive. */
export const stepScope = ({ from, to }: { from: string; to: string }, part = ''): string =>
  `${within}${from}_${to}/${part}`;

const stepIn = (scope: string) => {
  const [, from, to, part = ''] = /^in\/([\d-]+)_([\d-]+)\/(.*)$/.exec(scope) ?? [];
  return from === undefined || to === undefined ? null : { days: { from, to }, part };
};

/** Omits steps, rows and the choice of metrics, which do not affect the calculation. */
export const explainQuestion = ({
  interval: _steps,
  group_by: _rows,
  measures: _measures,
  sort: _sort,
  detail: _series,
  limit: _limit,
  cursor: _cursor,
  ...question
}: MetricQuery) => question;

const againstOther = ({ match, ...query }: MetricQuery): MetricQuery => ({
  ...withoutComparison(query),
  compare: 'previous',
  ...(match === 'weekday' ? {} : { match: 'weekday' }),
});

const narrowedBy = (query: MetricQuery, more: string): MetricQuery => {
  const filters = narrowedFilters(query.filters ?? '', more) ?? more;
  return { ...query, ...(filters === '' ? {} : { filters }) };
};

const partQuery = (query: MetricQuery, [name, value]: readonly [string, string]): MetricQuery => {
  if (name === 'client' || name === 'clients') return { ...query, client: value };
  if (name === 'days') {
    const [from = query.from, to = query.to] = value.split('_');
    const { filters: _filters, ...rest } = withoutComparison(query);
    return { ...rest, from, to };
  }
  if (name === 'day') return { ...withoutComparison(query), from: value, to: value };
  if (!filterDimensions.some((dimension) => dimension === name)) return query;
  const others = (query.filters ?? '').split(';').filter((one) => one !== '' && !one.startsWith(`${name}:`));
  return { ...query, filters: [...others, `${name}:${value}`].join(';') };
};

/** An invalid scope gives the whole query. */
export const scopedQuery = (query: MetricQuery, scope: string | null): MetricQuery => {
  if (scope === null) return query;
  const narrowed = whereIn(scope);
  if (narrowed !== null) return scopedQuery(narrowedBy(query, narrowed.filters), narrowed.part);
  if (scope.startsWith(other)) return scopedQuery(againstOther(query), scope.slice(other.length));
  const step = stepIn(scope);
  if (step !== null)
    return scopedQuery({ ...withoutComparison(query), ...step.days }, step.part === '' ? null : step.part);
  return partQuery(query, partsOf(scope));
};

/** Null: all days of the selection. */
export const stepDays = (scope: string | null) => {
  const narrowed = whereIn(scope ?? '');
  return stepIn((narrowed ? narrowed.part : scope) ?? '')?.days ?? null;
};

export const scopeOf = (scope: string | null): { readonly name: string; readonly value: string } | null => {
  if (scope === null || scope === other) return null;
  const narrowed = whereIn(scope);
  if (narrowed !== null) return scopeOf(narrowed.part);
  const step = stepIn(scope);
  if (step !== null) return step.part === '' ? null : scopeOf(step.part);
  const [name, value] = partsOf(scope.startsWith(other) ? scope.slice(other.length) : scope);
  return { name, value };
};

/** A single client becomes `client:`, which has a name. */
export const clientsScope = (ids: readonly string[]): string =>
  `${ids.length === 1 ? 'client' : 'clients'}:${ids.join(',')}`;

/** `goalId` is null for a budget. */
export type ProgressScope = { readonly clientId: string; readonly goalId: string | null };

export const goalScope = (clientId: string, goalId: string): string => `goal:${clientId}/${goalId}`;

export const budgetScope = (clientId: string): string => `budget:${clientId}`;

export const progressScopeOf = (scope: string | null): ProgressScope | null => {
  const { name = '', value = '' } = scopeOf(scope) ?? {};
  if (name === 'budget') return { clientId: value, goalId: null };
  if (name !== 'goal') return null;
  const at = value.lastIndexOf('/');
  return { clientId: value.slice(0, at), goalId: value.slice(at + 1) };
};
