/** Tests alert rules over HTTP: set, tried on the last 90 days, muted, removed and undone; each alert is raised once. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const token = (await backend.demo('manager')).session.token;
  const call = { token };
  const terms = {
    figure: 'spend_cents',
    condition: 'above',
    threshold: 1,
    window_days: 7,
    cooldown_days: 6,
  } as const;
  const set = async (changes: object = {}, client_ids: readonly string[] = ['fjordandfoam']) =>
    (await backend.succeed('setAlertRules', { ...call, body: { client_ids, ...terms, ...changes } })).rules;
  const rules = async () => (await backend.succeed('listAlertRules', { ...call, query: 'limit=500' })).items;
  const check = async () =>
    (await backend.succeed('checkAlerts', { ...call, body: { rule_ids: null } })).raised;
  const preview = async (changes: Record<string, string> = {}) => {
    const asked = Object.entries(terms).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams({ client: 'fjordandfoam', ...Object.fromEntries(asked), ...changes });
    return statusAndBody(await backend.ask('readAlertPreview', { ...call, query: query.toString() }));
  };
  return { ...backend, token, terms, set, rules, check, preview };
};

describe('a rule of alerts', () => {
  test('is tried on the last 90 days by the figures that everybody sees', async () => {
    const { preview, succeed, token, set } = await open();
    const told = (await preview()) as {
      body: { from: string; to: string; fired: { day: string; value: number }[] };
    };
    const { from, to, fired } = told.body;
    // The spend exceeds a cent every week, and a rule pauses six days after firing: each seventh day.
    expect(fired.length).toBe(13);
    const last = fired.at(-1) ?? { day: '', value: 0 };
    const week = new Date(Date.parse(last.day) - 6 * 86_400_000).toISOString().slice(0, 10);
    const { totals } = await succeed('readMetrics', {
      token,
      query: `client=fjordandfoam&from=${week}&to=${last.day}`,
    });
    expect(last.value).toBe(totals.spend_cents);
    expect([(Date.parse(to) - Date.parse(from)) / 86_400_000, from]).toEqual([89, fired[0]?.day]);
    expect(await set()).toMatchObject([{ fired: 13, last_fired: last.day, is_met: true, muted_until: null }]);
    expect((await preview({ condition: 'no_data' })) as object).toMatchObject({ body: { fired: [] } });
    expect((await preview({ threshold: 'x' })) as object).toMatchObject({ status: 422 });
  });

  test('of unusual days is tried by the method of AI Analytics, in its direction, and says where there are too few days', async () => {
    const { preview, succeed, token, set, rules } = await open();
    const unusual = { figure: 'sessions', condition: 'unusual', threshold: '2.5', cooldown_days: '0' };
    const days = async (changes: Record<string, string> = {}) => {
      const { body } = (await preview({ ...unusual, ...changes })) as {
        body: { fired: { day: string; value: number }[]; too_few: unknown };
      };
      expect(body.too_few).toBe(null);
      return body.fired;
    };
    const [all, up, down, few] = [
      await days(),
      await days({ direction: 'up' }),
      await days({ direction: 'down' }),
      await days({ threshold: '4' }),
    ];
    expect([up.length + down.length, few.length <= all.length, all.length > 0]).toEqual([
      all.length,
      true,
      true,
    ]);
    const last = all.at(-1) ?? { day: '', value: 0 };
    const { totals } = await succeed('readMetrics', {
      token,
      query: `client=fjordandfoam&from=${last.day}&to=${last.day}`,
    });
    expect(last.value).toBe(totals.sessions);
    const body = {
      figure: 'sessions',
      condition: 'unusual',
      threshold: 2.5,
      direction: 'down',
      cooldown_days: 0,
    };
    await set(body);
    expect(await rules()).toMatchObject([{ condition: 'unusual', direction: 'down', fired: down.length }]);
    const { client } = await succeed('addClient', {
      token,
      body: { name: 'Dune', domain: 'dune.example', industry: 'saas' },
    });
    expect((await preview({ ...unusual, client: client.id })) as object).toMatchObject({
      body: { fired: [], too_few: { known: 0, needed: 28 } },
    });
    expect((await preview({ ...unusual, threshold: '20' })) as object).toMatchObject({ status: 422 });
  });

  test('is set for several clients at once, all or none, and undone at once', async () => {
    const { set, rules, succeed, ask, token, terms, log } = await open();
    await set({}, ['fjordandfoam', 'stackpilot', 'fjordandfoam']);
    expect((await rules()).map(({ client_id }) => client_id)).toEqual(['stackpilot', 'fjordandfoam']);
    const body = { ...terms, client_ids: ['openloft', 'nobody'] };
    expect((await ask('setAlertRules', { token, body })).status).toBe(422);
    await succeed('undoChange', { token, body: { position: (await log.head()).position } });
    expect(await rules()).toEqual([]);
  });

  test('raises one alert for a day, by hand or in the morning; muted or removed it raises none', async () => {
    const { set, rules, check, succeed, token, world } = await open();
    const [rule] = await set({ cooldown_days: 0 });
    expect([await check(), await check()]).toEqual([1, 0]);
    const raised = async () => (await succeed('listAlerts', { token })).items;
    expect(await raised()).toMatchObject([
      { client_id: 'fjordandfoam', figure: 'spend_cents', status: 'open', rule: { id: rule?.id } },
    ]);
    const params = { id: rule?.id ?? '' };
    const until = new Date(world.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await succeed('muteAlertRule', { token, params, body: { until } });
    world.clock.advance(2 * 86_400_000);
    expect([await check(), (await raised()).length]).toEqual([0, 1]);
    const { rule: loud } = await succeed('muteAlertRule', { token, params, body: { until: null } });
    await succeed('removeAlertRule', { token, params, headers: { 'If-Match': loud.etag } });
    world.clock.advance(86_400_000);
    expect([await check(), await rules(), (await raised()).length]).toEqual([0, [], 1]);
    await succeed('restoreAlertRule', { token, params });
    expect([await check(), (await raised()).length]).toEqual([1, 2]);
    world.clock.advance(86_400_000);
    expect([(await raised()).length, await check()]).toEqual([3, 0]);
  });

  test('takes other terms, and its former ones by undo', async () => {
    const { set, rules, succeed, ask, token, terms, log } = await open();
    const [rule] = await set();
    const change = { token, params: { id: rule?.id ?? '' }, body: { ...terms, threshold: 5_000 } };
    expect(statusAndBody(await ask('changeAlertRule', change))).toMatchObject({ status: 428 });
    await succeed('changeAlertRule', { ...change, headers: { 'If-Match': rule?.etag ?? '' } });
    expect((await rules())[0]?.threshold).toBe(5_000);
    await succeed('undoChange', { token, body: { position: (await log.head()).position } });
    expect((await rules())[0]?.threshold).toBe(1);
  });

  test('is none of a client’s people’s business', async () => {
    const { demo, ask, set, terms } = await open();
    await set();
    const { token } = (await demo('client')).session;
    const forbidden = refusal('roleForbidden');
    expect(statusAndBody(await ask('listAlertRules', { token }))).toEqual(forbidden);
    expect(statusAndBody(await ask('checkAlerts', { token, body: { rule_ids: null } }))).toEqual(forbidden);
    expect(statusAndBody(await ask('listAlerts', { token }))).toEqual(forbidden);
    const body = { client_ids: ['fjordandfoam'], ...terms };
    expect(statusAndBody(await ask('setAlertRules', { token, body }))).toEqual(forbidden);
    const { body: history } = await ask('listHistory', { token });
    expect(JSON.stringify(history)).not.toContain('AlertRule');
  });
});
