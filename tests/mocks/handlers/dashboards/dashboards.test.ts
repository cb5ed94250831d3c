/** Tests dashboards over HTTP: plan quota, read access, versioned saves, and restoring. */
import { expect, test } from 'vitest';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { templateNames } from '#domain/dashboards/dashboardTemplates.ts';
import { widgetSpecs } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { nora } from '#tests/support/cast.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';

const openAgency = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokens = {
    admin: (await backend.demo('admin')).session.token,
    manager: (await backend.demo('manager')).session.token,
    client: (await backend.demo('client')).session.token,
  };
  const token = tokens.admin;
  const make = async (body: object = {}) =>
    (
      await backend.succeed('createDashboard', {
        token,
        body: { name: 'Weekly', client_id: null, beginning: 'blank', ...body },
      })
    ).dashboard;
  const refusal = async (name: EndpointName, call: CallOptions) => {
    const { status, body } = await backend.ask(name, { token, ...call });
    const { code, errors, limit, used, plan, neededPlan } = Object(body);
    return {
      status,
      code,
      ...(errors ? { errors } : {}),
      ...(limit ? { limit, used, plan, neededPlan } : {}),
    };
  };
  const namesFor = async (reader: string, query?: string) =>
    (await backend.succeed('listDashboards', { token: reader, ...(query ? { query } : {}) })).items.map(
      ({ name }) => name,
    );
  return { ...backend, tokens, token, make, refusal, namesFor };
};

const on = (
  { id, etag }: Pick<DashboardItem, 'id' | 'etag'>,
  body?: object,
): Pick<CallOptions, 'params' | 'headers' | 'body'> => ({
  params: { id },
  headers: { 'If-Match': etag },
  ...(body ? { body } : {}),
});

const clicks = {
  id: 'a',
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row: 0, width: 3, height: 2 },
};

test('a dashboard begins blank, from a template or as a copy of another', async () => {
  const { make } = await openAgency();
  const blank = await make();
  const weekly = await make({ name: 'Search', beginning: 'seo', client_id: fjord });
  const copy = await make({ name: 'Copy', beginning: 'copy', copy_of: weekly.id });
  expect([blank.widgets, weekly.client_id, copy.widgets]).toEqual([[], fjord, weekly.widgets]);
  expect(weekly.widgets.map((widget) => widgetName(widget)).slice(0, 5)).toEqual([
    'Sessions',
    'Users',
    'Conversion rate',
    'Conversions',
    'Sessions, users over time',
  ]);
  expect(new Set([blank.id, weekly.id, copy.id]).size).toBe(3);
});

test('a template of a channel shows the figures of its channels alone; the others those of all', async () => {
  const { make, succeed, token } = await openAgency();
  const channelsOf = async (filters: string | undefined): Promise<readonly string[]> => {
    const asked = { client: fjord, from: '2026-01-01', to: '2026-02-28', compare: 'none', interval: 'month' };
    const query = new URLSearchParams({ ...asked, group_by: 'channel', ...(filters ? { filters } : {}) });
    return (await succeed('readMetrics', { token, query: String(query) })).rows
      .map(({ key }) => key)
      .toSorted();
  };
  const shown: Record<string, unknown> = {};
  for (const beginning of templateNames) {
    const { widgets } = await make({ name: beginning, beginning, client_id: fjord });
    const filters = new Set(
      widgets.filter(({ kind }) => widgetSpecs[kind].takesFilters).map((one) => one.filters),
    );
    shown[beginning] = await Promise.all([...filters].map(channelsOf));
  }
  const all = await channelsOf(undefined);

  expect(all.length).toBeGreaterThan(5);
  expect(shown).toEqual({
    executive: [all],
    ppc: [['paid_search', 'paid_social']],
    seo: [['organic_search']],
    social: [['organic_social', 'paid_social']],
    ecommerce: [all],
  });
});

test('names that cannot be are refused by field, and one that is in use comes with one that is free', async () => {
  const { make, refusal } = await openAgency();
  const weekly = await make();
  const body = { name: 'Daily', client_id: null, beginning: 'blank' };
  const wrongName = async (name: string) =>
    (await refusal('createDashboard', { body: { ...body, name } })).errors;
  const taken = { name: 'Another dashboard has this name. “Weekly (2)” is free' };
  expect(await wrongName('')).toEqual({ name: 'Give the dashboard a name' });
  expect(await wrongName('x'.repeat(200))).toEqual({ name: 'The name must be at most 80 characters long' });
  expect(await wrongName('weekly')).toEqual({
    name: 'Another dashboard has this name. “weekly (2)” is free',
  });
  const daily = await make({ name: 'Daily' });
  expect((await refusal('changeDashboard', on(daily, { name: 'Weekly' }))).errors).toEqual(taken);
  expect((await refusal('changeDashboard', on(weekly, { name: 'Weekly' }))).status).toBe(200);
  expect(
    await refusal('createDashboard', { body: { ...body, name: 'Mine', client_id: 'nobody' } }),
  ).toMatchObject({
    status: 422,
    code: 'invalid',
  });
  expect(
    (await refusal('createDashboard', { body: { ...body, name: 'Mine', beginning: 'copy' } })).errors,
  ).toEqual({
    copy_of: 'Choose what to copy',
  });
});

test('a layout is saved whole under its version, and refused by field where it cannot be', async () => {
  const { make, refusal, succeed, token } = await openAgency();
  const before = await make();
  const { dashboard } = await succeed('layOutDashboard', { token, ...on(before, { widgets: [clicks] }) });
  expect([dashboard.widgets, dashboard.version]).toEqual([[clicks], 2]);

  const second = { ...clicks, id: 'b', place: { ...clicks.place, column: 3 } };
  expect(await refusal('layOutDashboard', on(before, { widgets: [second] }))).toEqual({
    status: 412,
    code: 'staleVersion',
  });
  expect(
    (await refusal('layOutDashboard', { params: { id: before.id }, body: { widgets: [second] } })).status,
  ).toBe(428);
  const wrong = [
    { ...clicks, figures: [] },
    { ...second, figures: ['clics'] },
  ];
  expect(await refusal('layOutDashboard', on(dashboard, { widgets: wrong }))).toEqual({
    status: 422,
    code: 'invalid',
    errors: {
      'widgets.0.figures': 'Choose a figure',
      'widgets.1.figures': 'There is no figure called “clics”',
    },
  });
});

test('earlier layouts are listed and brought back by a new one', async () => {
  const { make, refusal, succeed, token } = await openAgency();
  const first = await make({ beginning: 'executive' });
  const { dashboard } = await succeed('layOutDashboard', { token, ...on(first, { widgets: [] }) });
  const { dashboard: back } = await succeed('rollBackDashboard', { token, ...on(dashboard, { version: 1 }) });
  expect([back.widgets, back.version]).toEqual([first.widgets, 3]);
  const query = `dashboard=${first.id}`;
  const { items } = await succeed('listDashboardVersions', { token, query });
  expect(items.map(({ version, restored, widgets }) => [version, restored, widgets.length])).toEqual([
    [3, 1, first.widgets.length],
    [2, null, 0],
    [1, null, first.widgets.length],
  ]);
  expect((await refusal('rollBackDashboard', on(back, { version: 9 }))).errors).toEqual({
    version: 'There is no such version',
  });
  expect((await refusal('listDashboardVersions', { query: 'dashboard=nobody' })).status).toBe(404);
});

test('a client’s people read what is in use and shared with them, mark it, and change nothing', async () => {
  const { make, refusal, succeed, namesFor, tokens, token } = await openAgency();
  const theirs = await make({ name: 'Theirs', client_id: fjord });
  await make({ name: 'Secret', client_id: fjord });
  await make({ name: 'All' });
  const other = await make({ name: 'Other', client_id: 'stackpilot' });
  expect(await namesFor(tokens.client)).toEqual([]);
  const { dashboard } = await succeed('changeDashboard', {
    token,
    ...on(theirs, { visible_to_client: true }),
  });
  await succeed('changeDashboard', { token, ...on(other, { visible_to_client: true }) });
  expect(await namesFor(tokens.client)).toEqual(['Theirs']);
  expect(await namesFor(tokens.manager)).toEqual(['Theirs', 'Secret', 'All', 'Other']);
  expect(await namesFor(tokens.manager, `client=${fjord}`)).toEqual(['Theirs', 'Secret']);

  const [seen] = (await succeed('listDashboards', { token: tokens.client })).items;
  expect(seen?.updated_by).toBe('Northlight Agency');
  const marked = await succeed('markDashboard', {
    token: tokens.client,
    params: { id: theirs.id },
    body: { favourite: true },
  });
  expect([marked.dashboard.favourite, marked.dashboard.etag]).toEqual([true, dashboard.etag]);
  expect((await succeed('listDashboards', { token })).items[0]?.favourite).toBe(false);

  const as = { token: tokens.client };
  const mark = { params: { id: other.id }, body: { favourite: true } };
  expect((await refusal('markDashboard', { ...mark, ...as })).status).toBe(404);
  expect((await refusal('layOutDashboard', { ...on(dashboard, { widgets: [] }), ...as })).status).toBe(403);
  expect((await refusal('archiveDashboard', { ...on(dashboard), ...as })).status).toBe(403);
  expect((await refusal('listDashboards', { query: 'client=stackpilot', ...as })).status).toBe(403);
});

test('what is of no one client cannot be shared with one', async () => {
  const { make, refusal } = await openAgency();
  expect((await refusal('changeDashboard', on(await make(), { visible_to_client: true }))).errors).toEqual({
    visible_to_client: 'This dashboard isn’t tied to a client. Duplicate it for one to share it',
  });
});

test('one of the workspace opens first, and undoing brings back the one before', async () => {
  const { make, succeed, token, log } = await openAgency();
  const [one, two] = [await make({ name: 'One' }), await make({ name: 'Two' })];
  const first = async () =>
    (await succeed('listDashboards', { token })).items
      .filter(({ is_default }) => is_default)
      .map(({ name }) => name);
  const set = ({ id }: DashboardItem, is_default: boolean) =>
    succeed('setDefaultDashboard', { token, params: { id }, body: { is_default } });
  expect(await first()).toEqual([]);
  await set(one, true);
  await set(two, true);
  expect(await first()).toEqual(['Two']);
  await succeed('undoChange', { token, body: { position: (await log.head()).position } });
  expect(await first()).toEqual(['One']);
});

test('a mark is in nobody’s way who takes a layout back', async () => {
  const { make, succeed, token, log } = await openAgency();
  const before = await make();
  await succeed('layOutDashboard', { token, ...on(before, { widgets: [clicks] }) });
  const { position } = await log.head();
  await succeed('markDashboard', { token, params: { id: before.id }, body: { favourite: true } });
  await succeed('undoChange', { token, body: { position } });
  expect((await succeed('listDashboards', { token })).items.map(({ widgets }) => widgets)).toEqual([[]]);
});

const openStarter = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  const make = (name: string, beginning = 'blank') =>
    backend.ask('createDashboard', { token, body: { name, client_id: null, beginning } });
  return { ...backend, token, make };
};

test('Starter keeps three dashboards: archiving makes room, and restoring needs it, by undo too', async () => {
  const { token, make, succeed, ask, log } = await openStarter();
  expect((await make('Before a plan')).status).toBe(403);
  await succeed('checkout', { token, body: { plan_name: 'starter', billing_cycle: 'monthly' } });
  for (const name of ['One', 'Two', 'Three']) expect((await make(name, 'seo')).status).toBe(201);
  const full = { code: 'limitReached', limit: 3, used: 3, plan: 'starter', neededPlan: 'pro' };
  expect(await make('Four')).toMatchObject({ status: 402, body: full });
  expect((await succeed('readSubscription', { token })).usage?.dashboards).toBe(3);

  const { items } = await succeed('listDashboards', { token });
  const [one] = items;
  if (!one) throw new Error('There is no dashboard');
  await succeed('archiveDashboard', { token, ...on(one) });
  const { position } = await log.head();
  expect((await make('Four')).status).toBe(201);
  expect((await ask('restoreDashboard', { token, params: { id: one.id } })).status).toBe(402);
  expect(await ask('undoChange', { token, body: { position } })).toMatchObject({ status: 402, body: full });
  const archived = await succeed('listDashboards', { token, query: 'status=archived' });
  expect(archived.items.map(({ name }) => name)).toEqual(['One']);
});

test('templates come with a plan; without one there are the basic one and a blank page', async () => {
  const { token, make, succeed, world } = await openStarter();
  await succeed('startTrial', { token });
  expect((await make('One', 'seo')).status).toBe(201);
  world.clock.advanceTo(world.clock.now() + 15 * 24 * 60 * 60 * 1_000);
  expect(await make('Two', 'seo')).toMatchObject({
    status: 402,
    body: { code: 'featureLocked', plan: null, neededPlan: 'starter' },
  });
  expect((await make('Two', 'executive')).status).toBe(201);
  expect((await make('Three')).status).toBe(201);
  expect((await make('Four')).status).toBe(402);
});

test('a dashboard is copied to some clients at once, each named after its own, all or none, and undone at once', async () => {
  const { make, succeed, token, refusal, namesFor, log } = await openAgency();
  const source = await make({ name: 'Weekly', beginning: 'seo' });
  const copied = { params: { id: source.id }, body: { client_ids: [fjord, 'stackpilot', fjord] } };
  const { items } = await succeed('copyDashboard', { token, ...copied });
  const { position } = await log.head();
  const both = await namesFor(token);
  await succeed('undoChange', { token, body: { position } });

  expect(
    items.map(({ name, client_id, beginning, widgets }) => [name, client_id, beginning, widgets]),
  ).toEqual([
    ['Weekly · Fjord & Foam', fjord, 'copy', source.widgets],
    ['Weekly · Stackpilot', 'stackpilot', 'copy', source.widgets],
  ]);
  expect(both.toSorted()).toEqual(['Weekly', 'Weekly · Fjord & Foam', 'Weekly · Stackpilot']);
  expect(await namesFor(token)).toEqual(['Weekly']);
  expect(await refusal('copyDashboard', { ...copied, body: { client_ids: ['nobody'] } })).toEqual({
    status: 422,
    code: 'invalid',
    errors: { client_ids: 'No such client' },
  });

  await succeed('startSimulation', { token, body: { plan_name: 'starter' } });
  const { items: left } = await succeed('listClients', { token });
  const three = left.slice(0, 3).map(({ id }) => id);
  expect(await refusal('copyDashboard', { ...copied, body: { client_ids: three } })).toEqual({
    status: 402,
    code: 'limitReached',
    limit: 3,
    used: 1,
    plan: 'starter',
    neededPlan: 'pro',
  });
  expect(await namesFor(token)).toEqual(['Weekly']);
});
