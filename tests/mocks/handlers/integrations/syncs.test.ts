/** Tests the endpoints of syncs: the board's facts, one connection's log and impact, and changes of several at once. */
import { expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import type { SyncChange } from '#domain/integrations/syncHistory.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  const manager = (await backend.demo('manager')).session.token;
  const { succeed } = backend;
  const connect = async (account: string, client_id: string) => {
    const scopes = [...platformCatalogue.google_ads.scopes];
    const body = { platform: 'google_ads', account_id: `google_ads-${account}`, client_id, scopes } as const;
    return (await succeed('connectIntegration', { token, body })).integration.id;
  };
  const ids = [await connect('fjord', 'fjordandfoam'), await connect('stackpilot', 'stackpilot')];
  const syncs = async () => (await succeed('listSyncs', { token })).items;
  const change = (name: SyncChange, of = ids) =>
    backend.ask('changeSyncs', { token, body: { ids: of, change: name } });
  const expire = (integration_ids: readonly string[]) =>
    succeed('expireAccess', { token: manager, body: { integration_ids: [...integration_ids] } });
  return { ...backend, token, ids, syncs, change, expire };
};

const statesOf = (items: readonly { readonly state: string }[]) => items.map(({ state }) => state);

test('a new connection is synced at once, and has its next sync and one day of its strip', async () => {
  const { syncs, world } = await open();
  const [first] = await syncs();
  const now = new Date(world.clock.now()).toISOString();
  expect({ ...first, id: 'some', next_at: 'later', rows: 'some', calls: 'some' }).toEqual({
    id: 'some',
    state: 'active',
    reason: null,
    since: null,
    last_at: now,
    next_at: 'later',
    rows: 'some',
    calls: 'some',
    history: { days: 30, of: 730, stopped: false },
    days: [...Array.from({ length: 29 }, () => 'none'), 'done'],
  });
  expect(first?.rows).toBeGreaterThan(0);
  expect(Date.parse(first?.next_at ?? '')).toBeGreaterThan(world.clock.now());
});

test('a connection is reconciled with its platform over its figures of 28 days, until it is disconnected', async () => {
  const { ids, succeed, token } = await open();
  const read = async () =>
    (await succeed('readSyncs', { token, query: `integration=${ids[0]}` })).reconciliation;
  const range = { from: '2025-12-08', to: '2026-01-04' };
  const { rows } = await succeed('readMetrics', {
    token,
    query: `client=fjordandfoam&from=${range.from}&to=${range.to}&group_by=source`,
  });
  const own = rows.find(({ key }) => key === ids[0]);
  const told = await read();
  expect(told?.range).toEqual(range);
  expect(told?.rows.map(({ measure, ours }) => [measure, ours])).toEqual(
    told?.rows.map(({ measure }) => [measure, own?.[measure]]),
  );
  expect(told?.rows.map(({ measure }) => measure)).toContain('spend_cents');
  await succeed('disconnectIntegration', {
    token,
    params: { id: ids[0] ?? '' },
    headers: { 'If-Match': '*' },
  });
  expect(await read()).toBeNull();
});

test('several are paused in one change, give no figures, and are undone together', async () => {
  const { appendedBy, change, syncs, succeed, token, world } = await open();
  const events = await appendedBy(() => change('pause'));
  expect(events.map(({ type }) => type)).toEqual(['SourceSyncPaused', 'SourceSyncPaused']);
  expect(statesOf(await syncs())).toEqual(['paused', 'paused']);
  expect((await syncs()).map(({ next_at }) => next_at)).toEqual([null, null]);
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  const spent = async () =>
    (await succeed('readMetrics', { token, query: `client=fjordandfoam&from=${day}&to=${day}` })).totals
      .spend_cents;
  expect(await spent()).toBeNull();

  const position = (await succeed('listEvents', { token, query: 'order=newest&limit=1' })).items[0]?.position;
  await succeed('undoChange', { token, body: { position: position ?? 0 } });
  expect(statesOf(await syncs())).toEqual(['active', 'active']);
  expect(await spent()).not.toBeNull();
});

test('a sync on request is in the log of the connection, and is refused without access', async () => {
  const { change, ids, succeed, token, expire } = await open();
  expect(statusAndBody(await change('sync'))).toEqual({ status: 200, body: { changed: 2 } });
  const { rounds } = await succeed('readSyncs', { token, query: `integration=${ids[0]}` });
  expect(rounds.map(({ outcome, asked }) => [outcome, asked])).toEqual([
    ['done', true],
    ['done', true],
  ]);
  await expire(ids);
  expect(statusAndBody(await change('sync'))).toEqual(refusal('sourceSilent'));
});

test('all of one sign-in are reconnected at once', async () => {
  const { appendedBy, change, ids, syncs, expire } = await open();
  await expire(ids);
  expect(statesOf(await syncs())).toEqual(['expired', 'expired']);
  const events = await appendedBy(() => change('reconnect'));
  expect(events.map(({ type, data }) => [type, Object(data).by])).toEqual([
    ['SourceSyncRecovered', 'demoadmin'],
    ['SourceSyncRecovered', 'demoadmin'],
  ]);
  expect(statesOf(await syncs())).toEqual(['active', 'active']);
});

test('the impact names what shows the figures, and leaves out what cannot', async () => {
  const { ids, succeed, token } = await open();
  const { dashboard } = await succeed('createDashboard', {
    token,
    body: { name: 'Shop', client_id: 'fjordandfoam', beginning: 'blank' },
  });
  const place = (row: number) => ({ column: 0, row, width: 6, height: 5 });
  const widget = (id: string, kind: string, row: number, figures: string[], filters?: string) => ({
    ...{ id, kind, figures, by: null, text: kind === 'text' ? 'Words' : '', title: id, place: place(row) },
    ...(filters === undefined ? {} : { filters }),
  });
  await succeed('layOutDashboard', {
    token,
    params: { id: dashboard.id },
    headers: { 'If-Match': dashboard.etag },
    body: {
      widgets: [
        widget('spend', 'line', 0, ['spend_cents']),
        widget('social', 'line', 5, ['spend_cents'], 'channel:paid_social'),
        widget('note', 'text', 10, []),
      ],
    } as never,
  });
  const { impact } = await succeed('readSyncs', { token, query: `integration=${ids[0]}` });
  expect(impact.widgets.map(({ name, dashboard: on }) => [name, on.name])).toEqual([['spend', 'Shop']]);
});

test('an unknown connection is not found', async () => {
  const { ask, token, change } = await open();
  expect(statusAndBody(await ask('readSyncs', { token, query: 'integration=none' }))).toEqual(
    refusal('notFound'),
  );
  expect(statusAndBody(await change('pause', ['none']))).toEqual(refusal('notFound'));
});

test('the history of a new connection arrives in steps, is stopped by a person and goes on, and says how far it is', async () => {
  const { change, ids, succeed, syncs, token, world } = await open();
  const days = async () => (await syncs()).map(({ history }) => history && [history.days, history.stopped]);
  const [first = ''] = ids;
  expect(await days()).toEqual([
    [30, false],
    [30, false],
  ]);
  const early = 'client=fjordandfoam&from=2025-06-01&to=2025-06-30';
  const read = () => succeed('readMetrics', { token, query: early });
  const before = await read();
  expect(before.totals.spend_cents).toBeNull();
  expect(before.notes.find(({ code }) => code === 'backFill')?.text).toBe(
    'History of Google Ads · Fjord & Foam: 30 of 730 days so far.',
  );

  world.clock.advance(6_000);
  await change('stopHistory', [first]);
  world.clock.advance(6_000);
  expect(await days()).toEqual([
    [210, true],
    [390, false],
  ]);
  world.clock.advance(60_000);
  expect(await days()).toEqual([[210, true], null]);
  await change('continueHistory', [first]);
  world.clock.advance(18_000);
  expect(await days()).toEqual([null, null]);
  const after = await read();
  expect(after.totals.spend_cents).toBeGreaterThan(0);
  expect(after.notes.filter(({ code }) => code === 'backFill')).toEqual([]);
  expect(after.freshness.map(({ history }) => history)).toEqual([undefined]);
});

test('an account takes the place of another: the same campaigns go on, no day counts twice, and undo brings the former back', async () => {
  const { appendedBy, ids, succeed, syncs, token, world } = await open();
  const [first = ''] = ids;
  world.clock.advance(20 * 86_400_000);
  await syncs();
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  const query = `client=fjordandfoam&from=2026-01-10&to=${today}&group_by=campaign&interval=day`;
  const read = async () => {
    const { rows, series, totals } = await succeed('readMetrics', { token, query });
    return {
      keys: rows.map(({ key }) => key).toSorted(),
      spend: series.map((one) => one.spend_cents),
      totals,
    };
  };
  const before = await read();
  const scopes = [...platformCatalogue.google_ads.scopes];
  const body = { platform: 'google_ads', account_id: 'google_ads-maple', scopes } as const;
  const events = await appendedBy(() =>
    succeed('connectIntegration', { token, body: { ...body, client_id: 'fjordandfoam', replaces: first } }),
  );
  expect(events.map(({ type }) => type)).toEqual(['IntegrationDisconnected', 'IntegrationConnected']);
  const after = await read();
  expect(after.keys).toEqual(before.keys);
  expect(after.spend.slice(0, -1)).toEqual(before.spend.slice(0, -1));
  expect(after.spend.at(-1)).toBeGreaterThan(0);
  const { items } = await succeed('listIntegrations', { token, query: 'state=connected' });
  expect(items.find(({ client }) => client.id === 'fjordandfoam')?.replaces).toEqual({
    id: first,
    name: 'Google Ads, Fjord & Foam demo ad account',
  });

  await succeed('undoChange', { token, body: { position: events[1]?.position ?? 0 } });
  expect(await read()).toEqual(before);
  const back = await succeed('listIntegrations', { token, query: 'state=connected' });
  expect(back.items.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
});

test('a source is replaced only by one with the same channels, of the same client', async () => {
  const { ask, ids, token } = await open();
  const [first = ''] = ids;
  const replace = (platform: 'microsoft_ads' | 'google_ads', client_id: string, replaces: string) => {
    const scopes = [...platformCatalogue[platform].scopes];
    const body = { platform, account_id: `${platform}-maple`, client_id, scopes, replaces };
    return ask('connectIntegration', { token, body });
  };
  const refused = async (reply: ReturnType<typeof replace>) =>
    ((await reply).body as { errors: object }).errors;
  expect(await refused(replace('microsoft_ads', 'fjordandfoam', first))).toEqual({
    replaces: 'Must bring the same figures as Google Ads',
  });
  expect(await refused(replace('google_ads', 'mapleclinic', first))).toEqual({
    replaces: 'Must be of the same client',
  });
  expect(await refused(replace('google_ads', 'fjordandfoam', 'unknown'))).toEqual({
    replaces: 'Not a connection of this workspace',
  });
});
