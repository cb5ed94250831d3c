/** Figures on the page: one question to the API, and what it answered; a former answer stays while the next is on its way. */
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
import { type FormerReply, useFormerReply } from './useFormerReply.ts';

export type MetricsInUse = FormerReply<'readMetrics'>;

type Options = { readonly isWanted?: boolean };

export const useMetrics = (query: MetricQuery, options?: Options): MetricsInUse =>
  useFormerReply('readMetrics', query, options);
