/** Tests campaigns, goals, budgets, annotations and alerts over HTTP: who reads and who changes them. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const openDemo = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const tokenOf = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const [admin, manager, client] = [
    await tokenOf('admin'),
    await tokenOf('manager'),
    await tokenOf('client'),
  ];
  return { ...backend, admin, manager, client };
};

/** Alerts belong to the agency alone. */
const open = ['listCampaigns', 'listGoals', 'listAnnotations'] as const;
const lists = [...open, 'listAlerts'] as const;

const clientsIn = (items: readonly { readonly client_id: string | null }[]) =>
  new Set(items.map(({ client_id }) => client_id));

describe('lists of the work for clients', () => {
  test('answer a client’s person about their own client alone, and refuse another', async () => {
    const { succeed, ask, client, admin } = await openDemo();
    for (const name of open) {
      const query = 'limit=500';
      const own = (await succeed(name, { token: client, query })).items;
      const all = (await succeed(name, { token: admin, query })).items;

      expect([...clientsIn(own)].filter((id) => id !== null && id !== 'fjordandfoam')).toEqual([]);
      expect(clientsIn(all).size).toBeGreaterThan(clientsIn(own).size);
      expect(statusAndBody(await ask(name, { token: client, query: 'client=voltride' }))).toEqual(
        refusal('roleForbidden'),
      );
    }
  });

  test('are narrowed to the client that staff asks for', async () => {
    const { succeed, manager } = await openDemo();
    for (const name of lists) {
      const { items } = await succeed(name, { token: manager, query: 'client=voltride&limit=500' });
      expect([...clientsIn(items)].filter((id) => id !== null)).toEqual(['voltride']);
    }
    const { budgets } = await succeed('listGoals', { token: manager, query: 'client=voltride' });
    expect(budgets.map(({ client_id }) => client_id)).toEqual(['voltride']);
  });

  test('are empty for a new workspace', async () => {
    const { succeed, signUp } = await openDemo();
    const { token } = (await signUp(nora)).session;
    for (const name of open) expect((await succeed(name, { token })).items).toEqual([]);
  });

  test('show a client’s person what is shared with them, written by the agency', async () => {
    const { succeed, client } = await openDemo();
    const { items } = await succeed('listAnnotations', { token: client, query: 'limit=500' });

    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ shared }) => !shared)).toEqual([]);
    expect(new Set(items.map(({ author }) => author.name))).toEqual(new Set(['Northlight Agency']));
  });

  test('report remarks that touch the days that are asked for', async () => {
    const { succeed, ask, admin } = await openDemo();
    const query = 'from=2025-11-01&to=2025-12-31&limit=500';
    const { items } = await succeed('listAnnotations', { token: admin, query });

    expect(items.length).toBeGreaterThan(3);
    expect(items.filter(({ from, to }) => from > '2025-12-31' || to < '2025-11-01')).toEqual([]);
    expect((await ask('listAnnotations', { token: admin, query: 'from=yesterday' })).status).toBe(422);
  });
});

describe('changing the work for clients', () => {
  test('a manager changes a campaign’s budget, lets it rest and run again', async () => {
    const { succeed, ask, manager } = await openDemo();
    const query = 'client=fjordandfoam&status=running';
    const [campaign] = (await succeed('listCampaigns', { token: manager, query })).items;
    const params = { id: campaign?.id ?? '' };
    const headers = { 'If-Match': campaign?.etag ?? '' };
    const body = { daily_budget_cents: 12_300 };
    const changed = await succeed('changeCampaignBudget', { token: manager, params, headers, body });
    const paused = await succeed('pauseCampaign', { token: manager, params });
    const resumed = await succeed('resumeCampaign', { token: manager, params });

    expect(
      [changed, paused, resumed].map(({ campaign: { status, daily_budget_cents } }) => [
        status,
        daily_budget_cents,
      ]),
    ).toEqual([
      ['running', 12_300],
      ['paused', 12_300],
      ['running', 12_300],
    ]);
    expect(changed.campaign.levels.at(-1)?.from).toBe('2026-01-05');
    expect((await ask('changeCampaignBudget', { token: manager, params, headers, body })).status).toBe(412);
    expect((await ask('changeCampaignBudget', { token: manager, params, body })).status).toBe(428);
  });

  test('a goal is set, changed, removed and restored; a figure has one', async () => {
    const { succeed, ask, manager } = await openDemo();
    const wanted = {
      client_id: 'fjordandfoam',
      figure: 'sessions',
      target: 90_000,
      period: 'month',
    } as const;
    const { goal } = await succeed('setGoal', { token: manager, body: wanted });
    const params = { id: goal.id };
    const change = (target: number, etag: string) =>
      ask('changeGoal', { token: manager, params, headers: { 'If-Match': etag }, body: { target } });

    expect(goal).toMatchObject({ ...wanted, from: '2026-01-05', removed_at: null });
    expect(statusAndBody(await ask('setGoal', { token: manager, body: wanted }))).toEqual(
      refusal('goalKnown'),
    );
    expect((await change(12.5, goal.etag)).status).toBe(422);
    expect((await change(95_000, goal.etag)).status).toBe(200);
    expect((await change(99_000, goal.etag)).status).toBe(412);
    const start = (from: string) =>
      ask('changeGoal', { token: manager, params, headers: { 'If-Match': '*' }, body: { from } });
    expect(statusAndBody(await start('2026-02-05'))).toMatchObject({
      status: 422,
      body: { errors: { from: 'Must be the first day of a month' } },
    });
    expect(statusAndBody(await start('2026-02-01'))).toMatchObject({
      body: { goal: { from: '2026-02-01' } },
    });
    await succeed('removeGoal', { token: manager, params, headers: { 'If-Match': '*' } });
    expect((await succeed('restoreGoal', { token: manager, params })).goal.target).toBe(95_000);
  });

  test('a media budget holds from today on', async () => {
    const { succeed, ask, manager } = await openDemo();
    const body = { monthly_cents: 5_000_000 };
    const { budget } = await succeed('setBudget', { token: manager, params: { id: 'fjordandfoam' }, body });

    expect([budget.monthly_cents, budget.from]).toEqual([5_000_000, '2026-01-05']);
    expect(budget.steps.length).toBeGreaterThan(5);
    expect((await ask('setBudget', { token: manager, params: { id: 'nobody' }, body })).status).toBe(404);
  });

  test('an alert is looked into, then dealt with', async () => {
    const { succeed, ask, manager } = await openDemo();
    const { items } = await succeed('listAlerts', { token: manager, query: 'limit=500' });
    const open = items.find(({ status }) => status !== 'resolved');
    const params = { id: open?.id ?? '' };
    const seen = await succeed('acknowledgeAlert', { token: manager, params });
    const done = await succeed('resolveAlert', { token: manager, params });

    expect([seen.alert.status, done.alert.status]).toEqual(['acknowledged', 'resolved']);
    expect((await ask('resolveAlert', { token: manager, params: { id: 'none' } })).status).toBe(404);
  });

  test('a remark about all clients or about one of them is added', async () => {
    const { succeed, ask, manager } = await openDemo();
    const days = { from: '2026-01-02', to: '2026-01-03', text: 'Sale', shared: true };
    const { annotation } = await succeed('addAnnotation', {
      token: manager,
      body: { client_id: null, ...days },
    });

    expect([annotation.client_id, annotation.author.name]).toEqual([null, 'Marcus Chen']);
    const wrong = { client_id: 'nobody', ...days };
    expect((await ask('addAnnotation', { token: manager, body: wrong })).status).toBe(422);
  });
});
