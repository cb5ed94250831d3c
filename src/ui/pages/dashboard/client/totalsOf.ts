/** Builds the totals row of a table and the scopes of its calculations. */
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';

/** Scope of a row's calculation: its part, or the whole selection for the totals row. */
export const rowScope = (by: string, { key }: Pick<MetricRow, 'key'>): string =>
  key === '' ? '' : `${by}:${key}`;

export const totalsOf = (reply: MetricReply, label: string): MetricRow => ({
  ...reply.totals,
  key: '',
  label,
  previous: reply.previous,
  share: reply.total === 0 ? null : 1,
});
