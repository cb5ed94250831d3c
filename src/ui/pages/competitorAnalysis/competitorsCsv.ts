/** Exports competitors as a table for spreadsheets. */
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { Table } from '#domain/csv.ts';

const header = ['Client', 'Competitor', 'Tier', 'Notes', 'Watched since', 'Removed'];

const dayOf = (iso: string | null): string => iso?.slice(0, 10) ?? '';

/** One row per competitor, removed ones included; days as `YYYY-MM-DD` in UTC. */
export const competitorsCsv = (
  competitors: readonly CompetitorItem[],
  nameOf: (competitor: CompetitorItem) => string,
): Table => [
  header,
  ...competitors.map((competitor) => [
    nameOf(competitor),
    competitor.domain,
    competitor.tier,
    competitor.notes,
    dayOf(competitor.created_at),
    dayOf(competitor.removed_at),
  ]),
];
