/** Serializes an import. */
import type { ImportItem } from '#domain/contract/importSchemas.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import { versionTag } from '../http/version.ts';

export const importItem = (one: DataImport, broken: string | null = null): ImportItem => ({
  id: one.id,
  client_id: one.clientId,
  file_name: one.fileName,
  source: one.source,
  imported_at: one.importedAt,
  imported_by: one.importedBy,
  from: one.from,
  to: one.to,
  rows: one.rows,
  totals: { ...one.totals },
  totals_differ: one.totalsDiffer,
  currency: one.currency,
  rate: one.rate ?? null,
  overlap: one.overlap,
  days: one.days,
  broken,
  withdrawn_at: one.withdrawnAt,
  withdrawn_by: one.withdrawnBy,
  etag: versionTag(one.revision),
});
