/** Tests transferring ownership of a workspace: permission, effects and undo. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const [admin, manager, client] = await Promise.all(
    (['admin', 'manager', 'client'] as const).map(async (name) => (await backend.demo(name)).session.token),
  );
  const token = admin ?? '';
  const { name } = (await backend.succeed('readWorkspace', { token })).workspace;
  const give = async (member_id: string, more: { by?: string; name?: string; headers?: object } = {}) =>
    backend.ask('changeOwner', {
      token: more.by ?? token,
      body: { member_id, name: more.name ?? name },
      headers: {
        'If-Match': (await backend.succeed('readTeam', { token })).ownership.etag,
        ...more.headers,
      },
    });
  const read = async (endpoint: EndpointName, query = ''): Promise<object> =>
    Object(await backend.succeed(endpoint, { token, query }));
  const latest = async () => (await backend.log.head()).position;
  return { ...backend, token, manager: manager ?? '', client: client ?? '', name, give, read, latest };
};

const team = (reply: object) =>
  Object(reply).members.map(({ id, role, kind }: { id: string; role: string; kind: string }) => [
    id,
    role,
    kind,
  ]);

describe('another owner', () => {
  test('becomes admin, the former one stays as admin, and the past shows who owned it', async () => {
    const { give, read, latest, succeed, manager, token } = await openDemo();
    const before = await latest();
    const answer = await give('demomanager');
    const types = (await succeed('listEvents', { token, query: `after=${before}` })).items.map(
      ({ type }) => type,
    );

    expect([answer.status, Object(answer.body).member.kind, Object(answer.body).member.role]).toEqual([
      200,
      'owner',
      'admin',
    ]);
    expect(types).toEqual(['MemberRoleChanged', 'WorkspaceOwnerChanged']);
    expect(team(await read('readTeam'))).toEqual([
      ['demoadmin', 'admin', 'staff'],
      ['demomanager', 'admin', 'owner'],
    ]);
    expect(team(await read('readTeam', `as_of=${before}`))).toEqual([
      ['demoadmin', 'admin', 'owner'],
      ['demomanager', 'manager', 'staff'],
    ]);
    const [now, then] = [await read('readWorkspace'), await read('readWorkspace', `as_of=${before}`)];
    expect([Object(now).workspace.owner_id, Object(then).workspace.owner_id]).toEqual([
      'demomanager',
      'demoadmin',
    ]);
    const own = await succeed('readSession', { token: manager });
    expect([own.profile.role, own.membership.kind]).toEqual(['admin', 'owner']);
    expect((await succeed('readSession', { token })).membership.kind).toBe('staff');
  });

  test('has the same plan, bills, card, room and limits: only whose they are is another one', async () => {
    const { give, read, succeed, token } = await openDemo();
    await succeed('startSimulation', { token, body: { plan_name: 'pro' } });
    const readings = ['readSubscription', 'readBilling', 'listInvoices', 'readUsage', 'listClients'] as const;
    const all = () => Promise.all(readings.map((name) => read(name)));
    const before = await all();
    await give('demomanager');
    const after = await all();
    const named = JSON.parse(
      JSON.stringify(before).replaceAll('"user_id":"demoadmin"', '"user_id":"demomanager"'),
    );

    expect(after).toEqual(named);
    expect(JSON.stringify(after)).toContain('"user_id":"demomanager"');
  });

  test('owns the plan in every reply of a command', async () => {
    const { give, succeed, token } = await openDemo();
    await give('demomanager');
    const body = (plan_name: string) => ({ token, body: { plan_name, billing_cycle: 'monthly' } });
    const users: (string | undefined)[] = [];
    const told = ({ subscription }: { subscription: { user_id: string } | null }) =>
      users.push(subscription?.user_id);
    told(await succeed('changeSubscription', body('starter')));
    told(await succeed('chooseKept', { token, body: { keep: null } }));
    told(await succeed('changeSubscription', body('enterprise')));
    told(await succeed('cancelSubscription', { token }));
    told(await succeed('resumeSubscription', { token }));
    told(await succeed('renewEarly', { token }));
    told(await succeed('checkout', body('agency_plus')));

    expect(users).toEqual(Array.from(users, () => 'demomanager'));
  });

  test('has new invoices written to their address, while those before keep the former one’s', async () => {
    const { give, succeed, token, world } = await openDemo();
    const addresses = async () =>
      (await succeed('listInvoices', { token })).items.map(({ billed_to }) => billed_to.email);
    const before = await addresses();
    await give('demomanager');
    const details = await succeed('readBillingDetails', { token });
    expect([await addresses(), details.details.email]).toEqual([before, 'manager@agencylens.demo']);
    await world.clock.advance(40 * 24 * 60 * 60 * 1_000);
    const { token: later } = (
      await succeed('signIn', {
        body: { email: 'manager@agencylens.demo', password: 'demo1234' },
      })
    ).session;
    const { items } = await succeed('listInvoices', { token: later });
    expect(items.map(({ billed_to }) => billed_to.email).toReversed()).toEqual([
      ...before.toReversed(),
      ...Array.from({ length: items.length - before.length }, () => 'manager@agencylens.demo'),
    ]);
    expect(items.length).toBeGreaterThan(before.length);
  });

  test('is named by the owner or another admin alone, of the team, with the name of the workspace', async () => {
    const { give, ask, succeed, token, manager, client } = await openDemo();
    await succeed('inviteMember', { token, body: { email: nora.email, role: 'admin' } });
    const joined = await succeed('signUp', { body: signUpBodyOf(nora) });

    expect(statusAndBody(await give('demomanager', { by: manager }))).toEqual(refusal('roleForbidden'));
    expect(statusAndBody(await give('demomanager', { by: client }))).toEqual(refusal('roleForbidden'));
    expect(statusAndBody(await give(joined.user.id, { by: joined.session.token }))).toEqual(
      refusal('roleForbidden', {
        reason: 'You cannot make yourself the owner. The owner or another admin can.',
      }),
    );
    expect(statusAndBody(await give('democlient'))).toEqual(refusal('notFound'));
    expect(statusAndBody(await give('nobody'))).toEqual(refusal('notFound'));
    expect(statusAndBody(await give('demomanager', { name: 'Northlight?' }))).toEqual(
      refusal('invalid', { errors: { name: 'Type the name exactly as shown' } }),
    );
    await succeed('removeMember', { token, params: { id: 'demomanager' } });
    expect(statusAndBody(await give('demomanager'))).toEqual(refusal('notFound'));
    expect((await give('demoadmin')).status).toBe(200);
    expect((await give('demoadmin', { by: joined.session.token })).status).toBe(200);
    expect((await succeed('readWorkspace', { token })).workspace.owner_id).toBe('demoadmin');
    const without = { token, body: { member_id: joined.user.id, name: 'Northlight' } };
    expect(statusAndBody(await ask('changeOwner', without))).toEqual(
      refusal('invalid', { errors: { name: 'Type the name exactly as shown' } }),
    );
  });

  test('needs the version of who owns it, and a repetition changes nothing', async () => {
    const { give, ask, succeed, token, name, latest } = await openDemo();
    const body = { member_id: 'demomanager', name };
    const { etag } = (await succeed('readTeam', { token })).ownership;
    expect(statusAndBody(await ask('changeOwner', { token, body }))).toEqual(refusal('versionRequired'));
    const key = { 'Idempotency-Key': 'one' };
    expect((await give('demomanager', { headers: key })).status).toBe(200);
    const at = await latest();
    const again = await ask('changeOwner', { token, body, headers: { 'If-Match': etag, ...key } });
    expect([again.status, await latest()]).toEqual([200, at]);
    const stale = { token, body: { ...body, member_id: 'demoadmin' }, headers: { 'If-Match': etag } };
    expect(statusAndBody(await ask('changeOwner', stale))).toEqual(
      refusal('roleForbidden', {
        reason: 'You cannot make yourself the owner. The owner or another admin can.',
      }),
    );
    const other = { token, body, headers: { 'If-Match': etag } };
    expect(statusAndBody(await ask('changeOwner', other))).toEqual(refusal('staleVersion'));
  });

  test('is taken back as a whole by who gave it away, and is in the history by names', async () => {
    const { give, read, succeed, ask, token, latest } = await openDemo();
    const before = await read('readTeam');
    const etagBefore = Object(before).ownership.etag;
    await give('demomanager');
    const [item] = (await succeed('listHistory', { token, query: 'limit=1' })).items;
    expect([item?.event.type, item?.can_undo, item?.parts.at(-1)?.fields]).toEqual([
      'WorkspaceOwnerChanged',
      true,
      [{ field: 'Owner', before: 'Ada Moreau', after: item?.parts.at(-1)?.name }],
    ]);
    await succeed('undoChange', { token, body: { position: await latest() } });
    const after = await read('readTeam');
    expect(team(after)).toEqual(team(before));
    expect(Object(after).ownership.etag).not.toBe(etagBefore);
    const redo = { token, body: { position: await latest() } };
    expect((await ask('undoChange', redo)).status).toBe(200);
    expect(team(await read('readTeam'))).toEqual([
      ['demoadmin', 'admin', 'staff'],
      ['demomanager', 'admin', 'owner'],
    ]);
  });

  test('holds the change before it: the last one is taken back first', async () => {
    const { give, ask, succeed, token, manager, latest } = await openDemo();
    await succeed('inviteMember', { token, body: { email: nora.email, role: 'admin' } });
    const third = await succeed('signUp', { body: signUpBodyOf(nora) });
    await give('demomanager');
    const first = await latest();
    await give(third.user.id, { by: manager });
    const second = await latest();
    const undo = (position: number, by = manager) =>
      ask('undoChange', { token: by, body: { position } }).then(({ status, body }) => [
        status,
        Object(body).code,
      ]);

    expect(await undo(first)).toEqual([409, 'undoHeld']);
    expect(await undo(second)).toEqual([200, undefined]);
    expect(await undo(first)).toEqual([200, undefined]);
    expect((await succeed('readWorkspace', { token })).workspace.owner_id).toBe('demoadmin');
  });

  test('is taken back after a day by the new owner, who is manager again, and not by who gave it away', async () => {
    const { give, ask, latest, world, succeed } = await openDemo();
    await give('demomanager');
    const body = { position: await latest() };
    await world.clock.advance(25 * 60 * 60 * 1_000);
    const signIn = async (email: string) =>
      (await succeed('signIn', { body: { email, password: 'demo1234' } })).session.token;
    const [former, owner] = [await signIn('admin@agencylens.demo'), await signIn('manager@agencylens.demo')];
    expect(statusAndBody(await ask('undoChange', { token: former, body }))).toEqual(
      refusal('roleForbidden', {
        reason: 'You could undo this yourself for one day. Now the owner or another admin can.',
      }),
    );
    expect((await ask('undoChange', { token: owner, body })).status).toBe(200);
    expect(team(await succeed('readTeam', { token: former }))).toEqual([
      ['demoadmin', 'admin', 'owner'],
      ['demomanager', 'manager', 'staff'],
    ]);
  });
});

describe('who founded a workspace and gave it away', () => {
  test('can erase their account, and the plan that the new owner starts is the workspace’s', async () => {
    const { succeed, ask } = openTestBackend();
    const founder = await succeed('signUp', { body: signUpBodyOf(nora) });
    const first = { token: founder.session.token };
    await succeed('startTrial', first);
    await succeed('inviteMember', { ...first, body: { email: otto.email, role: 'manager' } });
    const heir = await succeed('signUp', { body: signUpBodyOf(otto) });
    const second = { token: heir.session.token };
    const { name } = (await succeed('readWorkspace', first)).workspace;
    const full = `${nora.firstName} ${nora.lastName}`;
    expect(statusAndBody(await ask('eraseOwn', { ...first, body: { name: full } }))).toEqual(
      refusal('roleForbidden', {
        reason:
          'You own this workspace. Make someone else its owner first, under Billing, Team. To remove both, clear this site’s data in your browser settings.',
      }),
    );
    const body = { member_id: heir.user.id, name };
    const headers = { 'If-Match': (await succeed('readTeam', first)).ownership.etag };
    await succeed('changeOwner', { ...first, body, headers });
    const plan = { plan_name: 'enterprise', billing_cycle: 'monthly' };
    const bought = await succeed('checkout', { ...second, body: plan });
    await succeed('eraseOwn', { ...first, body: { name: full } });
    const { subscription, limits } = await succeed('readSubscription', second);
    const { members } = await succeed('readTeam', second);

    expect([bought.subscription?.user_id, subscription?.user_id, subscription?.plan_name]).toEqual([
      heir.user.id,
      heir.user.id,
      'enterprise',
    ]);
    expect([limits?.maxClients, members.map(({ id, kind }) => [id, kind])]).toEqual([
      -1,
      [[heir.user.id, 'owner']],
    ]);
    expect((await succeed('startSimulation', { ...second, body: { plan_name: 'starter' } })).simulated).toBe(
      'starter',
    );
  });
});
