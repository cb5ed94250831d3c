/** Tests `as_of`: read-only access to past states of the log. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, onlyReads, paths } from '#domain/contract/paths.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const names = Object.keys(paths) as EndpointName[];
const isJson = (name: EndpointName): boolean => (endpoints[name] as Endpoint).mediaType === undefined;
/** Visitors have no `as_of`, because they do not know the log. */
const reading = names.filter(
  (name) =>
    paths[name][0] === 'GET' &&
    isJson(name) &&
    !['readShare', 'readInvitation', 'readSignInLook'].includes(name),
);

const questions: readonly EndpointName[] = ['askQuestion'];

/** Nora signs up (5 events), changes her name (1), Otto signs up (5). */
const openHistory = async () => {
  const backend = openTestBackend();
  const signedIn = await backend.signUp(nora);
  const { token } = signedIn.session;
  await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
  await backend.signUp(otto);
  return { ...backend, token, signedIn };
};

describe('as_of', () => {
  test('is taken by everything that reads, questions too, but the stream and the links of visitors', () => {
    const taking = names.filter((name) => {
      const { query }: Endpoint = endpoints[name];
      return query?.safeParse({ ...neededQuery(name), as_of: '1' }).success ?? false;
    });

    expect(taking).toEqual(names.filter((name) => [...reading, ...questions].includes(name)));
  });

  test('reports the profile as it was', async () => {
    const { succeed, token, signedIn } = await openHistory();

    expect([
      await succeed('readSession', { token, query: 'as_of=5' }),
      (await succeed('readSession', { token, query: 'as_of=6' })).profile.first_name,
    ]).toEqual([signedIn, 'Eleonora']);
  });

  test('reports the events that there were, and where the log stood', async () => {
    const { ask, token } = await openHistory();
    const then = await ask('listEvents', { token, query: 'as_of=3' });
    const { items, ...rest } = then.body as { items: { position: number }[] };

    expect([items.map(({ position }) => position), rest, then.headers.get('X-Log-Position')]).toEqual([
      [1, 2, 3],
      { next_cursor: null, total: 3, head: 3 },
      '3',
    ]);
  });

  test('reports the workspace and its use as they were, also before they began', async () => {
    const { ask, succeed, token } = await openHistory();
    const usages = await Promise.all(
      [0, 2, 3, 4].map(
        async (position) => (await succeed('readSubscription', { token, query: `as_of=${position}` })).usage,
      ),
    );
    const members = await Promise.all(
      [2, 3].map(
        async (position) =>
          (await succeed('readWorkspace', { token, query: `as_of=${position}` })).members.length,
      ),
    );

    expect([usages, members]).toEqual([
      [
        { clients: 0, teamMembers: 0, integrations: 0, dashboards: 0, reports: 0 },
        { clients: 0, teamMembers: 0, integrations: 0, dashboards: 0, reports: 0 },
        { clients: 0, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
        { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
      ],
      [0, 1],
    ]);
    expect([
      statusAndBody(await ask('readWorkspace', { token, query: 'as_of=1' })),
      statusAndBody(await ask('readSession', { token, query: 'as_of=0' })),
    ]).toEqual([refusal('notFound'), refusal('userNotFound')]);
  });

  test('reports a subscription as it stood at that time, though its trial has passed since', async () => {
    const { log, world, succeed, signUp } = openTestBackend();
    const { user, session } = await signUp(nora);
    const activated: AppEvent = {
      type: 'SubscriptionActivated',
      data: {
        subscriptionId: 'one',
        accountId: user.id,
        workspaceId: 'berg',
        plan: 'pro',
        cycle: 'monthly',
        periodStart: '2026-01-05T09:00:00.000Z',
        periodEnd: '2026-02-05T09:00:00.000Z',
        trialEnd: '2026-01-19T09:00:00.000Z',
        activatedAt: '2026-01-05T09:00:00.000Z',
      },
    };
    const [registered] = await log.readAll();
    await appendFacts(log, world, [activated], { tags: registered?.tags ?? [] });
    const read = (query: string) => succeed('readSubscription', { token: session.token, query });
    const before = await read('');
    world.clock.advance(20 * 86_400_000);
    const after = await read('');

    expect([before.subscription?.status, after.subscription?.status]).toEqual(['active', 'expired']);
    expect(await read('as_of=6')).toEqual(before);
  });

  test('of the head is the present, and beyond it the head', async () => {
    const { ask, token } = await openHistory();
    for (const name of reading) {
      const present = statusAndBody(await ask(name, { token }));
      expect(statusAndBody(await ask(name, { token, query: 'as_of=11' }))).toEqual(present);
      expect(statusAndBody(await ask(name, { token, query: 'as_of=99' }))).toEqual(present);
    }
  });

  test('still asks who is asking now', async () => {
    const { ask, succeed, token } = await openHistory();
    await succeed('signOut', { token });

    expect(statusAndBody(await ask('listEvents', { token, query: 'as_of=5' }))).toEqual(
      refusal('sessionMissing'),
    );
  });

  test('must be a position or a moment', async () => {
    const { ask, token } = await openHistory();
    const positions = ['', 'x', 'abc', '-1', '1.5', '1e3', '0x1', '9007199254740993', '%201', '2026-02-30'];
    const replies = await Promise.all(
      positions.map(async (position) =>
        statusAndBody(await ask('listEvents', { token, query: `as_of=${position}` })),
      ),
    );

    expect(replies).toEqual(
      positions.map(() =>
        refusal('invalid', {
          errors: {
            as_of: 'Must be a position of the log such as 312, a day, or a time such as 2026-11-03T14:20Z',
          },
        }),
      ),
    );
  });

  test('at a moment reports what had happened by then, and no moment is to come', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const signedUpAt = backend.world.clock.now();
    backend.world.clock.advance(3 * 60 * 60_000);
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    const at = (time: number) => `as_of=${new Date(time).toISOString().slice(0, 16)}Z`;
    const nameAt = async (time: number) =>
      (await backend.succeed('readSession', { token, query: at(time) })).profile.first_name;

    expect([await nameAt(signedUpAt), await nameAt(backend.world.clock.now())]).toEqual([
      nora.firstName,
      'Eleonora',
    ]);
    const before = await backend.ask('listEvents', { token, query: at(signedUpAt - 24 * 60 * 60_000) });
    expect(before.body).toMatchObject({ items: [], total: 0, head: 0 });
    const tomorrow = at(backend.world.clock.now() + 24 * 60 * 60_000);
    expect(statusAndBody(await backend.ask('listEvents', { token, query: tomorrow }))).toEqual(
      refusal('invalid', { errors: { as_of: 'Must not be in the future' } }),
    );
  });

  test('is refused by every command, which then changes nothing', async () => {
    const { ask, succeed, seed, demo, appendedBy } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    // Uses the plan with every feature, because a locked feature would be refused first.
    await succeed('changeSubscription', {
      token,
      body: { plan_name: 'agency_plus', billing_cycle: 'monthly' },
    });
    const commands = names.filter((name) => !onlyReads(name));
    expect(names.filter((name) => paths[name][0] !== 'GET' && onlyReads(name))).toEqual(questions);
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const name of commands) {
        const call = {
          token,
          params: { provider: 'google', id: 'nothing', change: 'nothing', token: 'nothing' },
          query: 'as_of=1',
          body: {},
        };
        replies.push(statusAndBody(await ask(name, call)));
      }
    });

    expect(replies).toEqual(commands.map(() => refusal('pastIsReadOnly')));
    expect(appended).toEqual([]);
  });
});
