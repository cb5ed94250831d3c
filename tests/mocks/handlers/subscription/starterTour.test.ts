/** Tests that an agency simulating Starter meets each limit, loses nothing and gets everything back afterwards (product design D3). */
import { expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { fjord, openReports } from '../reports/openReports.ts';

const full = (limit: number) => ({
  status: 402,
  code: 'limitReached',
  limit,
  used: limit,
  plan: 'starter',
  neededPlan: 'pro',
});

const kept = async ({
  succeed,
  token,
}: Pick<Awaited<ReturnType<typeof openReports>>, 'succeed' | 'token'>) => {
  const [dashboards, connections, team] = [
    await succeed('listDashboards', { token, query: 'limit=100' }),
    await succeed('listIntegrations', { token, query: 'limit=100' }),
    await succeed('readTeam', { token }),
  ];
  return [...dashboards.items, ...connections.items, ...team.members];
};

const dashboardNamed = (name: string) => ({
  body: { name, client_id: null, beginning: 'blank' },
});

const openStarter = async () => {
  const agency = await openReports();
  const { token, succeed, ask, log, world } = agency;
  const made = await succeed('makeApiKey', { token, body: { name: 'Export' } });
  const look = await succeed('saveWhiteLabel', {
    token,
    headers: { 'If-Match': '"r0"' },
    body: { name: 'Berth', accent: null, logo_text: null, hide_powered_by: false },
  });
  await succeed('createDashboard', { token, ...dashboardNamed('One') });
  await succeed('connectIntegration', { token, ...account('maple') });
  const had = await kept(agency);
  const before = await succeed('listClients', { token, query: 'limit=100' });
  await succeed('startSimulation', { token, body: { plan_name: 'starter' } });
  const tried = async (name: EndpointName, options: CallOptions = {}) =>
    agency.refusal(name, { token, ...options });
  const spendCalls = () => {
    const at = new Date(world.clock.now()).toISOString();
    const { id: keyId, name } = made.key;
    const counted = { workspaceId: 'northlight', keyId, name, calls: 10_000, month: at.slice(0, 7) };
    const times = { firstAt: at, lastAt: at, countedAt: at };
    return appendFacts(log, world, [{ type: 'ApiCallsCounted', data: { ...counted, ...times } }]);
  };
  const callWithKey = async () => {
    const { status, body } = await ask('listClients', { token: made.secret });
    return [status, Object(body).code];
  };
  return { ...agency, before, had, look, tried, spendCalls, callWithKey };
};

const account = (owner: string) => ({
  body: {
    platform: 'google_ads',
    account_id: `google_ads-${owner}`,
    client_id: fjord,
    scopes: [...platformCatalogue.google_ads.scopes],
  },
});

test('every limit of Starter refuses what is one too many, the product’s name stays, and all of it comes back', async () => {
  const { token, tried, succeed, ask, make, move, before, look, ...agency } = await openStarter();

  const client = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };
  expect(await tried('addClient', { body: client })).toEqual(full(5));
  expect(await tried('inviteMember', { body: { email: 'kim@a.example', role: 'manager' } })).toEqual(full(1));

  for (const name of ['Two', 'Three']) await succeed('createDashboard', { token, ...dashboardNamed(name) });
  expect(await tried('createDashboard', dashboardNamed('Four'))).toEqual(full(3));

  const active = (await succeed('listClients', { token, query: 'limit=100&status=active' })).items;
  for (const owner of ['fjord', 'stackpilot'])
    await succeed('connectIntegration', { token, ...account(owner) });
  const shop = { ...account('fjord').body, platform: 'shopify', account_id: 'shopify-fjord' };
  const fourth = { ...shop, scopes: [...platformCatalogue.shopify.scopes] };
  expect(await tried('connectIntegration', { body: fourth })).toEqual(full(3));

  for (const name of ['a', 'b', 'c', 'd', 'e']) await move((await make({ name })).id, 'generate');
  const sixth = (await make({ name: 'f' })).id;
  expect(await tried('moveReport', { params: { id: sixth }, body: { move: 'generate' } })).toEqual(full(5));

  const calls = [await agency.callWithKey()];
  await agency.spendCalls();
  calls.push(await agency.callWithKey());
  expect(calls).toEqual([
    [200, undefined],
    [429, 'quotaExceeded'],
  ]);

  const today = new Date(agency.world.clock.now()).toISOString().slice(0, 10);
  const daysAgo = (days: number) =>
    new Date(agency.world.clock.now() - days * 86_400_000).toISOString().slice(0, 10);
  const quarter = await succeed('readMetrics', { token, query: `from=${daysAgo(90)}&to=${daysAgo(1)}` });
  expect([quarter.range.from > daysAgo(90), quarter.notes.map(({ code }) => code)]).toEqual([
    true,
    ['retentionClamped'],
  ]);
  expect((await tried('readMetrics', { query: `from=${daysAgo(90)}&to=${daysAgo(60)}` })).status).toBe(402);
  expect(await tried('askQuestion', { body: { question: `Forecast revenue from ${today}` } })).toMatchObject({
    status: 402,
    code: 'featureLocked',
  });

  const hidden = { name: 'Berth', accent: null, logo_text: null, hide_powered_by: true };
  const { etag, in_force: shown } = await succeed('readWhiteLabel', { token });
  expect([shown.name, look.in_force.name]).toEqual([null, 'Berth']);
  expect(await tried('saveWhiteLabel', { body: hidden, headers: { 'If-Match': etag } })).toMatchObject({
    status: 402,
    code: 'featureLocked',
  });

  expect(active.length).toBe(5);
  await succeed('endSimulation', { token });
  expect((await succeed('listClients', { token, query: 'limit=100' })).counts).toEqual(before.counts);
  expect((await succeed('readWhiteLabel', { token })).in_force).toEqual(look.in_force);
  expect((await agency.callWithKey())[0]).toBe(200);
  const has = await kept({ token, succeed });
  expect(agency.had.length).toBeGreaterThan(3);
  expect(has.filter(({ id }) => agency.had.some((one) => one.id === id))).toEqual(agency.had);
  expect((await ask('addClient', { token, body: client })).status).toBe(201);
});
