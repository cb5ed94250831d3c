/** Creates imports without a backend: rows as in the log, and a store that holds them. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { createContent } from '#domain/imports/importContent.ts';
import type { ImportedRow, ImportOverlap } from '#domain/imports/importedRow.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import { chunkText, firstDayOf, lastDayOf, readChunk } from '#domain/imports/readChunk.ts';
import { type ChannelDays, channelDaysTogether, channelDaysWithout } from '#domain/metrics/daySpans.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import { channelsOf } from '#mocks/sources/importedSources.ts';

export type ImportedFacts = {
  readonly one: DataImport;
  readonly texts: readonly string[];
  readonly rows: readonly ImportedRow[];
};

type Plan = {
  readonly id: string;
  readonly clientId: string;
  readonly overlap: ImportOverlap;
  readonly rows: readonly ImportedRow[];
  readonly isWithdrawn?: boolean;
};

export const importFacts = async (
  { id, clientId, overlap, rows, isWithdrawn = false }: Plan,
  {
    today,
    sources,
    before,
  }: { today: EpochDay; sources: readonly MetricSource[]; before: readonly DataImport[] },
): Promise<ImportedFacts | null> => {
  const content = createContent({ today });
  const texts: string[] = [];
  const chunks: DataImport['chunks'] = [];
  for (const packed of await packRows(rows)) {
    const text = (await chunkText(packed)) ?? '';
    const chunk = readChunk(text);
    const problem = content.add(chunk);
    if (problem !== null) throw new Error(problem);
    texts.push(text);
    const place = { from: firstDayOf(chunk), to: lastDayOf(chunk), rows: chunk.days.length };
    chunks.push({ hash: 'c3'.repeat(32), ...place });
  }
  const whole = content.result();
  if (whole === null) throw new Error('There are no rows');
  const told: ChannelDays = channelDaysTogether([
    ...sources.filter((source) => source.clientId === clientId).map(channelsOf),
    ...before.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ channels }) => channels),
  ]);
  const channels = overlap === 'replace' ? whole.channels : channelDaysWithout(whole.channels, told);
  if (channels.length === 0) return null;
  const at = '2026-01-05T09:00:00.000Z';
  const one: DataImport = {
    id,
    clientId,
    workspaceId: 'w1',
    source: 'googleAds',
    fileName: `${id}.csv`,
    rows: whole.rows,
    from: calendarDayOf(whole.from),
    to: calendarDayOf(whole.to),
    channels,
    campaigns: whole.campaigns.map((campaign) => ({ ...campaign })),
    totals: whole.totals,
    totalsDiffer: false,
    currency: 'USD',
    headersKey: 'Day',
    mapping: {},
    contentHash: 'd4'.repeat(32),
    chunks,
    overlap,
    days: 'daily',
    importedAt: at,
    importedBy: 'a1',
    withdrawnAt: isWithdrawn ? at : null,
    withdrawnBy: isWithdrawn ? 'a1' : null,
    revision: 0,
  };
  return { one, texts, rows };
};
