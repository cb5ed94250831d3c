/** Queries metrics and keeps the previous reply while the next one loads. */
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { type StaleReply, useStaleReply } from './useStaleReply.ts';

export type MetricsInUse = StaleReply<'readMetrics'>;

type Options = { readonly isWanted?: boolean };

export const useMetrics = (query: MetricQuery, options?: Options): MetricsInUse =>
  useStaleReply('readMetrics', query, options);
