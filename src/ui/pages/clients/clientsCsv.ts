/** Clients as a table for spreadsheets. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { csvText } from '#domain/csv.ts';

const header = ['Name', 'Domain', 'Industry', 'Sample', 'Added', 'Archived'];

const dayOf = (iso: string | null): string => iso?.slice(0, 10) ?? '';

/** One line for each, days as `YYYY-MM-DD` in UTC. */
export const clientsCsv = (clients: readonly ClientItem[]): string =>
  csvText([
    header,
    ...clients.map(({ name, domain, industry, sample, created_at, archived_at }) => [
      name,
      domain,
      industry,
      sample ? 'yes' : 'no',
      dayOf(created_at),
      dayOf(archived_at),
    ]),
  ]);
