/** Tests `POST` and `DELETE /api/plan-simulation`: every limit of the simulated plan applies at once, and nothing is lost. */
import { describe, expect, test } from 'vitest';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const simulate = (plan_name: PlanName, keep?: object) =>
    backend.ask('startSimulation', { token, body: { plan_name, ...(keep ? { keep } : {}) } });
  const names = async () => {
    const { items } = await backend.succeed('listClients', { token, query: 'limit=100' });
    return items.filter(({ status }) => status !== 'archived').map(({ name }) => name);
  };
  return { ...backend, token, simulate, names, end: () => backend.ask('endSimulation', { token }) };
};

const client = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };

describe('plan simulation', () => {
  test('holds the limits and features of the other plan, and says so', async () => {
    const { ask, succeed, simulate, token } = await openDemo();
    const reply = await simulate('starter');
    const { plan, simulated, subscription, limits, usage, features } = await succeed('readSubscription', {
      token,
    });

    expect(statusAndBody(reply)).toEqual({ status: 200, body: { plan: 'enterprise', simulated: 'starter' } });
    expect([plan, simulated, subscription?.plan_name]).toEqual(['starter', 'starter', 'enterprise']);
    expect([limits?.maxClients, usage, features.includes('ai_insights')]).toEqual([
      5,
      { clients: 5, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
      false,
    ]);
    expect(statusAndBody(await ask('addClient', { token, body: client }))).toEqual(
      refusal('limitReached', { limit: 5, used: 5, plan: 'starter', neededPlan: 'pro' }),
    );
    expect(
      statusAndBody(await ask('inviteMember', { token, body: { email: 'kim@a.example', role: 'manager' } })),
    ).toEqual(refusal('limitReached', { limit: 1, used: 1, plan: 'starter', neededPlan: 'pro' }));
    expect(
      statusAndBody(await ask('askQuestion', { token, body: { question: 'How many clients?' } })),
    ).toEqual(refusal('featureLocked', { plan: 'starter', neededPlan: 'pro' }));
    const days = 'from=2025-08-01&to=2025-08-10';
    expect((await ask('readMetrics', { token, query: days })).status).toBe(402);
  });

  test('suspends who has no place: their session ends, and signing in says why', async () => {
    const { ask, demo, simulate, end } = await openDemo();
    const manager = (await demo('manager')).session.token;
    await simulate('starter');
    const signIn = { body: { email: 'manager@agencylens.demo', password: 'demo1234' } };

    expect(statusAndBody(await ask('readSession', { token: manager }))).toEqual(refusal('sessionMissing'));
    expect(statusAndBody(await ask('signIn', signIn))).toEqual(refusal('memberSuspended'));
    await end();
    expect((await ask('signIn', signIn)).status).toBe(200);
  });

  test('ends with everything as it was, also after a change between two plans', async () => {
    const { succeed, simulate, end, names, token } = await openDemo();
    const before = [await names(), await succeed('readSubscription', { token })];
    await simulate('starter');
    expect(await names()).toHaveLength(5);
    await simulate('pro');
    expect(await names()).toEqual(before[0]);

    expect(statusAndBody(await end())).toEqual({
      status: 200,
      body: { plan: 'enterprise', simulated: null },
    });
    expect([await names(), await succeed('readSubscription', { token })]).toEqual(before);
    expect(statusAndBody(await end())).toEqual({
      status: 200,
      body: { plan: 'enterprise', simulated: null },
    });
  });

  test('keeps what is chosen, and refuses a choice that does not fit or is not there', async () => {
    const { simulate, names } = await openDemo();
    const keep = { clients: ['stackpilot'], team_members: [], integrations: [], dashboards: [] };
    const wrong = { ...keep, clients: ['nobody'], team_members: ['demomanager'] };

    expect(statusAndBody(await simulate('starter', wrong))).toEqual(
      refusal('invalid', {
        errors: { 'keep.clients': 'nobody is not in use', 'keep.team_members': 'Choose at most 1' },
      }),
    );
    await simulate('starter', keep);
    expect(await names()).toEqual(['Stackpilot']);
  });

  test('is for admins, and prevents it of a change of the plan itself', async () => {
    const { ask, demo, simulate, token } = await openDemo();
    const manager = (await demo('manager')).session.token;
    const starter = { plan_name: 'starter' };

    expect(statusAndBody(await ask('startSimulation', { token: manager, body: starter }))).toEqual(
      refusal('roleForbidden'),
    );
    expect(statusAndBody(await simulate('enterprise'))).toEqual(refusal('samePlan'));
    await simulate('pro');
    const yearly = { plan_name: 'pro', billing_cycle: 'yearly' };
    expect(statusAndBody(await ask('changeSubscription', { token, body: yearly }))).toEqual(
      refusal('simulationRunning'),
    );
    expect(statusAndBody(await ask('checkout', { token, body: yearly }))).toEqual(
      refusal('simulationRunning'),
    );
  });
});

describe('a scheduled downgrade', () => {
  const starter = { plan_name: 'starter', billing_cycle: 'monthly' };
  const keep = {
    clients: ['stackpilot', 'mapleclinic'],
    team_members: ['demoadmin'],
    integrations: [],
    dashboards: [],
  };

  test('puts aside what was not chosen with the first request after its time, once, and brings it back on an upgrade', async () => {
    const { succeed, events, world, names, token, demo } = await openDemo();
    await succeed('changeSubscription', { token, body: starter });
    await succeed('chooseKept', { token, body: { keep } });
    const room = await succeed('readRoom', { token, query: 'plan_name=starter' });
    const staying = room.clients.items.filter(({ stays }) => stays).map(({ id }) => id);
    expect([room.chosen, staying.toSorted(), (await names()).length]).toEqual([
      true,
      ['mapleclinic', 'stackpilot'],
      8,
    ]);

    world.clock.advanceTo(Date.parse('2026-02-05T00:00:01.000Z'));
    const later = (await demo('admin')).session.token;
    const before = (await events()).length;
    const reads = await Promise.all([
      succeed('readSubscription', { token: later }),
      succeed('readSubscription', { token: later }),
    ]);
    const due = (await events()).slice(before);
    const tally = Map.groupBy(due, ({ type }) => type);

    expect(reads.map(({ plan, usage }) => [plan, usage?.clients])).toEqual([
      ['starter', 2],
      ['starter', 2],
    ]);
    expect([...tally].map(([type, same]) => [type, same.length])).toEqual([
      ['SubscriptionChangeTookEffect', 1],
      ['ResourcesPutAside', 1],
      ['ClientArchived', 6],
      ['MemberSuspended', 1],
    ]);
    expect(new Set(due.map(({ actor }) => actor.kind))).toEqual(new Set(['system']));

    await succeed('changeSubscription', { token: later, body: { ...starter, plan_name: 'pro' } });
    const after = await succeed('readSubscription', { token: later });
    expect([after.plan, after.usage]).toEqual([
      'pro',
      { clients: 8, teamMembers: 2, integrations: 0, dashboards: 0, reports: 0 },
    ]);
  });

  test('takes effect once whenever others ask meanwhile, and all are answered', async () => {
    const { ask, succeed, events, world, token, demo } = await openDemo();
    await succeed('changeSubscription', { token, body: starter });
    world.clock.advanceTo(Date.parse('2026-02-05T00:00:01.000Z'));
    const later = (await demo('admin')).session.token;
    /** Starts each request one step of the event loop after the previous one. */
    const askAfter = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      return (await ask('readWhiteLabel', { token: later })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, steps) => askAfter(steps)));
    const effects = (await events()).filter(({ type }) => type === 'SubscriptionChangeTookEffect');

    expect([new Set(statuses), effects.length]).toEqual([new Set([200]), 1]);
  });

  test('is asked for a choice only while it is scheduled', async () => {
    const { ask, token } = await openDemo();
    expect(statusAndBody(await ask('chooseKept', { token, body: { keep } }))).toEqual(
      refusal('nothingScheduled'),
    );
  });
});

describe('usage', () => {
  test('numbers these events as the people of the workspace do', async () => {
    const { signUp, succeed } = await openDemo();
    const { token } = (await signUp(nora)).session;
    const { items } = await succeed('listCounted', { token, query: 'resource=team_members' });
    const { items: events } = await succeed('listEvents', { token });

    expect(items.map(({ position, number }) => ({ position, number }))).toEqual(
      events
        .filter(({ type }) => type === 'MemberJoined')
        .map(({ position, number }) => ({ position, number })),
    );
  });

  test('lists each unit with the event from which it counts, and what is put aside', async () => {
    const { succeed, simulate, events, token } = await openDemo();
    const types = async (resource: string) => {
      const { items, aside } = await succeed('listCounted', { token, query: `resource=${resource}` });
      const all = await events();
      return [items, aside].map((list) => list.map(({ position }) => all[(position ?? 0) - 1]?.type));
    };
    expect(await types('team_members')).toEqual([['MemberJoined', 'MemberJoined'], []]);
    await simulate('starter');
    const [clients, aside] = await types('clients');
    expect([clients?.length, aside?.length, new Set(clients)]).toEqual([5, 3, new Set(['ClientAdded'])]);
    expect((await succeed('readUsage', { token })).items[0]).toEqual({
      resource: 'clients',
      used: 5,
      limit: 5,
      resets_at: null,
      aside: 3,
      trend: expect.arrayContaining([{ day: '2026-01-05', used: 5 }]),
    });
  });
});
