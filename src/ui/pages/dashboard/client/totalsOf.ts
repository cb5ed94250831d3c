/** The row that the others of a table sum to, and where the arithmetic of each is asked for. */
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';

/** What a row's arithmetic is asked for: its part, or the whole selection for the row of totals. */
export const rowScope = (by: string, { key }: Pick<MetricRow, 'key'>): string =>
  key === '' ? '' : `${by}:${key}`;

/** The row of totals is that of the whole answer, which the rows sum to. */
export const totalsOf = (reply: MetricReply, label: string): MetricRow => ({
  ...reply.totals,
  key: '',
  label,
  previous: reply.previous,
  share: reply.total === 0 ? null : 1,
});
