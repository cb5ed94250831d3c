/** Builds the notes on imports with damaged parts, whose metrics are omitted. */
import type { MetricFreshness, MetricNote } from '#domain/contract/metricSchemas.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';

export const brokenReason = 'Some of its rows were altered in storage, so none of them count.';

export const brokenNotes = (broken: readonly MetricSource[]): MetricNote[] =>
  broken.map(({ label }) => ({
    code: 'importBroken',
    text: `Figures of ${label} are missing: some of its rows were altered in storage.`,
  }));

export const withBroken = (
  freshness: readonly MetricFreshness[],
  broken: readonly MetricSource[],
): MetricFreshness[] => {
  const ids = new Set(broken.map(({ id }) => id));
  return freshness.map((one) => (ids.has(one.source) ? { ...one, data_to: null } : one));
};
