/** Tests alerts on moves of a competitor's share of voice: by the morning check, for admins on Enterprise. */
import { expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const dayLength = 86_400_000;
const client = 'stackpilot';
const rival = 'taskharbor.example';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  const { succeed } = backend;
  await succeed('connectIntegration', {
    token,
    body: {
      platform: 'search_visibility',
      account_id: 'search_visibility-stackpilot',
      client_id: client,
      scopes: [...platformCatalogue.search_visibility.scopes],
    },
  });
  await succeed('addCompetitor', { token, body: { client_id: client, domain: rival, tier: 'direct' } });
  const body = {
    ...{ client_ids: [client], figure: 'sessions', condition: 'rival', rival },
    ...{ threshold: 0.001, direction: 'either', window_days: 7, cooldown_days: 7 },
  } as const;
  const set = (by = token, more: Partial<{ rival: string }> = {}) =>
    backend.ask('setAlertRules', { token: by, body: { ...body, ...more } });
  return { ...backend, token, set };
};

test('a move of so many points is called by the next morning check, once in its cooldown', async () => {
  const { appendedBy, set, succeed, token, world } = await open();
  await set();
  world.clock.advance(3 * dayLength);
  const [raised] = (await succeed('listAlerts', { token, query: `client=${client}` })).items;
  const to = raised?.day ?? '';
  const from = new Date(Date.parse(to) - 7 * dayLength).toISOString().slice(0, 10);
  const { sites } = await succeed('readMarket', { token, query: `client=${client}&from=${from}&to=${to}` });
  const shares = sites.find(({ domain }) => domain === rival)?.shares ?? [];
  expect(shares).toHaveLength(8);
  expect(raised?.value).toBeCloseTo((shares.at(-1) ?? 0) - (shares[0] ?? 0), 12);
  expect(raised?.rule).toMatchObject({ condition: 'rival', rival, threshold: 0.001, window_days: 7 });
  expect((await succeed('listAlerts', { token, query: `client=${client}` })).total).toBe(1);

  const events = await appendedBy(() =>
    succeed('acknowledgeAlert', {
      token,
      params: { id: raised?.id ?? '' },
      headers: { 'If-Match': raised?.etag ?? '' },
    }),
  );
  expect(events.map(({ type, tags }) => [type, tags])).toEqual([
    ['AlertAcknowledged', ['workspace:northlight']],
  ]);
});

test('the rule is of a competitor of the client, set by an admin, and taken back by undo', async () => {
  const { demo, set, succeed, token } = await open();
  const manager = (await demo('manager')).session.token;
  expect((await set(manager)).status).toBe(403);
  expect((await set(token, { rival: 'other.example' })).body).toMatchObject({
    errors: { rival: 'Not a competitor of this client' },
  });
  await set();
  const rules = async () =>
    (await succeed('listAlertRules', { token, query: `client=${client}` })).items.filter(
      (rule) => rule.rival === rival,
    );
  expect((await rules()).map(({ threshold }) => threshold)).toEqual([0.001]);
  const { items } = await succeed('listHistory', { token, query: 'limit=1' });
  expect(items[0]?.event.type).toBe('AlertRuleSet');
  await succeed('undoChange', { token, body: { position: items[0]?.position ?? 0 } });
  expect(await rules()).toEqual([]);
});

test('on a plan without competitor analysis it is neither set nor called', async () => {
  const { set, succeed, token, world } = await open();
  await set();
  await succeed('startSimulation', { token, body: { plan_name: 'pro' } });
  expect((await set()).status).toBe(402);
  world.clock.advance(3 * dayLength);
  expect((await succeed('listAlerts', { token, query: `client=${client}` })).items).toEqual([]);
});
