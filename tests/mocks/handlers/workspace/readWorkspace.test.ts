/** Tests `GET /api/workspace`. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { demoBook } from '#mocks/seed/demoClientBook.ts';
import { demoConnections } from '#mocks/seed/demoConnections.ts';
import { later, morning, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { foundationOf } from '#tests/support/foundationOf.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const [adaJoined, marcusJoined, claraJoined] = foundationOf(createVirtualWorld()).flatMap(
  ({ event, occurredAt }) => (event.type === 'MemberJoined' ? [occurredAt] : []),
);

const northlight = {
  id: 'northlight',
  name: 'Northlight Agency',
  created_at: adaJoined,
  owner_id: 'demoadmin',
};

const ada = { id: 'demoadmin', name: 'Ada Moreau', role: 'admin', kind: 'owner', joined_at: adaJoined };
const marcus = {
  id: 'demomanager',
  name: 'Marcus Chen',
  role: 'manager',
  kind: 'staff',
  joined_at: marcusJoined,
};
const clara = {
  id: 'democlient',
  name: 'Clara Lindqvist',
  role: 'user',
  kind: 'client',
  joined_at: claraJoined,
};

const victorJoins: readonly AppEvent[] = [
  {
    type: 'AccountRegistered',
    data: {
      accountId: 'victor',
      email: 'victor@voltride.example',
      role: 'user',
      firstName: 'Victor',
      lastName: 'Ampère',
      company: 'Voltride Motors',
      avatarUrl: null,
      registeredAt: later,
    },
  },
  {
    type: 'MemberJoined',
    data: {
      workspaceId: 'northlight',
      accountId: 'victor',
      kind: 'client',
      clientId: 'voltride',
      joinedAt: later,
    },
  },
];

describe('workspace', () => {
  test('of the demo is the agency with its three people, in the order of joining [S6.1]', async () => {
    const { seed, demo, ask } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;

    expect(statusAndBody(await ask('readWorkspace', { token }))).toEqual({
      status: 200,
      body: {
        first_steps: expect.anything(),
        last_visit: null,
        workspace: northlight,
        client: null,
        members: [ada, marcus, clara],
        overview: {
          clients: 8,
          integrations: 0,
          competitors: 0,
          apps: 0,
          events: { last_7_days: 1, previous_7_days: 1 },
        },
      },
    });
  });

  test('reports what others changed since the caller was here last, before the session that is open', async () => {
    const { seed, demo, succeed, world, log } = openTestBackend();
    await seed();
    const first = (await demo('admin')).session.token;
    const add = (token: string, name: string) =>
      succeed('addClient', { token, body: { name, domain: `${name}.example`, industry: 'SaaS' } });
    await add(first, 'dune');
    const { position } = await log.head();
    world.clock.advance(60_000);
    const marcus = (await demo('manager')).session.token;
    await add(marcus, 'erg');
    await add(marcus, 'fels');
    world.clock.advance(60_000);
    const { token } = (await demo('admin')).session;
    await add(token, 'garn');
    const visitOf = async (by: string) => (await succeed('readWorkspace', { token: by })).last_visit;
    const clara = (await demo('client')).session.token;

    expect(await visitOf(token)).toEqual({ at: morning, position, changes: 2, people: 1 });
    expect(await visitOf(clara)).toBeNull();
  });

  test('of a sign-up is named after the company, with its owner as the only member', async () => {
    const { signUp, succeed } = openTestBackend();
    await signUp(otto);
    const { user, session } = await signUp(nora);
    const { workspace, members } = await succeed('readWorkspace', { token: session.token });

    expect({ workspace, members }).toEqual({
      workspace: { id: workspace.id, name: 'Berg Media', created_at: morning, owner_id: user.id },
      members: [{ id: user.id, name: 'Nora Berg', role: 'user', kind: 'owner', joined_at: morning }],
    });
  });

  test('calls people as they are called now', async () => {
    const { signUp, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect((await succeed('readWorkspace', { token })).members.map(({ name }) => name)).toEqual([
      'Eleonora Berg',
    ]);
  });

  test('shows a person of a client their own people: neither the staff nor those of other clients (ruling D11)', async () => {
    const { seed, demo, succeed, log, world } = openTestBackend();
    await seed();
    await appendFacts(log, world, victorJoins, { tags: ['workspace:northlight'] });
    const read = async (name: 'manager' | 'client') =>
      (await succeed('readWorkspace', { token: (await demo(name)).session.token })).members;
    const victor = { id: 'victor', name: 'Victor Ampère', role: 'user', kind: 'client', joined_at: later };

    expect([await read('manager'), await read('client')]).toEqual([[ada, marcus, clara, victor], [clara]]);
  });

  test('is counted as far as its pages are open to the caller (rulings D10 and D11)', async () => {
    const { log, world, seed, demo, succeed } = openTestBackend();
    await seedWholeAgency(log, world);
    await seed();
    const overviewFor = async (name: 'admin' | 'manager' | 'client') =>
      (await succeed('readWorkspace', { token: (await demo(name)).session.token })).overview;
    const { events: _admin, ...admin } = await overviewFor('admin');
    const { events: _manager, ...manager } = await overviewFor('manager');
    const { events, ...client } = await overviewFor('client');

    const kept = new Set(demoBook.flatMap(({ clientId, left }) => (left === null ? [clientId] : [])));
    const integrations = demoConnections.filter(({ clientId }) => kept.has(clientId)).length;
    expect([admin, manager, client]).toEqual([
      { clients: kept.size, integrations, competitors: 66, apps: 0 },
      { clients: kept.size, integrations: null, competitors: null, apps: 0 },
      { clients: null, integrations: null, competitors: null, apps: null },
    ]);
    expect(events).toEqual({ last_7_days: 5, previous_7_days: 7 });
  });

  test('is counted for a client’s person from the events of the last two weeks, not from all of them', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const looked: string[] = [];
    const watched: EventLog = {
      ...log,
      readTagged: async (question) => {
        const found = await log.readTagged(question);
        if (/^(?:client|account):/.test(question.tag))
          looked.push(...found.events.map(({ occurredAt }) => occurredAt));
        return found;
      },
    };
    await seedWholeAgency(log, world);
    const { seed, demo, succeed } = openTestBackend({ world, log: watched });
    await seed();
    const { token } = (await demo('client')).session;
    looked.length = 0;
    const { events } = (await succeed('readWorkspace', { token })).overview;

    const all = await log.countTagged({ tag: 'client:fjordandfoam' });
    expect(events).toEqual({ last_7_days: 5, previous_7_days: 7 });
    expect([all > 100, looked.length < 30]).toEqual([true, true]);
  });

  test('needs a session', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('readWorkspace'))).toEqual(refusal('sessionMissing'));
  });
});
