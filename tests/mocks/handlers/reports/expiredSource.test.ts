/** Tests expired accounts (product design D12): they annotate metrics, show softly in the portal and stop reports with missing days. */
import { expect, test } from 'vitest';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { clientTag } from '#events/tags.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { fjord, openReports } from './openReports.ts';

const openExpired = async (reason: FailureReason = 'tokenExpired') => {
  const agency = await openReports();
  const { log, world, token, succeed } = agency;
  const account = {
    platform: 'google_ads',
    account_id: 'google_ads-fjord',
    client_id: fjord,
    scopes: [...platformCatalogue.google_ads.scopes],
  };
  const { integration } = await succeed('connectIntegration', { token, body: account });
  const about = {
    workspaceId: 'northlight',
    integrationId: integration.id,
    platform: 'google_ads' as const,
    externalName: 'Fjord & Foam',
    clientId: fjord,
  };
  const now = () => new Date(world.clock.now()).toISOString();
  const lost = { ...about, from: '2025-12-20', reason, failedAt: now() };
  await appendFacts(log, world, [{ type: 'SourceSyncFailed', data: lost }], { tags: [clientTag(fjord)] });
  return { ...agency, integration };
};

test('it is reported with the figures, stops a report with what to do, and the report goes on once it is back', async () => {
  const { integration, ...agency } = await openExpired();
  const { token, succeed } = agency;
  const states = async (reader: string) => {
    const query = `client=${fjord}&from=2025-12-01&to=2025-12-31`;
    const { freshness } = await succeed('readMetrics', { token: reader, query });
    return freshness.map(({ state, data_to }) => [state, data_to]);
  };
  expect([await states(token), await states(agency.tokens.client)]).toEqual([
    [['expired', '2025-12-19']],
    [['refreshing', '2025-12-19']],
  ]);

  const portal = () => succeed('readPortal', { token: agency.tokens.client });
  expect((await portal()).refreshing).toEqual(['Google Ads · Fjord & Foam']);

  const { id } = await agency.make();
  const stopped = await agency.move(id, 'generate');
  expect([stopped.status, stopped.run?.block]).toEqual([
    'blocked',
    {
      reason: 'source',
      text: 'Google Ads · Fjord & Foam has no data after 2025-12-19. Connect it again.',
      action: 'reconnect',
    },
  ]);

  const its = { token, params: { id: integration.id } };
  const { items } = await succeed('listIntegrations', { token });
  const headers = { 'If-Match': items.find(({ id }) => id === integration.id)?.etag ?? '' };
  await succeed('disconnectIntegration', { ...its, headers });
  await succeed('restoreIntegration', its);
  expect(await states(token)).toEqual([['fresh', expect.any(String)]]);
  expect((await portal()).refreshing).toEqual([]);
  expect((await agency.move(id, 'generate')).status).toBe('review');
});

test('people of a client, and who looks as they do, are reported that it is being refreshed and never why', async () => {
  const { token, tokens, succeed } = await openExpired();
  const body = { client_id: fjord };
  const looking = (await succeed('viewAsClient', { token, body })).session.token;
  const reasons = async (reader: string) => {
    const { items } = await succeed('listEvents', { token: reader, query: 'type=SourceSyncFailed' });
    const history = await succeed('listHistory', { token: reader, query: 'limit=100' });
    const events = [...items, ...history.items.map(({ event }) => event)];
    return events.filter(({ type }) => type === 'SourceSyncFailed').map(({ data }) => data.reason);
  };
  const answered = async (reader: string) => {
    const question = 'What was the spend of Fjord & Foam in December 2025?';
    const reply = await succeed('askQuestion', { token: reader, body: { question } });
    return JSON.stringify(reply).match(/"state":"\w+"/)?.[0];
  };

  expect([await reasons(token), await reasons(tokens.client), await reasons(looking)]).toEqual([
    ['tokenExpired', 'tokenExpired'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect([await answered(token), await answered(tokens.client)]).toEqual([
    '"state":"expired"',
    '"state":"refreshing"',
  ]);
});

test('a platform that is down is stale and stops a report of the days that are missing', async () => {
  const { succeed, ...agency } = await openExpired('platformDown');
  const query = `client=${fjord}&from=2025-12-01&to=2025-12-31`;
  const { freshness } = await succeed('readMetrics', { token: agency.token, query });
  const portal = await succeed('readPortal', { token: agency.tokens.client });
  const { id } = await agency.make();
  const { run, status } = await agency.move(id, 'generate');

  expect([freshness.map(({ state }) => state), portal.refreshing]).toEqual([
    ['stale'],
    ['Google Ads · Fjord & Foam'],
  ]);
  expect([status, run?.block?.reason]).toEqual(['blocked', 'source']);
});

test('reconnecting grants the access anew, once, by who did it; a given-up or unknown account is refused', async () => {
  const { integration, token, succeed, ask, log, ...agency } = await openExpired();
  const its = { token, params: { id: integration.id } };
  const [silent] = (await succeed('listIntegrations', { token })).items.filter(
    ({ id }) => id === integration.id,
  );
  expect(silent?.silent).toEqual({ from: '2025-12-20', reason: 'tokenExpired' });
  const { position } = await log.head();

  expect((await succeed('reconnectIntegration', its)).integration).toEqual({ ...silent, silent: null });
  await succeed('reconnectIntegration', its);

  const query = `client=${fjord}&from=2025-12-01&to=2025-12-31`;
  const { freshness } = await succeed('readMetrics', { token, query });
  expect(freshness.map(({ state }) => state)).toEqual(['fresh']);
  const events = await log.readAll({ after: position });
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['SourceSyncRecovered', expect.objectContaining({ by: 'demoadmin', lostTo: null })],
  ]);

  const refused = async (call: object) => (await ask('reconnectIntegration', { ...its, ...call })).status;
  await succeed('disconnectIntegration', { ...its, headers: { 'If-Match': silent?.etag ?? '' } });
  expect([
    await refused({}),
    await refused({ params: { id: 'nobody' } }),
    await refused({ token: agency.tokens.client }),
  ]).toEqual([409, 404, 403]);
});

test('undoing its disconnection grants the access anew, as restoring it does', async () => {
  const { integration, token, succeed, log } = await openExpired();
  const { items } = await succeed('listIntegrations', { token });
  const headers = { 'If-Match': items.find(({ id }) => id === integration.id)?.etag ?? '' };
  await succeed('disconnectIntegration', { token, params: { id: integration.id }, headers });
  const { position } = await log.head();

  await succeed('undoChange', { token, body: { position } });

  const query = `client=${fjord}&from=2025-12-01&to=2025-12-31`;
  const { freshness } = await succeed('readMetrics', { token, query });
  expect(freshness.map(({ state }) => state)).toEqual(['fresh']);
  const events = await log.readAll({ after: position });
  expect(events.map(({ type }) => type)).toEqual(['SourceSyncRecovered', 'IntegrationRestored']);
});
