/** Imports of which a part is not what was stored: their figures are left out, and whoever reads figures is told. */
import type { MetricFreshness, MetricNote } from '#domain/contract/metricSchemas.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { isImport } from './importedRows.ts';
import type { MetricStore } from './metricStore.ts';

export const brokenReason = 'A part of its rows is not as it was stored, so that none of them count.';

/** As far as their rows were asked for. */
export const brokenImports = (
  sources: readonly MetricSource[],
  { rows }: Pick<MetricStore, 'rows'>,
): readonly MetricSource[] => sources.filter((source) => isImport(source) && rows.of(source) === null);

export const brokenNotes = (broken: readonly MetricSource[]): MetricNote[] =>
  broken.map(({ label }) => ({
    code: 'importBroken',
    text: `Figures of ${label} are missing: a part of its rows is not as it was stored.`,
  }));

/** They tell of no day. */
export const withBroken = (
  freshness: readonly MetricFreshness[],
  broken: readonly MetricSource[],
): MetricFreshness[] => {
  const ids = new Set(broken.map(({ id }) => id));
  return freshness.map((one) => (ids.has(one.source) ? { ...one, data_to: null } : one));
};
