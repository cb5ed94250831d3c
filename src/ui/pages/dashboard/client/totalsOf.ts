/** The row that the others of a table sum to. */
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';

/** The row of totals is that of the whole answer, which the rows sum to. */
export const totalsOf = (reply: MetricReply, label: string): MetricRow => ({
  ...reply.totals,
  key: '',
  label,
  previous: reply.previous,
  share: reply.total === 0 ? null : 1,
});
