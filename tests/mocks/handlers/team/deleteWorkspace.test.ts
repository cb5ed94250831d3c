/** Tests deleting a workspace: permission, cascading effects, retained data and undo. */
import { describe, expect, test } from 'vitest';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const day = 24 * 60 * 60 * 1_000;

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const sign = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const [token, manager, client] = [await sign('admin'), await sign('manager'), await sign('client')];
  const end = (by = token, name: string = demoCompany) =>
    backend.ask('deleteWorkspace', { token: by, body: { name } });
  const restore = (by = token) => backend.ask('restoreWorkspace', { token: by });
  const since = async <Value>(act: () => Promise<Value>) => {
    const after = (await backend.log.head()).position;
    await act();
    return (await backend.log.readAll({ after })).map(({ type }) => type);
  };
  return { ...backend, token, manager, client, end, restore, since };
};

describe('the deletion of a workspace', () => {
  test('is its owner’s alone, who types the name', async () => {
    const { end, manager, client, ask, token, restore, succeed } = await openDemo();
    const reason = 'Only the owner of the workspace can do this.';
    expect(statusAndBody(await end(manager))).toEqual(refusal('roleForbidden', { reason }));
    expect(statusAndBody(await end(client))).toEqual(refusal('roleForbidden', { reason }));
    expect(statusAndBody(await end(token, 'Northlight'))).toEqual(
      refusal('invalid', { errors: { name: 'Type the name exactly as shown' } }),
    );
    await succeed('inviteMember', { token, body: { email: nora.email, role: 'admin' } });
    const other = (await succeed('signUp', { body: signUpBodyOf(nora) })).session.token;
    expect(statusAndBody(await end(other))).toEqual(refusal('roleForbidden', { reason }));
    expect((await end()).status).toBe(204);
    expect(statusAndBody(await restore(other))).toEqual(refusal('roleForbidden', { reason }));
    expect(statusAndBody(await restore(manager))).toEqual(refusal('roleForbidden', { reason }));
    expect((await ask('readSession', { token: manager })).status).toBe(200);
  });

  test('closes every endpoint of the API for everybody, but for what reports it and ends it', async () => {
    const { end, ask, token, manager, client } = await openDemo();
    await end();
    const names = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => endpoints[name].roles !== 'anyone' && name !== 'streamEvents',
    );
    const codes = new Map<string, EndpointName[]>();
    for (const name of names.filter((one) => one !== 'signOut' && one !== 'restoreWorkspace')) {
      const { status, body } = await ask(name, { token, params: { id: 'x', change: 'x' } as never });
      const code = `${status} ${Object(body).code ?? ''}`;
      codes.set(code, [...(codes.get(code) ?? []), name]);
    }
    expect([...codes.keys()].toSorted()).toEqual(['200 ', '403 workspaceDeleted']);
    expect(codes.get('200 ')).toEqual(['readSession']);
    for (const by of [manager, client])
      expect(statusAndBody(await ask('readWorkspace', { token: by }))).toEqual(refusal('workspaceDeleted'));
  });

  test('is reported to who is there and to who signs in: by whom, when, and until when it can be restored', async () => {
    const { end, succeed, token, client, world } = await openDemo();
    const at = new Date(world.clock.now()).toISOString();
    await end();
    const told = async (by: string) => (await succeed('readSession', { token: by })).membership.deletion;
    const body = { email: 'manager@agencylens.demo', password: 'demo1234' };
    const signedIn = await succeed('signIn', { body });

    expect(await told(token)).toEqual({ by: 'Ada Moreau', at, restorable_until: null });
    expect(await told(client)).toEqual({ by: demoCompany, at, restorable_until: null });
    expect(signedIn.membership.deletion).toEqual({ by: 'Ada Moreau', at, restorable_until: null });
  });

  test('ends the subscription and the schedules, and the restoration brings both back', async () => {
    const { end, restore, succeed, since, token, world } = await openDemo();
    const made = await succeed('createReport', {
      token,
      body: { name: 'Monthly', client_id: 'fjordandfoam', beginning: 'monthly' },
    });
    const { id } = made.report;
    const { report: addressed } = await succeed('changeReport', {
      token,
      params: { id },
      headers: { 'If-Match': made.report.etag },
      body: { recipients: ['kim@fjord.example'] },
    });
    await succeed('scheduleReport', {
      token,
      params: { id },
      headers: { 'If-Match': addressed.etag },
      body: {
        schedule: { frequency: 'weekly', weekday: 1, day: null, time: '09:00', zone: 'UTC', ends_on: null },
      },
    });
    const before = await succeed('readBilling', { token });
    expect(await since(end)).toEqual(['WorkspaceDeleted', 'SubscriptionCanceled', 'ReportPaused']);
    await world.clock.advance(10 * day);
    const again = await succeed('signIn', {
      body: { email: 'admin@agencylens.demo', password: 'demo1234' },
    });
    const now = { token: again.session.token };
    expect(await since(() => restore(now.token))).toEqual([
      'WorkspaceRestored',
      'SubscriptionResumed',
      'ReportResumed',
    ]);
    const after = await succeed('readBilling', now);
    const [report] = (await succeed('listReports', now)).items.filter((one) => one.id === id);

    expect([after.subscription?.status, after.ends_at, after.next_charge]).toEqual([
      'active',
      null,
      before.next_charge,
    ]);
    expect([report?.runs, report?.next_runs.every((at) => at > '2026')]).toEqual([0, true]);
  });

  test('brings nothing that time alone would have brought', async () => {
    const { end, succeed, since, token, world } = await openDemo();
    const terms = {
      figure: 'sessions',
      condition: 'below',
      threshold: 900,
      window_days: 7,
      cooldown_days: 7,
    } as const;
    await succeed('setAlertRules', { token, body: { client_ids: ['fjordandfoam'], ...terms } });
    await end();
    await world.clock.advance(3 * day);
    const body = { email: 'manager@agencylens.demo', password: 'demo1234' };
    const types = await since(async () => {
      const { session } = await succeed('signIn', { body });
      await succeed('readSession', { token: session.token });
    });

    expect(types).toEqual(['SessionStarted']);
  });

  test('leaves a canceled subscription as it was', async () => {
    const { end, restore, succeed, since, token, world } = await openDemo();
    await succeed('cancelSubscription', { token });
    const { ends_at } = await succeed('readBilling', { token });
    await world.clock.advance(1_000);
    expect(await since(end)).toEqual(['WorkspaceDeleted']);
    expect(await since(restore)).toEqual(['WorkspaceRestored']);
    expect((await succeed('readBilling', { token })).ends_at).toBe(ends_at);
  });

  test('refuses API keys and share links, which work again once it is restored', async () => {
    const { end, restore, ask, succeed, token } = await openDemo();
    const { secret } = await succeed('makeApiKey', { token, body: { name: 'Export' } });
    const link = await succeed('createShareLink', {
      token,
      body: {
        name: 'For Fjord',
        client_id: 'fjordandfoam',
        kind: 'overview',
        shown_id: null,
        view: '',
        expires_at: null,
        since: null,
      },
    });
    const opened = { params: { token: link.token } };
    expect((await ask('openShare', { ...opened, body: {} })).status).toBe(200);
    await end();
    expect(statusAndBody(await ask('listClients', { token: secret }))).toEqual(refusal('workspaceDeleted'));
    expect(statusAndBody(await ask('openShare', { ...opened, body: {} }))).toEqual(refusal('shareClosed'));
    expect(statusAndBody(await ask('readShare', opened))).toEqual(refusal('shareClosed'));
    await restore();
    expect((await ask('listClients', { token: secret })).status).toBe(200);
    expect((await ask('openShare', { ...opened, body: {} })).status).toBe(200);
  });

  test('lets nobody in by an invitation: who signs up meanwhile gets a workspace of their own', async () => {
    const { end, restore, succeed, since, token, log } = await openDemo();
    await succeed('inviteMember', { token, body: { email: nora.email, role: 'admin' } });
    await end();
    const { position: after } = await log.head();
    const { membership, session } = await succeed('signUp', { body: signUpBodyOf(nora) });
    const tags = (await log.readAll({ after })).flatMap((event) => event.tags);

    expect([membership.kind, tags.filter((tag) => tag === 'workspace:northlight')]).toEqual(['owner', []]);
    expect(await since(restore)).toEqual(['WorkspaceRestored', 'SubscriptionResumed']);
    expect((await succeed('readWorkspace', { token: session.token })).workspace.name).toBe(nora.company);
    const { members } = await succeed('readTeam', { token });
    expect(members.map(({ email }) => email)).not.toContain(nora.email);
  });

  test('is final after 30 days, but for the demo’s', async () => {
    const { succeed, ask, world } = openTestBackend();
    const { session } = await succeed('signUp', { body: signUpBodyOf(nora) });
    const own = { token: session.token };
    const end = () => ask('deleteWorkspace', { ...own, body: { name: nora.company } });
    const key = { 'Idempotency-Key': 'end' };
    const first = { ...own, body: { name: nora.company }, headers: key };
    expect((await ask('deleteWorkspace', first)).status).toBe(204);
    expect((await ask('restoreWorkspace', own)).status).toBe(204);
    expect((await succeed('readWorkspace', own)).workspace.name).toBe(nora.company);
    expect((await end()).status).toBe(204);
    await world.clock.advance(30 * day);
    const body = { email: nora.email, password: nora.password };
    const later = await succeed('signIn', { body });
    expect(statusAndBody(await ask('restoreWorkspace', { token: later.session.token }))).toEqual(
      refusal('deletionFinal'),
    );

    const demo = await openDemo();
    await demo.end();
    await demo.world.clock.advance(400 * day);
    const admin = await demo.succeed('signIn', {
      body: { email: 'admin@agencylens.demo', password: 'demo1234' },
    });
    expect((await demo.restore(admin.session.token)).status).toBe(204);
  });

  test('is in the history, and nothing is gone from the log', async () => {
    const { end, restore, succeed, token, log } = await openDemo();
    const before = await log.readAll({ limit: 10_000 });
    await end();
    await restore();
    const after = await log.readAll({ limit: 10_000 });
    expect(after.slice(0, before.length)).toEqual(before);
    const { items } = await succeed('listHistory', { token, query: 'limit=2' });
    expect(items.map(({ event, can_undo, parts }) => [event.type, can_undo, parts[0]?.fields])).toEqual([
      ['WorkspaceRestored', false, [{ field: 'Workspace', before: 'deleted', after: 'in use' }]],
      ['WorkspaceDeleted', false, [{ field: 'Workspace', before: 'in use', after: 'deleted' }]],
    ]);
  });
});
