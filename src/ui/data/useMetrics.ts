/** Figures on the page: one question to the API, and what it answered; a former answer stays while the next is on its way. */
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
import { type StaleReply, useStaleReply } from './useStaleReply.ts';

export type MetricsInUse = StaleReply<'readMetrics'>;

type Options = { readonly isWanted?: boolean };

export const useMetrics = (query: MetricQuery, options?: Options): MetricsInUse =>
  useStaleReply('readMetrics', query, options);
