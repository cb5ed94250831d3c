/** Tests a client of 1,200 campaigns: table, count and file include each, and add up to the key metrics. */

import { expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import type { CampaignLaunched } from '#events/campaigns/campaignEvents.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { replyQuery } from '#ui/data/replyQuery.ts';
import { campaignsQuery } from '#ui/pages/dashboard/client/boardQueries.ts';
import { campaignsOfClient } from '#ui/pages/dashboard/client/boardReads.ts';
import { campaignRows, campaignsCsv } from '#ui/pages/dashboard/client/campaignRows.ts';
import { eventMarks, markedEvents } from '#ui/parts/figures/useMarks.ts';

const client = 'fjordandfoam';
const wanted = 1_200;

const open = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const launched = (await backend.events()).find(
    ({ type, data }) => type === 'CampaignLaunched' && (data as CampaignLaunched['data']).clientId === client,
  );
  if (!launched) throw new Error('The client has no campaign');
  const known = (await backend.succeed('listCampaigns', { token, query: `client=${client}&limit=500` }))
    .total;
  const added = Array.from({ length: wanted - known }, (_, index) => ({
    stream: launched.stream,
    tags: launched.tags,
    event: {
      type: 'CampaignLaunched' as const,
      data: { ...launched.data, campaignId: `many-${index}`, name: `Campaign ${index}` },
    },
  }));
  for (let from = 0; from < added.length; from += 500) {
    const id = backend.world.ids.uuid();
    await backend.log.append({
      commandId: id,
      commandHash: String(from).padStart(64, '0'),
      correlationId: '0'.repeat(32),
      actor: launched.actor,
      events: added.slice(from, from + 500),
    });
  }
  const api = createApiClient({
    world: backend.world,
    baseUrl: 'https://app.example',
    fetch: (url, init) => backend.backend.handle(new Request(String(url), init)),
    ready: () => Promise.resolve(),
    session: { token: () => token },
  });
  return { api, signal: new AbortController().signal };
};

test('a client of 1,200 campaigns is shown and saved whole, and each launch has its mark on the chart', async () => {
  const { api, signal } = await open();
  const campaigns = await replyQuery(api, 'listCampaigns', campaignsOfClient(client)).queryFn({ signal });
  const question = { client, from: '2025-12-08', to: '2026-01-04', compare: 'none' as const };
  const figures = await replyQuery(api, 'readMetrics', campaignsQuery(question)).queryFn({ signal });
  const rows = campaignRows(figures, campaigns.items, false);
  const sumOf = (name: 'spend_cents' | 'sessions') =>
    figures.rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);

  expect([campaigns.items.length, campaigns.next_cursor, figures.next_cursor]).toEqual([wanted, null, null]);
  expect(new Set(rows.map(({ campaign }) => campaign?.id ?? 'none')).size).toBe(wanted + 1);
  expect([sumOf('spend_cents'), sumOf('sessions')]).toEqual([
    figures.totals.spend_cents,
    figures.totals.sessions,
  ]);
  expect(
    csvText(campaignsCsv(rows, { currency: 'USD', isCompared: false }))
      .trimEnd()
      .split('\r\n').length,
  ).toBe(rows.length + 1);

  const events = await replyQuery(api, 'listEvents', markedEvents(client)).queryFn({ signal });
  const launches = eventMarks(events.items).filter(({ text }) => text.startsWith('Launched'));
  expect([launches.length, events.next_cursor]).toEqual([wanted, null]);
});
