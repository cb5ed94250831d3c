/**
 * One part of a selection, such as a row of a table, as the address and the question name it: `channel:email`, `client:acme`,
 * or `days:2026-03-01_2026-03-31` as goals count.
 */
import { type MetricQuery, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions } from '#domain/metrics/view.ts';

const partsOf = (scope: string): readonly [name: string, value: string] => {
  const at = scope.indexOf(':');
  return [scope.slice(0, at), scope.slice(at + 1)];
};

/** The question about that part alone; the whole one for a scope that cannot be. */
export const scopedQuery = (query: MetricQuery, scope: string | null): MetricQuery => {
  if (scope === null) return query;
  const [name, value] = partsOf(scope);
  if (name === 'client') return { ...query, client: value };
  if (name === 'days') {
    const [from = query.from, to = query.to] = value.split('_');
    const { filters: _filters, ...rest } = withoutComparison(query);
    return { ...rest, from, to };
  }
  if (!filterDimensions.some((dimension) => dimension === name)) return query;
  const others = (query.filters ?? '').split(';').filter((one) => one !== '' && !one.startsWith(`${name}:`));
  return { ...query, filters: [...others, `${name}:${value}`].join(';') };
};

/** The value that the scope names, and of what. */
export const scopeOf = (scope: string | null) => {
  if (scope === null) return null;
  const [name, value] = partsOf(scope);
  return { name, value };
};
