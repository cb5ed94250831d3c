/** Tests the demo agency's events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableDays, dailyActivity } from '#domain/analysis/dailyActivity.ts';
import { outlierDays } from '#domain/analysis/outlierDays.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createPlainFold } from '#events/projections/plainFold.ts';
import { demoConnections } from '#mocks/seed/demoConnections.ts';
import { historyOf, seedDemo } from '#mocks/seed/seedDemo.ts';
import { planOf, usageOf } from '#mocks/subscription/planOf.ts';
import { morning, nora } from '#tests/support/cast.ts';
import { foundationOf } from '#tests/support/foundationOf.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const dayLength = 24 * 60 * 60 * 1_000;

const openSeeded = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await seedDemo(log, world);
  return { world, log, events: await log.readAll({ limit: 10_000 }) };
};

const seeded = openSeeded();

const typesOf = (events: readonly { readonly event: { readonly type: string } }[]) =>
  events.map(({ event }) => event.type);

const seededBefore = async (world: ReturnType<typeof createVirtualWorld>): Promise<EventLog> => {
  const log = openMemoryLog(world);
  const [first] = foundationOf(world);
  if (!first) throw new Error('The foundation is empty');
  const { occurredAt: _occurredAt, ...event } = first;
  await log.append({
    commandId: 'seed:demo:1',
    commandHash: '1'.repeat(64),
    correlationId: '1'.repeat(32),
    actor: { kind: 'seed', id: 'demo' },
    events: [event],
  });
  return log;
};

const cut = new Error('the tab was closed here');

/** A storage whose tab closes before or after the commit of the `part`th new append. */
const cutStorage = (
  storage: LogStorage,
  { when, part }: { readonly when: 'before' | 'after'; readonly part: number },
): LogStorage => {
  let parts = 0;
  return {
    ...storage,
    write: async (work, durability) => {
      let isCut = false;
      const result = await storage.write(async (transaction) => {
        const addEvents: typeof transaction.addEvents = (events) => {
          parts += 1;
          isCut = parts === part;
          transaction.addEvents(events);
        };
        const worked = await work({ ...transaction, addEvents });
        if (isCut && when === 'before') throw cut;
        return worked;
      }, durability);
      if (isCut) throw cut;
      return result;
    },
  };
};

describe('demo seed', () => {
  test('is founded by three people, a plan that was tried, paid for and raised, and eight clients (rulings D2 and D4) [S6.1]', () => {
    expect(typesOf(foundationOf(createVirtualWorld()))).toEqual([
      'AccountRegistered',
      'WorkspaceCreated',
      'MemberJoined',
      'ClientAdded',
      'CheckoutCompleted',
      'SubscriptionActivated',
      'AccountRegistered',
      'MemberJoined',
      'ClientAdded',
      'CheckoutCompleted',
      'SubscriptionConverted',
      'AccountRegistered',
      'MemberJoined',
      'ClientAdded',
      'SubscriptionPlanChanged',
      'ClientAdded',
      'ClientAdded',
      'ClientAdded',
      'ClientAdded',
      'ClientAdded',
    ]);
  });

  test('has integrations, competitors, looks and sign-ins of two years, in the order in which they happened', async () => {
    const { events } = await seeded;
    const times = events.map(({ occurredAt }) => occurredAt);
    const counts = Map.groupBy(events, ({ type }) => type);
    const count = (type: string) => counts.get(type)?.length;

    expect(times).toEqual(times.toSorted());
    expect([times[0], times.at(-1)].map((time) => time?.slice(0, 10))).toEqual(['2024-01-01', '2026-01-02']);
    expect([
      count('IntegrationConnected'),
      count('IntegrationRestored'),
      count('CompetitorAdded'),
      count('CompetitorUpdated'),
      count('LookSaved'),
      count('LookRolledBack'),
    ]).toEqual([demoConnections.length, 1, 66, 2, 2, 1]);
    expect(count('SessionStarted')).toBe(count('SessionEnded'));
  });

  test('is recorded when it is appended, by nobody but the seed', async () => {
    const { events } = await seeded;

    expect(new Set(events.map(({ recordedAt }) => recordedAt))).toEqual(new Set([morning]));
    expect(new Set(events.map(({ actor }) => JSON.stringify(actor)))).toEqual(
      new Set(['{"kind":"seed","id":"demo"}']),
    );
  });

  test('says in its facts the time at which they happened', async () => {
    const { events } = await seeded;
    const saying = /^(?:\w+ed|\w+d|rolledBack|set)At$/;
    const own = events.map(({ data }) =>
      Object.entries(data)
        .filter(([field]) => saying.test(field))
        .map(([, value]) => value),
    );

    expect(own).toEqual(events.map(({ occurredAt }) => [occurredAt]));
  });

  test('is the same in every world, and another with another seed of its own', async () => {
    const history = await historyOf(createVirtualWorld());
    expect(await historyOf(createVirtualWorld({ seed: 7 }))).toEqual(history);
    expect(await historyOf(createVirtualWorld(), 7)).not.toEqual(history);
  });

  test('stays within the plan of its time, whatever the seed and the day [S9.2]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 800 }),
        async (seed, days) => {
          const world = createVirtualWorld({ start: Date.parse(morning) + days * dayLength });
          const log = openMemoryLog(world);
          await seedDemo(log, world, await historyOf(world, seed));
          const { take, folded } = createPlainFold();
          const answers = { ...folded, position: 0 };
          for (const event of await log.readAll()) {
            take([event]);
            const question = { workspaceId: 'northlight', now: event.occurredAt };
            const { maxClients, maxTeamMembers } = limitsOf(planOf(answers, question));
            const { clients, teamMembers } = usageOf(answers, question);
            expect(maxClients === -1 || clients <= maxClients).toBe(true);
            expect(maxTeamMembers === -1 || teamMembers <= maxTeamMembers).toBe(true);
          }
          const now = new Date(world.clock.now()).toISOString();
          expect(planOf(answers, { workspaceId: 'northlight', now })).toBe('enterprise');
        },
      ),
      { numRuns: 8 },
    );
  });

  test('has, whatever the seed and the day, a busy day in the last month that stands out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 800 }),
        async (seed, days) => {
          const now = Date.parse(morning) + days * dayLength;
          const facts = (await historyOf(createVirtualWorld({ start: now }), seed)).map(
            ({ event, occurredAt }, index) => ({
              position: index + 1,
              type: event.type,
              day: epochDayAt(Date.parse(occurredAt)),
            }),
          );
          const today = epochDayAt(now);
          const days30 = dailyActivity(facts, { from: today - 29, to: today });
          const whole = comparableDays(days30, { firstDay: facts[0]?.day ?? null, today });
          const found = outlierDays(whole.map(({ day, facts: own }) => ({ day, value: own.length })));
          expect(found?.[0]?.day).toBeOneOf([today - 12, today - 13, today - 14]);
        },
      ),
      { numRuns: 8 },
    );
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
    const { events } = await seeded;

    expect(verifyChain(events)).toBeNull();
  });

  test('is appended once, however often and from however many tabs, each with a world of its own', async () => {
    const worlds = [1, 2, 3].map((seed) => createVirtualWorld({ seed }));
    const storage = memoryStorage();
    const tabs = worlds.map((world) => ({ world, log: openMemoryLog(world, { storage }) }));
    await Promise.all(tabs.map(({ log, world }) => seedDemo(log, world)));
    for (const { log, world } of tabs) {
      world.clock.advance(dayLength);
      await seedDemo(log, world);
    }
    const events = (await tabs[0]?.log.readAll({ limit: 10_000 })) ?? [];
    const facts = (told: readonly { readonly stream: string; readonly occurredAt: string }[]) =>
      told.map(({ stream, occurredAt }) => [stream, occurredAt]);

    expect(facts(events)).toEqual(facts(await historyOf(createVirtualWorld())));
    expect(new Set(events.map(({ commandId }) => commandId.replace(/(?<=:3):\d+$/, '')))).toEqual(
      new Set(['seed:demo:3']),
    );
  });

  test('that is cut before or after the commit of each of its parts goes on, on later days too, and ends as one that was not', async () => {
    const storage = memoryStorage();
    let starts = 0;
    for (let isCut = true; isCut; starts += 1) {
      const world = createVirtualWorld({
        seed: starts + 1,
        start: Date.parse(morning) + starts * dayLength,
      });
      // The first start is cut before its first part. Each later start commits one part and is cut then or in
      // the next.
      const isAfter = starts % 2 === 1;
      const when = isAfter ? 'after' : 'before';
      const log = openMemoryLog(world, {
        storage: cutStorage(storage, { when, part: isAfter || starts === 0 ? 1 : 2 }),
      });
      isCut = await seedDemo(log, world).then(
        () => false,
        (error: unknown) => error === cut,
      );
    }
    const log = openMemoryLog(createVirtualWorld(), { storage });
    const events = await log.readAll({ limit: 10_000 });
    const begun = createVirtualWorld({ start: Date.parse(morning) + dayLength });
    const whole = openMemoryLog(begun);
    await seedDemo(whole, begun);
    const told = (one: StoredEvent) => [
      one.stream,
      one.revision,
      one.type,
      one.data,
      one.tags,
      one.occurredAt,
      one.commandId,
    ];

    expect(starts).toBe(Math.ceil(events.length / 400) + 1);
    expect(events.map(told)).toEqual((await whole.readAll({ limit: 10_000 })).map(told));
    expect([verifyChain(events), await log.vault.list('')]).toEqual([null, await whole.vault.list('')]);
  });

  test('leaves an agency alone that an earlier release has seeded', async () => {
    const world = createVirtualWorld();
    const log = await seededBefore(world);
    await seedDemo(log, world);

    expect((await log.readAll()).map(({ commandId }) => commandId)).toEqual(['seed:demo:1']);
  });

  test('does not undo what people have done since', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    await succeed('updateProfile', { token, body: { first_name: 'Adele' } });
    await seed();

    expect((await demo('admin')).profile.first_name).toBe('Adele');
  });

  test('leaves other workspaces out', async () => {
    const { log, world, signUp, succeed } = openTestBackend();
    await seedDemo(log, world);
    const { token } = (await signUp(nora)).session;

    expect(
      (await succeed('listEvents', { token })).items.filter(({ actor }) => actor.kind === 'seed'),
    ).toEqual([]);
  });

  test('is not made again when it is there', async () => {
    const { log, world } = await seeded;
    const asked: string[] = [];
    const append: EventLog['append'] = (request) => {
      asked.push(request.commandId);
      return log.append(request);
    };
    await seedDemo({ ...log, append }, world);

    expect(asked).toEqual([]);
  });

  test('says so when the storage refuses', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const append: EventLog['append'] = async () => ({
      ok: false,
      why: 'storage',
      failure: 'quota',
      detail: 'there is no room',
    });

    await expect(seedDemo({ ...log, append }, world)).rejects.toThrow(
      'The demo workspace could not be stored: storage',
    );
  });
});
