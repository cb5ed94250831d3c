/** Tests the portal's texts for a month, for missing, removed or reconnected sources, and for a paused client. */
import { expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { rangeDays } from '#domain/metrics/view.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { fjord, openReports } from '../reports/openReports.ts';

const ads = 'Google Ads · Fjord & Foam';

const dayMs = 24 * 60 * 60 * 1000;

test('the month has the figures and the changes that the board shows of the month to date', async () => {
  const { world, succeed, tokens } = await openReports();
  // The elapsed days are not whole weeks: days lie between them and the same weekdays before.
  world.clock.advance(9 * dayMs);
  const today = Math.floor(world.clock.now() / dayMs);
  const facts = { today, retentionDays: unlimited, clients: null };
  const { view } = readView(new URLSearchParams('range=mtd'), facts);
  const query = new URLSearchParams(
    Object.entries(metricQueryOf(view, rangeDays(view, today))).map(([key, value]) => [key, String(value)]),
  );
  const board = await succeed('readMetrics', { token: tokens.client, query: `${query}` });
  const { month } = await succeed('readPortal', { token: tokens.client });
  const shown = month?.sections.flatMap((section) => (section.kind === 'figures' ? section.figures : []));

  expect([month?.range, month?.compared_range]).toEqual([board.range, board.compared_range]);
  expect(shown).toEqual(
    (['revenue_cents', 'conversions', 'sessions'] as const).map((figure) => ({
      figure,
      value: board.totals[figure],
      previous: board.previous?.[figure],
    })),
  );
});

const openSilent = async () => {
  const agency = await openReports();
  const { log, world, token, succeed, tokens } = agency;
  const connect = async () => {
    const scopes = [...platformCatalogue.google_ads.scopes];
    const body = { platform: 'google_ads', account_id: 'google_ads-fjord', client_id: fjord, scopes };
    return (await succeed('connectIntegration', { token, body })).integration;
  };
  const { id, etag } = await connect();
  const about = { workspaceId: 'northlight', integrationId: id, clientId: fjord };
  const account = { platform: 'google_ads' as const, externalName: 'Fjord & Foam' };
  const failedAt = new Date(world.clock.now()).toISOString();
  const lost = { ...about, ...account, from: '2025-12-20', reason: 'tokenExpired' as const, failedAt };
  await appendFacts(log, world, [{ type: 'SourceSyncFailed', data: lost }]);
  const giveUp = () =>
    succeed('disconnectIntegration', { token, params: { id }, headers: { 'If-Match': etag } });
  /** Refreshing sources, and the states shown to the client's person and to the agency. */
  const told = async () => {
    const query = `client=${fjord}&from=2025-12-01&to=2025-12-31`;
    const states = async (reader: string) =>
      (await succeed('readMetrics', { token: reader, query })).freshness.map(({ state }) => state);
    const { refreshing } = await succeed('readPortal', { token: tokens.client });
    return { refreshing, toClient: await states(tokens.client), toAgency: await states(token) };
  };
  return { ...agency, connect, giveUp, told };
};

test('what is missing is being refreshed, what was given up is not, also once its account is connected again', async () => {
  const { connect, giveUp, told } = await openSilent();
  expect(await told()).toEqual({ refreshing: [ads], toClient: ['refreshing'], toAgency: ['expired'] });

  await giveUp();
  expect(await told()).toEqual({ refreshing: [], toClient: ['ended'], toAgency: ['disconnected'] });

  await connect();
  expect(await told()).toEqual({
    refreshing: [],
    toClient: ['ended', 'fresh'],
    toAgency: ['ended', 'fresh'],
  });
});

test('a client at rest has no month, waits for no source, and is shown which rest it is', async () => {
  const { succeed, token, tokens, told } = await openSilent();
  const shown = async () => {
    const { client, month, refreshing } = await succeed('readPortal', { token: tokens.client });
    return [client.status, month === null, refreshing];
  };
  const version = async () => {
    const { items } = await succeed('listClients', { token, query: 'status=all&limit=500' });
    return { 'If-Match': items.find(({ id }) => id === fjord)?.etag ?? '' };
  };
  const its = { token, params: { id: fjord } };

  expect(await shown()).toEqual(['active', false, [ads]]);
  await succeed('pauseClient', { ...its, headers: await version() });
  expect(await shown()).toEqual(['paused', true, []]);
  await succeed('archiveClient', { ...its, headers: await version() });
  expect(await shown()).toEqual(['archived', true, []]);
  expect(await told()).toEqual({ refreshing: [], toClient: ['ended'], toAgency: ['ended'] });
});

test('the next steps are those of the newest report that has any', async () => {
  const { make, change, move, waitUntil, succeed, tokens } = await openReports();
  const next = async () => (await succeed('readPortal', { token: tokens.client })).next_steps;
  const section = { title: '', by: null, client_id: null, period: null, filters: '', figures: [] };
  const send = async (name: string, texts: Readonly<Record<string, string>>, at: string) => {
    const { id } = await make({ name });
    const sections = Object.entries(texts).map(([kind, text]) => ({ ...section, id: kind, kind, text }));
    await change(id, { sections, recipients: ['jo@fjord.example'] });
    for (const step of ['generate', 'approve', 'send']) await move(id, step);
    waitUntil(at);
  };
  expect(await next()).toBe('');
  await send('December', { next: 'Approve the budget.' }, '2026-01-05T09:01:00.000Z');
  expect(await next()).toBe('Approve the budget.');
  await send('Week', { text: 'All is well.' }, '2026-01-05T09:03:00.000Z');
  expect(await next()).toBe('Approve the budget.');
  await send('Week 2', { next: 'Send new pictures.' }, '2026-01-05T09:05:00.000Z');
  expect(await next()).toBe('Send new pictures.');
});
