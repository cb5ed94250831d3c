/** `as_of`: the past as the log tells it, for reading only. */
import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { nora, otto } from '#tests/support/cast.ts';
import { answerOf, refusal } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const names = Object.keys(paths) as EndpointName[];
const isJson = (name: EndpointName): boolean => (endpoints[name] as Endpoint).mediaType === undefined;
const reading = names.filter((name) => paths[name][0] === 'GET' && isJson(name));

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
  test('is taken by everything that reads but the stream', () => {
    const taking = names.filter((name) => {
      const { query }: Endpoint = endpoints[name];
      return query?.safeParse({ as_of: '1' }).success ?? false;
    });

    expect(taking).toEqual(reading);
  });

  test('tells the profile as it was', async () => {
    const { succeed, token, signedIn } = await openHistory();

    expect([
      await succeed('readSession', { token, query: 'as_of=5' }),
      (await succeed('readSession', { token, query: 'as_of=6' })).profile.first_name,
    ]).toEqual([signedIn, 'Eleonora']);
  });

  test('tells the events that there were, and where the log stood', async () => {
    const { ask, token } = await openHistory();
    const then = await ask('listEvents', { token, query: 'as_of=3' });
    const { items, ...rest } = then.body as { items: { position: number }[] };

    expect([items.map(({ position }) => position), rest, then.headers.get('X-Log-Position')]).toEqual([
      [1, 2, 3],
      { next_cursor: null, total: 3, head: 3 },
      '3',
    ]);
  });

  test('tells the workspace and its use as they were, also before they began', async () => {
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
        { clients: 0, teamMembers: 0, integrations: 0 },
        { clients: 0, teamMembers: 0, integrations: 0 },
        { clients: 0, teamMembers: 1, integrations: 0 },
        { clients: 1, teamMembers: 1, integrations: 0 },
      ],
      [0, 1],
    ]);
    expect([
      answerOf(await ask('readWorkspace', { token, query: 'as_of=1' })),
      answerOf(await ask('readSession', { token, query: 'as_of=0' })),
    ]).toEqual([refusal('notFound'), refusal('userNotFound')]);
  });

  test('tells a subscription as it stood at that time, though its trial has passed since', async () => {
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
    await appendFacts(log, world, [activated]);
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
      const present = answerOf(await ask(name, { token }));
      expect(answerOf(await ask(name, { token, query: 'as_of=11' }))).toEqual(present);
      expect(answerOf(await ask(name, { token, query: 'as_of=99' }))).toEqual(present);
    }
  });

  test('still asks who is asking now', async () => {
    const { ask, succeed, token } = await openHistory();
    await succeed('signOut', { token });

    expect(answerOf(await ask('listEvents', { token, query: 'as_of=5' }))).toEqual(refusal('sessionMissing'));
  });

  test('must be a position', async () => {
    const { ask, token } = await openHistory();
    const positions = ['', 'x', '-1', '1.5', '1e3', '0x1', '9007199254740993', '%201'];
    const replies = await Promise.all(
      positions.map(async (position) =>
        answerOf(await ask('listEvents', { token, query: `as_of=${position}` })),
      ),
    );

    expect(replies).toEqual(
      positions.map(() =>
        refusal('invalid', { errors: { as_of: 'Must be a position of the log: 0, 1, 2, ...' } }),
      ),
    );
  });

  test('is refused by every command, which then changes nothing', async () => {
    const { ask, seed, demo, appendedBy } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    const commands = names.filter((name) => paths[name][0] !== 'GET');
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const name of commands) {
        const call = { token, params: { provider: 'google', id: 'nothing' }, query: 'as_of=1', body: {} };
        replies.push(answerOf(await ask(name, call)));
      }
    });

    expect(replies).toEqual(commands.map(() => refusal('pastIsReadOnly')));
    expect(appended).toEqual([]);
  });
});
