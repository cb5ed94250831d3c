/** Finds imports with damaged parts, whose metrics are left out with a note. */
import type { MetricFreshness, MetricNote } from '#domain/contract/metricSchemas.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { isImport } from '../factStore/importedRows.ts';
import type { MetricStore } from '../factStore/metricStore.ts';

export const brokenReason = 'A part of its rows is not as it was stored, so that none of them count.';

/** Only detects damage in rows that were already read. */
export const brokenImports = (
  sources: readonly MetricSource[],
  { rows }: Pick<MetricStore, 'rows'>,
): readonly MetricSource[] => sources.filter((source) => isImport(source) && rows.of(source) === null);

export const brokenNotes = (broken: readonly MetricSource[]): MetricNote[] =>
  broken.map(({ label }) => ({
    code: 'importBroken',
    text: `Figures of ${label} are missing: a part of its rows is not as it was stored.`,
  }));

export const withBroken = (
  freshness: readonly MetricFreshness[],
  broken: readonly MetricSource[],
): MetricFreshness[] => {
  const ids = new Set(broken.map(({ id }) => id));
  return freshness.map((one) => (ids.has(one.source) ? { ...one, data_to: null } : one));
};
