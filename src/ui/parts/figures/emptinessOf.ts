/** Explains why a reply has no metrics. */
import type { FigureSet, MetricReply } from '#domain/contract/metricSchemas.ts';
import type { EmptyKind } from './widgetState.ts';

const isNothing = (figures: FigureSet): boolean =>
  Object.values(figures).every((value) => value === null || value === 0);

/** Null if there is data, or no reply yet. */
export const emptinessOf = (reply: MetricReply | undefined, isFiltered: boolean): EmptyKind | null => {
  if (reply === undefined) return null;
  if (!isNothing(reply.totals)) return null;
  if (reply.freshness.length === 0) return 'noSource';
  if (reply.freshness.every(({ state }) => state === 'ended')) return 'allArchived';
  return isFiltered ? 'filteredOut' : 'noData';
};
