/** GET /api/workspace. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { later, morning, nora, otto } from '#tests/support/cast.ts';
import { answerOf, refusal } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const northlight = {
  id: 'northlight',
  name: 'Northlight Agency',
  created_at: '2025-07-07T09:15:14.596Z',
  owner_id: 'demoadmin',
};

const joined = {
  ada: '2025-07-07T09:15:14.596Z',
  marcus: '2025-07-11T09:17:49.011Z',
  clara: '2025-07-29T09:33:53.778Z',
};

const ada = { id: 'demoadmin', name: 'Ada Moreau', role: 'admin', kind: 'owner', joined_at: joined.ada };
const marcus = {
  id: 'demomanager',
  name: 'Marcus Chen',
  role: 'manager',
  kind: 'staff',
  joined_at: joined.marcus,
};
const clara = {
  id: 'democlient',
  name: 'Clara Lindqvist',
  role: 'user',
  kind: 'client',
  joined_at: joined.clara,
};

/** A person of another client than Clara's. */
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

    expect(answerOf(await ask('readWorkspace', { token }))).toEqual({
      status: 200,
      body: {
        workspace: northlight,
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

  test('shows a person of a client the agency and their own people, not those of other clients (ruling D11)', async () => {
    const { seed, demo, succeed, log, world } = openTestBackend();
    await seed();
    await appendFacts(log, world, victorJoins, { tags: ['workspace:northlight'] });
    const read = async (name: 'manager' | 'client') =>
      (await succeed('readWorkspace', { token: (await demo(name)).session.token })).members;
    const victor = { id: 'victor', name: 'Victor Ampère', role: 'user', kind: 'client', joined_at: later };

    expect([await read('manager'), await read('client')]).toEqual([
      [ada, marcus, clara, victor],
      [ada, marcus, clara],
    ]);
  });

  test('is counted as far as its pages are open to the caller (rulings D10 and D11)', async () => {
    const { log, world, seed, demo, succeed } = openTestBackend();
    await seedDemo(log, world);
    await seed();
    const overviewFor = async (name: 'admin' | 'manager' | 'client') =>
      (await succeed('readWorkspace', { token: (await demo(name)).session.token })).overview;
    const { events: _admin, ...admin } = await overviewFor('admin');
    const { events: _manager, ...manager } = await overviewFor('manager');
    const { events, ...client } = await overviewFor('client');

    expect([admin, manager, client]).toEqual([
      { clients: 8, integrations: 9, competitors: 3, apps: 0 },
      { clients: 8, integrations: null, competitors: null, apps: 0 },
      { clients: null, integrations: null, competitors: null, apps: 0 },
    ]);
    expect(events).toEqual({ last_7_days: 3, previous_7_days: 4 });
  });

  test('needs a session', async () => {
    const { ask } = openTestBackend();

    expect(answerOf(await ask('readWorkspace'))).toEqual(refusal('sessionMissing'));
  });
});
