/** Builds the import body that the page sends, for tests. */
import type { ImportBody } from '#domain/contract/importSchemas.ts';
import {
  type ImportedRow,
  type ImportMeasure,
  type ImportTotals,
  importMeasures,
} from '#domain/imports/importedRow.ts';
import { packRows } from '#domain/imports/packedRows.ts';

export const totalsOf = (rows: Iterable<Pick<ImportedRow, 'measures'>>): ImportTotals => {
  const totals: Partial<Record<ImportMeasure, number>> = {};
  for (const { measures } of rows) {
    for (const name of importMeasures) {
      const value = measures[name];
      if (value !== undefined) totals[name] = (totals[name] ?? 0) + value;
    }
  }
  return totals;
};

export const importedRow = (day: string, more: Partial<ImportedRow> = {}): ImportedRow => ({
  day,
  channel: 'paid_search',
  campaign: 'Brand',
  device: null,
  country: null,
  measures: { impressions: 1_000, clicks: 50, spend_cents: 2_500 },
  ...more,
});

export const importBody = async (
  rows: readonly ImportedRow[],
  more: Partial<ImportBody> = {},
): Promise<ImportBody> => ({
  file_name: 'report.csv',
  source: 'googleAds',
  currency: 'USD',
  headers_key: 'Day|Campaign|Cost',
  mapping: { Day: 'day', Campaign: 'campaign', Cost: 'spend_cents' },
  overlap: 'replace',
  days: 'daily',
  content_hash: 'a1'.repeat(32),
  totals: { ...totalsOf(rows) },
  totals_differ: false,
  rows: await packRows(rows),
  ...more,
});
