/** The demo agency as events. */
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { verifyChain } from '#events/log/hashChain.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { morning } from '#tests/support/cast.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const names = ['admin', 'manager', 'client'] as const;
const berth = 'workspace:northlight';

const common = {
  schemaVersion: 1,
  occurredAt: morning,
  actor: { kind: 'seed', id: 'demo' },
  causationId: null,
};

const registered = names.map((name) => ({
  ...common,
  stream: accountStream(demoAccounts[name].email),
  revision: 0,
  type: 'AccountRegistered',
  tags: [berth, `account:demo${name}`],
  data: {
    accountId: `demo${name}`,
    email: demoAccounts[name].email,
    role: demoAccounts[name].role,
    firstName: demoAccounts[name].firstName,
    lastName: demoAccounts[name].lastName,
    company: 'Northlight Agency',
    avatarUrl: null,
    registeredAt: morning,
  },
}));

const joined = ([name, kind, clientId]: readonly [string, string, string | null], index: number) => ({
  ...common,
  stream: 'workspace-northlight',
  revision: index + 1,
  type: 'MemberJoined',
  tags: [berth, `account:demo${name}`],
  data: { workspaceId: 'northlight', accountId: `demo${name}`, kind, clientId, joinedAt: morning },
});

const workspace = [
  {
    ...common,
    stream: 'workspace-northlight',
    revision: 0,
    type: 'WorkspaceCreated',
    tags: [berth, 'account:demoadmin'],
    data: { workspaceId: 'northlight', name: 'Northlight Agency', ownerId: 'demoadmin', createdAt: morning },
  },
  ...(
    [
      ['admin', 'owner', null],
      ['manager', 'staff', null],
      ['client', 'client', 'fjordandfoam'],
    ] as const
  ).map(joined),
];

const subscription = {
  ...common,
  stream: 'subscription-demoadmin',
  revision: 0,
  type: 'SubscriptionActivated',
  tags: [berth, 'account:demoadmin'],
  data: {
    subscriptionId: 'northlight',
    accountId: 'demoadmin',
    workspaceId: 'northlight',
    plan: 'enterprise',
    cycle: 'monthly',
    trialEnd: null,
    periodStart: morning,
    periodEnd: '2026-02-05T09:00:00.000Z',
    activatedAt: morning,
  },
};

const clients = demoClients.map(({ clientId, name, domain, industry }, revision) => ({
  ...common,
  stream: 'clients-northlight',
  revision,
  type: 'ClientAdded',
  tags: [berth, `client:${clientId}`],
  data: { clientId, workspaceId: 'northlight', name, domain, industry, sample: true, addedAt: morning },
}));

describe('demo seed', () => {
  test('is three people in one workspace on Enterprise with eight clients (rulings D2 and D4) [S6.1]', async () => {
    const { seed, events } = openTestBackend();
    await seed();

    expect(factsOf(await events())).toEqual([...registered, ...workspace, subscription, ...clients]);
  });

  test('has a client of each industry of the industries page, at addresses that nobody owns', () => {
    expect(demoClients.map(({ industry }) => industry)).toEqual([
      'E-commerce',
      'SaaS & Technology',
      'Healthcare',
      'Education',
      'Automotive',
      'Real Estate',
      'Travel & Hospitality',
      'Food & Restaurant',
    ]);
    expect(demoClients.filter(({ domain }) => !domain.endsWith('.example'))).toEqual([]);
    expect(new Set(demoClients.map(({ clientId }) => clientId)).size).toBe(8);
  });

  test('is one unbroken chain', async () => {
    const { seed, events } = openTestBackend();
    await seed();

    expect(verifyChain(await events())).toBeNull();
  });

  test('is appended once, however often and from however many tabs', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const logs = [0, 1, 2].map(() => openMemoryLog(world, { storage }));
    await Promise.all(logs.map((log) => seedDemo(log, world)));
    world.clock.advance(86_400_000);
    for (const log of logs) await seedDemo(log, world);

    expect((await logs[0]?.head())?.position).toBe(16);
  });

  test('does not undo what people have done since', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    await succeed('updateProfile', { token, body: { first_name: 'Adele' } });
    await seed();

    expect((await demo('admin')).profile.first_name).toBe('Adele');
  });

  test('says so when the storage refuses', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    await log.close();

    await expect(seedDemo(log, world)).rejects.toThrow('The demo workspace could not be stored: storage');
  });
});
