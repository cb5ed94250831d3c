/**
 * One part of a selection, such as a row of a table, as the address and the question name it. Of the same selection:
 * `channel:email`, `client:acme`, `clients:acme,berg`, `day:2026-03-01`. Of a week of it: `in/2026-03-02_2026-03-08/`, and of a part
 * of that week `in/2026-03-02_2026-03-08/channel:email`. Of goals: `days:2026-03-01_2026-03-31` as they count, `goal:acme/g1` and
 * `budget:acme` how far these have come. `other/source:s1` is a part held against the other time before: a week before where the
 * view says the day before. `where/channel%3Aemail/device:mobile` is a part of a selection that is narrowed by more filters, as a widget's.
 */

import { filtersOnWire, narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters, type ViewFilters } from '#domain/metrics/view.ts';

const partsOf = (scope: string): readonly [name: string, value: string] => {
  const at = scope.indexOf(':');
  return [scope.slice(0, at), scope.slice(at + 1)];
};

const other = 'other/';

/** The same part, held against the other time before. */
export const otherScope = (scope: string): string => other + scope;

const where = 'where/';

/** A part, empty for the whole, of the selection that more filters narrow. */
export const whereScope = (filters: string, scope = ''): string =>
  filters === '' ? scope : `${where}${encodeURIComponent(filters)}/${scope}`;

/** The filters that narrow the selection, and the part of it; null for any other scope. */
const whereIn = (scope: string) => {
  const [, filters, part = ''] = /^where\/([^/]*)\/(.*)$/.exec(scope) ?? [];
  if (filters === undefined) return null;
  // Somebody may have changed the address by hand.
  const isWritten = /^(?:[^%]|%[0-7][\dA-F])*$/i.test(filters);
  return { filters: isWritten ? decodeURIComponent(filters) : '', part: part === '' ? null : part };
};

/** Of a scope that narrows the selection by more filters; none of any other. */
export const scopeFilters = (scope: string | null): ViewFilters => {
  const narrowed = whereIn(scope ?? '');
  return narrowed === null ? noFilters : filtersOnWire(narrowed.filters);
};

const within = 'in/';

/** A step of a chart, or a part of it: `channel:email`. Both days inclusive. */
export const stepScope = ({ from, to }: { from: string; to: string }, part = ''): string =>
  `${within}${from}_${to}/${part}`;

/** The days of a step and the part of it; null for any other scope. */
const stepIn = (scope: string) => {
  const [, from, to, part = ''] = /^in\/([\d-]+)_([\d-]+)\/(.*)$/.exec(scope) ?? [];
  return from === undefined || to === undefined ? null : { days: { from, to }, part };
};

/** What of a question says which figures are meant; steps, rows and the choice of measures are none of the arithmetic. */
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

/** Of a part that stands by itself. */
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

/** The question about that part alone; the whole one for a scope that cannot be. */
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

/** The days of the step that a scope is of; null: all days of the selection. */
export const stepDays = (scope: string | null) => {
  const narrowed = whereIn(scope ?? '');
  return stepIn((narrowed ? narrowed.part : scope) ?? '')?.days ?? null;
};

/** The value that the scope names, and of what; null for the whole of a selection or of a step. */
export const scopeOf = (scope: string | null): { readonly name: string; readonly value: string } | null => {
  if (scope === null || scope === other) return null;
  const narrowed = whereIn(scope);
  if (narrowed !== null) return scopeOf(narrowed.part);
  const step = stepIn(scope);
  if (step !== null) return step.part === '' ? null : scopeOf(step.part);
  const [name, value] = partsOf(scope.startsWith(other) ? scope.slice(other.length) : scope);
  return { name, value };
};

/** Of one it is `client:`, which has a name. */
export const clientsScope = (ids: readonly string[]): string =>
  `${ids.length === 1 ? 'client' : 'clients'}:${ids.join(',')}`;

/** Whose goal or budget; `goalId` is null of a budget. */
export type ProgressScope = { readonly clientId: string; readonly goalId: string | null };

export const goalScope = (clientId: string, goalId: string): string => `goal:${clientId}/${goalId}`;

export const budgetScope = (clientId: string): string => `budget:${clientId}`;

/** Null for the scope of anything else. */
export const progressScopeOf = (scope: string | null): ProgressScope | null => {
  const { name = '', value = '' } = scopeOf(scope) ?? {};
  if (name === 'budget') return { clientId: value, goalId: null };
  if (name !== 'goal') return null;
  const at = value.lastIndexOf('/');
  return { clientId: value.slice(0, at), goalId: value.slice(at + 1) };
};
