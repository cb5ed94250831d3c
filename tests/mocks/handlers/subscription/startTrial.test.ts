/** Tests `POST /api/subscription/trial` and the owner's role after it (ruling D29). */
import { describe, expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { credentialsOf, morning, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const trialEnd = '2026-01-19T09:00:00.000Z';

const readAll = async ({ succeed }: Pick<TestBackend, 'succeed'>, token: string) => ({
  clients: await succeed('listClients', { token, query: 'limit=100' }),
  dashboards: await succeed('listDashboards', { token, query: 'limit=100' }),
  connections: await succeed('listIntegrations', { token, query: 'limit=100' }),
  // `last_active_at` changes as people act, so the comparison leaves it out.
  members: (await succeed('readTeam', { token })).members.map(({ last_active_at: _, ...member }) => member),
});

const fillTrial = async ({ succeed, token }: Awaited<ReturnType<typeof openOwner>>) => {
  for (const name of ['Dune', 'Fell', 'Glen', 'Holm', 'Isle'])
    await succeed('addClient', {
      token,
      body: { name, domain: `${name.toLowerCase()}.example`, industry: 'SaaS' },
    });
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await succeed('createDashboard', { token, body: { name, client_id: null, beginning: 'blank' } });
  const [client] = (await succeed('listClients', { token })).items;
  const { items: platforms } = await succeed('listPlatforms', { token });
  for (const { id: platform, accounts } of platforms.slice(0, 4))
    await succeed('connectIntegration', {
      token,
      body: {
        platform,
        account_id: accounts[0]?.id,
        client_id: client?.id,
        scopes: [...platformCatalogue[platform].scopes],
      },
    });
  await succeed('inviteMember', { token, body: { email: otto.email, role: 'manager' } });
  await succeed('signUp', { body: signUpBodyOf(otto) });
};

const openOwner = async () => {
  const backend = openTestBackend();
  const { user, session } = await backend.signUp(nora);
  const { token } = session;
  const { workspace } = await backend.succeed('readWorkspace', { token });
  return { ...backend, user, token, workspaceId: workspace.id };
};

describe('trial', () => {
  test('is Pro for 14 days, and makes the owner admin in the same command (rulings D6 and D29) [S6.1]', async () => {
    const { succeed, appendedBy, token, user, workspaceId } = await openOwner();
    const events = await appendedBy(() => succeed('startTrial', { token }));
    const tags = [`workspace:${workspaceId}`, `account:${user.id}`];
    const { subscription } = await succeed('readSubscription', { token });

    expect(events.map(({ type, stream, actor, ...event }) => [type, stream, actor, event.tags])).toEqual([
      [
        'SubscriptionActivated',
        `subscription-${user.id}`,
        { kind: 'account', id: user.id, role: 'user' },
        tags,
      ],
      ['MemberRoleChanged', `workspace-${workspaceId}`, { kind: 'account', id: user.id, role: 'user' }, tags],
    ]);
    expect(events[1]?.data).toEqual({
      workspaceId,
      accountId: user.id,
      formerRole: 'user',
      role: 'admin',
      changedAt: morning,
    });
    expect(new Set(events.map(({ commandId }) => commandId)).size).toBe(1);
    expect([subscription?.plan_name, subscription?.status, subscription?.trial_end]).toEqual([
      'pro',
      'active',
      trialEnd,
    ]);
  });

  test('opens the pages of an admin to every session of the owner at once, without a new sign-in', async () => {
    const { ask, succeed, token } = await openOwner();
    const other = (await succeed('signIn', { body: credentialsOf(nora) })).session.token;
    const before = await Promise.all([token, other].map((one) => ask('listClients', { token: one })));
    await succeed('startTrial', { token });
    const after = await Promise.all([token, other].map((one) => ask('listIntegrations', { token: one })));
    const sessions = await Promise.all([token, other].map((one) => succeed('readSession', { token: one })));

    expect(before.map(({ status }) => status)).toEqual([403, 403]);
    expect(after.map(({ status }) => status)).toEqual([200, 200]);
    expect(sessions.map(({ profile }) => profile.role)).toEqual(['admin', 'admin']);
  });

  test('ends by the clock; the role stays, and the limits without a plan hold (ruling D29) [S9.2]', async () => {
    const { succeed, token, world } = await openOwner();
    await succeed('startTrial', { token });
    world.clock.advanceTo(Date.parse(trialEnd));
    const [{ profile }, { subscription, limits }] = await Promise.all([
      succeed('readSession', { token }),
      succeed('readSubscription', { token }),
    ]);

    expect([profile.role, subscription?.status, limits?.maxClients]).toEqual(['admin', 'expired', 5]);
  });

  test('that is over leaves everything to the plan that is chosen later: clients, dashboards, connections and people', async () => {
    const owner = await openOwner();
    const { ask, succeed, token, world } = owner;
    await succeed('startTrial', { token });
    await fillTrial(owner);
    const before = await readAll(owner, token);
    world.clock.advanceTo(Date.parse(trialEnd) + 1);
    const later = (await succeed('signIn', { body: credentialsOf(nora) })).session.token;
    const refused = await ask('createDashboard', {
      token: later,
      body: { name: 'Five', client_id: null, beginning: 'blank' },
    });
    await succeed('checkout', { token: later, body: { plan_name: 'pro', billing_cycle: 'monthly' } });

    expect(statusAndBody(refused).status).toBe(402);
    expect([
      before.clients.items.length,
      before.dashboards.items.length,
      before.connections.items.length,
      before.members.length,
    ]).toEqual([6, 4, 4, 2]);
    expect(await readAll(owner, later)).toEqual(before);
    expect((await succeed('signIn', { body: credentialsOf(otto) })).profile.role).toBe('manager');
  });

  test('is refused when there was a plan ever, however it was started and whether or not it runs', async () => {
    const { ask, appendedBy, succeed, token, world } = await openOwner();
    const checkout = { plan_name: 'starter', billing_cycle: 'monthly' };
    await succeed('checkout', { token, body: checkout });
    const refused = async () =>
      expect(statusAndBody(await ask('startTrial', { token }))).toEqual(refusal('trialUsed'));

    expect(await appendedBy(refused)).toEqual([]);
    world.clock.advanceTo(Date.parse(trialEnd));
    expect(await appendedBy(refused)).toEqual([]);
  });

  test('with the same key is one trial, and at the same moment from two tabs one too', async () => {
    const { ask, appendedBy, token } = await openOwner();
    const headers = { 'Idempotency-Key': 'attempt-1' };
    const events = await appendedBy(async () => {
      const same = await Promise.all([1, 2].map(() => ask('startTrial', { token, headers })));
      const other = await ask('startTrial', { token });
      expect([...same, other].map(({ status }) => status)).toEqual([201, 201, 409]);
    });

    expect(events.map(({ type }) => type)).toEqual(['SubscriptionActivated', 'MemberRoleChanged']);
  });

  test('is not for a client’s person, and changes no role where the owner is admin [S6.1]', async () => {
    const { seed, demo, ask, appendedBy } = openTestBackend();
    await seed();
    const tokens = [await demo('client'), await demo('manager')].map(({ session }) => session.token);
    const events = await appendedBy(async () => {
      const replies = await Promise.all(tokens.map((token) => ask('startTrial', { token })));
      expect(replies.map(statusAndBody)).toEqual([refusal('roleForbidden'), refusal('trialUsed')]);
    });

    expect(events).toEqual([]);
  });

  test('by a checkout makes the owner admin too, once', async () => {
    const { succeed, appendedBy, token } = await openOwner();
    const buy = () => succeed('checkout', { token, body: { plan_name: 'pro', billing_cycle: 'yearly' } });
    const [first, second] = [await appendedBy(buy), await appendedBy(buy)];

    expect([first, second].map((events) => events.map(({ type }) => type))).toEqual([
      ['CheckoutCompleted', 'SubscriptionActivated', 'MemberRoleChanged'],
      ['CheckoutCompleted', 'SubscriptionConverted'],
    ]);
  });
});
