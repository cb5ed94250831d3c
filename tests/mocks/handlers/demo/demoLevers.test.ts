/** Tests the demo's source controls: expired access and revised metrics, both reversible as in the product. */
import { expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { operationOf } from '../../http/documentedAccess.ts';
import { fjord, openReports } from '../reports/openReports.ts';

const day = 86_400_000;

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { succeed } = backend;
  const token = (await backend.demo('admin')).session.token;
  const manager = (await backend.demo('manager')).session.token;
  const connect = async (account_id: string, client_id: string) => {
    const scopes = [...platformCatalogue.google_ads.scopes];
    const body = { platform: 'google_ads', account_id, client_id, scopes };
    return (await succeed('connectIntegration', { token, body })).integration.id;
  };
  const ids = [
    await connect('google_ads-fjord', 'fjordandfoam'),
    await connect('google_ads-stackpilot', 'stackpilot'),
  ] as const;
  const read = (query: string) => succeed('readMetrics', { token, query: `client=fjordandfoam&${query}` });
  const expire = (integration_ids: readonly string[]) =>
    backend.ask('expireAccess', { token: manager, body: { integration_ids } });
  const restate = (body: object) => backend.ask('restateSources', { token: manager, body });
  return { ...backend, token, manager, ids, read, expire, restate };
};

test('an access expires as a platform lets it: from today on, once, until it is granted anew', async () => {
  const { ids, expire, appendedBy, succeed, token, manager, read, world } = await open();
  const now = new Date(world.clock.now()).toISOString();
  const today = now.slice(0, 10);
  const events = await appendedBy(() => expire([ids[0], ids[0]]));
  expect(events.map(({ type, actor, data }) => ({ type, actor, data }))).toEqual([
    {
      type: 'SourceSyncFailed',
      actor: { kind: 'system', id: 'demo' },
      data: {
        workspaceId: 'northlight',
        integrationId: ids[0],
        platform: 'google_ads',
        externalName: 'Fjord & Foam demo ad account',
        clientId: 'fjordandfoam',
        from: today,
        reason: 'tokenExpired',
        failedAt: now,
      },
    },
  ]);
  const silent = { from: today, reason: 'tokenExpired' };
  const { items } = await succeed('demoSources', { token: manager });
  expect(items.map((one) => [one.id, one.client, one.silent])).toEqual([
    [ids[0], 'Fjord & Foam', silent],
    [ids[1], 'Stackpilot', null],
  ]);
  world.clock.advance(3 * day);
  const states = async () =>
    (await read('from=2026-01-01&to=2026-01-08')).freshness.map(({ state }) => state);
  expect(await states()).toEqual(['expired']);

  const again = await appendedBy(() => expire(ids));
  expect(again.map(({ data }) => Object(data).integrationId)).toEqual([ids[1]]);
  await succeed('reconnectIntegration', { token, params: { id: ids[0] } });
  expect(await states()).toEqual(['fresh']);
});

test('a restatement changes the last full days at once, as of before it they are what they were, and it can be taken back', async () => {
  const { ids, restate, log, read, world, expire } = await open();
  world.clock.advance(20 * day);
  // Past answers use the state at their last event.
  await expire([ids[1]]);
  const today = Math.floor(world.clock.now() / day);
  const isoDay = (daysAgo: number) => new Date((today - daysAgo) * day).toISOString().slice(0, 10);
  const range = `from=${isoDay(5)}&to=${isoDay(3)}`;
  const lastThree = `from=${isoDay(3)}&to=${isoDay(1)}`;
  const [untouched, before] = [await read(range.replace(isoDay(3), isoDay(4))), await read(lastThree)];
  const { position } = await log.head();
  const body = { integration_ids: [ids[0]], days: 3, factor: 0.5 };

  expect(statusAndBody(await restate(body))).toEqual({
    status: 201,
    body: { from: isoDay(3), to: isoDay(1), factor: 0.5 },
  });
  const [after, then] = [await read(lastThree), await read(`${lastThree}&as_of=${position}`)];
  expect(then.totals).toEqual(before.totals);
  expect(after.totals.spend_cents ?? 0).toBeLessThan((before.totals.spend_cents ?? 0) * 0.6);
  expect((await read(range.replace(isoDay(3), isoDay(4)))).totals).toEqual(untouched.totals);
  await restate({ ...body, factor: 1 / body.factor });

  expect((await read(lastThree)).totals).toEqual(before.totals);
});

test('what cannot be is refused, and nothing is appended then', async () => {
  const { ids, expire, restate, ask, succeed, token, appendedBy } = await open();
  const body = { days: 3, factor: 0.9 };
  await expire([ids[1]]);
  const { items } = await succeed('listIntegrations', { token });
  const first = items.find(({ id }) => id === ids[0]);
  await succeed('disconnectIntegration', {
    token,
    params: { id: ids[0] },
    headers: { 'If-Match': first?.etag ?? '' },
  });
  const events = await appendedBy(async () => {
    expect(statusAndBody(await restate({ ...body, integration_ids: [ids[1]] }))).toEqual(
      refusal('sourceSilent'),
    );
    expect(statusAndBody(await restate({ ...body, integration_ids: [ids[0]] }))).toEqual(
      refusal('integrationDisconnected'),
    );
    expect(statusAndBody(await expire([ids[1], 'nothing']))).toEqual(refusal('notFound'));
    for (const wrong of [
      { days: 0 },
      { days: 91 },
      { days: 1.5 },
      { factor: 0 },
      { factor: 11 },
      { integration_ids: [] },
    ])
      expect((await restate({ ...body, integration_ids: [ids[1]], ...wrong })).status).toBe(422);
  });

  expect(events).toEqual([]);
  expect((await ask('demoSources', { token })).body).toEqual({
    items: [expect.objectContaining({ id: ids[1], client: 'Stackpilot' })],
  });
});

test('no other workspace and no client has them, and the API’s document says so', async () => {
  const { signUp, demo, ask, ids, succeed } = await open();
  const client = (await demo('client')).session.token;
  const other = (await signUp(nora)).session.token;
  await succeed('checkout', { token: other, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
  const calls = [
    ['demoSources', {}],
    ['expireAccess', { body: { integration_ids: [ids[0]] } }],
    ['restateSources', { body: { integration_ids: [ids[0]], days: 3, factor: 0.9 } }],
  ] as const;
  for (const [name, call] of calls) {
    expect(statusAndBody(await ask(name, { ...call, token: client }))).toEqual(refusal('roleForbidden'));
    expect(statusAndBody(await ask(name, { ...call, token: other }))).toEqual(refusal('demoOnly'));
    expect(operationOf(name)).toMatchObject({ 'x-demo-only': true, 'x-roles': ['admin', 'manager'] });
  }
  expect(operationOf('listIntegrations')).not.toHaveProperty('x-demo-only');
});

test('an access that expired and a month by the clock block a scheduled report, which goes on once it is back', async () => {
  const { token, tokens, succeed, make, change, schedule, read, move, waitUntil } = await openReports();
  const account = { platform: 'google_ads', account_id: 'google_ads-fjord', client_id: fjord };
  const scopes = [...platformCatalogue.google_ads.scopes];
  const { integration } = await succeed('connectIntegration', { token, body: { ...account, scopes } });
  const { id } = await make();
  await change(id, { recipients: ['jo@fjord.example'] });
  await schedule(id);
  await succeed('expireAccess', { token: tokens.manager, body: { integration_ids: [integration.id] } });
  waitUntil('2026-02-01T08:00:00.000Z');
  const stopped = await read(id);

  expect([stopped.status, stopped.run?.due_at, stopped.run?.block?.reason]).toEqual([
    'blocked',
    '2026-02-01T07:00:00.000Z',
    'source',
  ]);
  await succeed('reconnectIntegration', { token, params: { id: integration.id } });
  expect((await move(id, 'generate')).status).toBe('review');
});
