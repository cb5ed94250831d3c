/** Tests the data that a client's copy adopts, and bulk changes that are undone together. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const nova = { name: 'Nova', domain: 'nova.example', industry: 'Healthcare' };

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const head = async () => (await backend.log.head()).position;
  const undo = (body: object) => backend.ask('undoChange', { token, body });
  const add = async (): Promise<{ id: string; position: number }> => {
    const { id } = (await call('addClient', { body: nova })).client;
    return { id, position: await head() };
  };
  const goal = (clientId: string) => ({
    client_id: clientId,
    figure: 'revenue_cents',
    target: 500_000,
    period: 'month',
  });
  const of = async (clientId: string) => {
    const { items, budgets } = await call('listGoals', { query: `client=${clientId}` });
    const reports = (await call('listReports', { query: `client=${clientId}` })).items;
    const dashboards = (await call('listDashboards', { query: `client=${clientId}` })).items;
    const { client } = await call('readClient', { params: { id: clientId } });
    return {
      tags: client.tags,
      owner: client.owner_id,
      status: client.status,
      goals: items.map((one: { figure: string; target: number }) => [one.figure, one.target]),
      dashboards: dashboards.map((one: { name: string; visible_to_client: boolean }) => [
        one.name,
        one.visible_to_client,
      ]),
      budgets: budgets.map((one: { monthly_cents: number }) => one.monthly_cents),
      reports: reports.map((one: { name: string; recipients: string[]; schedule: null }) => [
        one.name,
        one.recipients,
        one.schedule,
      ]),
    };
  };
  return { ...backend, token, call, head, undo, add, goal, of };
};

const prepared = async () => {
  const opened = await open();
  const { call, goal, add } = opened;
  const { id } = await add();
  await call('updateClient', {
    params: { id },
    body: { owner_id: 'demomanager', tags: ['care'] },
    headers: { 'If-Match': '*' },
  });
  await call('setGoal', { body: goal(id) });
  await call('setBudget', { params: { id }, body: { monthly_cents: 90_000 } });
  const dashboard = { name: 'Board · Nova', client_id: id, beginning: 'blank' };
  const { dashboard: made } = await call('createDashboard', { body: dashboard });
  await call('changeDashboard', {
    params: { id: made.id },
    body: { visible_to_client: true },
    headers: { 'If-Match': '*' },
  });
  const { report } = await call('createReport', {
    body: { name: 'Nova in short', client_id: id, beginning: 'executive' },
  });
  await call('changeReport', {
    params: { id: report.id },
    body: { recipients: ['kim@nova.example'] },
    headers: { 'If-Match': '*' },
  });
  const clone = async (take?: readonly string[]): Promise<string> => {
    const body = { name: 'Nova Two', domain: 'novatwo.example', ...(take ? { take } : {}) };
    return (await call('cloneClient', { params: { id }, body })).client.id;
  };
  return { ...opened, id, clone };
};

const bare = { tags: [], owner: null, status: 'active', goals: [], budgets: [], dashboards: [], reports: [] };

describe('a copy', () => {
  test('takes over what is asked for, and one undoing archives it with all of that', async () => {
    const { clone, of, undo, head } = await prepared();
    const id = await clone(['owner', 'tags', 'goals', 'budget', 'dashboards', 'reports']);
    const whole = {
      tags: ['care'],
      owner: 'demomanager',
      status: 'active',
      goals: [['revenue_cents', 500_000]],
      budgets: [90_000],
      dashboards: [['Board · Nova Two', false]],
      reports: [['Nova Two in short', [], null]],
    };
    expect(await of(id)).toEqual(whole);
    const cloned = await head();
    expect((await undo({ position: cloned })).status).toBe(200);
    expect(await of(id)).toEqual({ ...bare, status: 'archived' });
    expect((await undo({ position: await head() })).status).toBe(200);
    expect(await of(id)).toEqual(whole);
  });

  test.each([
    [undefined, { ...bare, tags: ['care'], owner: 'demomanager' }],
    [[], bare],
    [['goals'], { ...bare, goals: [['revenue_cents', 500_000]] }],
    [['budget'], { ...bare, budgets: [90_000] }],
    [['dashboards'], { ...bare, dashboards: [['Board · Nova Two', false]] }],
  ])('that takes %j has that alone', async (take, expected) => {
    const { clone, of } = await prepared();
    expect(await of(await clone(take))).toEqual(expected);
  });

  test('with dashboards is refused as a whole where the plan has no room for them', async () => {
    const { call, id, token, ask } = await prepared();
    await call('startSimulation', { body: { plan_name: 'pro' } });
    const copies = { name: 'Board', client_id: id, beginning: 'blank' };
    const full = async (): Promise<number> => (await call('readUsage')).items[3].used;
    for (let made = await full(); made < 15; made += 1)
      await call('createDashboard', { body: { ...copies, name: `Board ${made}` } });
    const body = { name: 'Nova Two', domain: 'novatwo.example', take: ['dashboards'] };
    const refused = statusAndBody(await ask('cloneClient', { token, params: { id }, body }));

    expect(refused).toMatchObject({ status: 402, body: { limit: 15, used: 15 } });
    const names = (await call('listClients')).items.map((one: { name: string }) => one.name);
    expect(names).not.toContain('Nova Two');
  });

  test('of a client with no goals or reports is a copy all the same', async () => {
    const { call, add, of } = await open();
    const { id } = await add();
    const body = { name: 'Bare', domain: 'bare.example', take: ['goals', 'budget', 'reports'] };
    const { client } = await call('cloneClient', { params: { id }, body });
    expect(await of(client.id)).toEqual(bare);
  });
});

describe('several changes', () => {
  test('go back together though one was made on top of the other, and come again together', async () => {
    const { add, call, goal, head, undo, of } = await open();
    const { id, position } = await add();
    await call('setGoal', { body: goal(id) });
    const set = await head();
    await call('setBudget', { params: { id }, body: { monthly_cents: 90_000 } });
    const also = [set, await head()];

    expect((await undo({ position })).status).toBe(409);
    expect(statusAndBody(await undo({ position, also }))).toEqual({
      status: 200,
      body: { undone: position, types: ['BudgetRemoved', 'GoalRemoved', 'ClientArchived'] },
    });
    expect(await of(id)).toEqual({ ...bare, status: 'archived' });
    await undo({ position: await head() });
    expect(await of(id)).toEqual({ ...bare, goals: [['revenue_cents', 500_000]], budgets: [90_000] });
  });

  test('of a set-up take the invitation of a person of the client along', async () => {
    const { add, call, head, undo } = await open();
    const { id, position } = await add();
    const body = { email: 'kim@nova.example', role: 'user', client_ids: [id] };
    await call('inviteMember', { body });
    const invitations = async () =>
      (await call('readTeam')).invitations.map((one: { email: string }) => one.email);
    expect(await invitations()).toContain('kim@nova.example');

    expect(statusAndBody(await undo({ position, also: [await head()] }))).toEqual({
      status: 200,
      body: { undone: position, types: ['InvitationRevoked', 'ClientArchived'] },
    });
    expect(await invitations()).not.toContain('kim@nova.example');
  });

  test('leave out what was undone by itself, and say so where nothing is left', async () => {
    const { add, call, goal, head, undo } = await open();
    const { id, position } = await add();
    await call('setGoal', { body: goal(id) });
    const set = await head();
    await undo({ position: set });

    const both = await undo({ position, also: [set] });
    expect(statusAndBody(both)).toEqual({
      status: 200,
      body: { undone: position, types: ['ClientArchived'] },
    });
    expect(statusAndBody(await undo({ position, also: [set] }))).toEqual(
      refusal('undoneAlready', { reason: 'Everything is as it was before this change.' }),
    );
  });

  test('are refused as a whole when a change that is not among them is on top, or one is not there', async () => {
    const { add, call, goal, head, undo, of } = await open();
    const { id, position } = await add();
    await call('setGoal', { body: goal(id) });
    const set = await head();
    await call('setBudget', { params: { id }, body: { monthly_cents: 90_000 } });

    expect(statusAndBody(await undo({ position, also: [set] }))).toEqual(
      refusal('undoHeld', {
        reason: 'Nova was changed again on 5 Jan by Ada Moreau (budget set); undo that first.',
      }),
    );
    expect(statusAndBody(await undo({ position, also: [999_999] }))).toEqual(refusal('notFound'));
    expect((await of(id)).goals).toEqual([['revenue_cents', 500_000]]);
  });
});
