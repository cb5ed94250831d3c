/** Tests the backend from a host's view: every request gets an answer. */
import { describe, expect, test } from 'vitest';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { firstRoutes } from '#mocks/firstRoutes.ts';
import { laterRoutes } from '#mocks/laterRoutes.ts';
import { createRouteTable } from '#mocks/routeTable.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** The test decides if and when the other routes load. */
const openArriving = () => {
  const arrivals = [Promise.withResolvers<typeof laterRoutes>(), Promise.withResolvers<typeof laterRoutes>()];
  let asked = 0;
  const routes = createRouteTable(firstRoutes, () => {
    asked += 1;
    return arrivals[asked - 1]?.promise ?? Promise.reject(new Error('asked too often'));
  });
  return { ...openTestBackend({ routes }), arrivals };
};

describe('backend', () => {
  test('answers what waits for code once that has come', async () => {
    const { send, arrivals } = openArriving();
    const answer = send('GET', '/api/plans');
    arrivals[0]?.resolve(laterRoutes);

    expect((await answer).status).toBe(200);
  });

  test('is out of reach where the code does not come, says why, and asks again', async () => {
    const { send, arrivals, world } = openArriving();
    const answer = send('GET', '/api/plans');
    arrivals[0]?.reject(new Error('the file did not come'));

    expect((await answer).type).toBe('error');
    expect(world.trace.frames().map(({ kind, name }) => [kind, name])).toEqual([
      ['fault', 'The code of listPlans did not come'],
    ]);
    arrivals[1]?.resolve(laterRoutes);
    expect((await send('GET', '/api/plans')).status).toBe(200);
  });

  test('ends a request that its page gave up with no network error, which Firefox would log', async () => {
    const giveUp = async ({ signal }: Request) => {
      throw signal.reason;
    };
    const later = { ...laterRoutes, handlers: { ...laterRoutes.handlers, listPlans: giveUp } };
    const { send } = openTestBackend({ routes: createRouteTable(firstRoutes, async () => later) });
    const { type, status, body } = await send('GET', '/api/plans', { signal: AbortSignal.abort() });
    expect([type, status, body]).toEqual(['default', 499, null]);
  });

  test('answers an address that is not there with 404, and one of another method with 405 and Allow', async () => {
    const { send } = openTestBackend();
    const nothing = await send('GET', '/api/nothing');
    const other = await send('DELETE', '/api/plans');

    expect(statusAndBody(await readReply(nothing))).toEqual(refusal('notFound'));
    expect([statusAndBody(await readReply(other)), other.headers.get('Allow')]).toEqual([
      refusal('methodNotAllowed'),
      'GET, HEAD, OPTIONS',
    ]);
  });

  test('answers HEAD as GET without a body', async () => {
    const { send, world } = openTestBackend();
    const [head, get] = [await send('HEAD', '/api/plans'), await send('GET', '/api/plans')];

    expect([head.status, [...head.headers], await head.text()]).toEqual([200, [...get.headers], '']);
    expect((await send('HEAD', '/api/auth/session')).status).toBe(401);
    expect(world.trace.frames()).toEqual([]);
  });

  test('lets go of a stream that HEAD has asked for', async () => {
    const { send, signUp, world } = openTestBackend();
    const Authorization = `Bearer ${(await signUp(nora)).session.token}`;
    const head = await send('HEAD', '/api/events/stream', { headers: { Authorization } });

    expect([head.status, await head.text(), world.clock.pending()]).toEqual([200, '', []]);
  });

  test('answers OPTIONS with the methods there are', async () => {
    const { send } = openTestBackend();
    const [plans, profile] = [
      await send('OPTIONS', '/api/plans'),
      await send('OPTIONS', '/api/auth/profile'),
    ];

    expect([plans.status, plans.headers.get('Allow'), await plans.text()]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      '',
    ]);
    expect([profile.status, profile.headers.get('Allow')]).toEqual([204, 'PATCH, OPTIONS']);
    expect((await send('OPTIONS', '/api/nothing')).status).toBe(404);
  });

  test('says with every answer where the log is, not to keep it, and how the time was spent', async () => {
    const { send, signUp, log } = openTestBackend();
    await signUp(nora);
    const answers = [
      await send('GET', '/api/plans'),
      await send('GET', '/api/nothing'),
      await send('POST', '/api/auth/sign-in', { body: credentialsOf(otto) }),
      await send('GET', '/api/auth/session'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 401]);
    expect(
      answers.map(({ headers }) => [
        headers.get('X-Log-Position'),
        headers.get('Cache-Control'),
        headers.get('X-Content-Type-Options'),
        headers.get('Server-Timing'),
      ]),
    ).toEqual(answers.map(() => ['5', 'no-store', 'nosniff', 'latency;dur=0, handler;dur=0.0']));
    expect((await log.head()).position).toBe(5);
  });

  test('says after a command where the log is with it', async () => {
    const { open } = openTestBackend();
    const created = await open('signUp', { body: signUpBodyOf(nora) });

    expect(created.headers.get('X-Log-Position')).toBe('5');
  });

  test('says of what it read where the log stood then, though it has grown since', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const other = openTestBackend({ world, log });
    const { token } = (await other.signUp(nora)).session;
    const readTagged: EventLog['readTagged'] = async (question) => {
      const found = await log.readTagged(question);
      await other.succeed('updateProfile', { token, body: { first_name: `Eleonora ${found.head}` } });
      return found;
    };
    const slow = openTestBackend({ world, log: { ...log, readTagged } });
    const { headers, body } = await slow.ask('listEvents', { token });
    const { items, ...rest } = body as { items: readonly unknown[] };

    expect([headers.get('X-Log-Position'), items.length, rest]).toEqual([
      '5',
      5,
      { next_cursor: null, total: 5, head: 5 },
    ]);
    expect((await other.open('listEvents', { token })).headers.get('X-Log-Position')).toBe('7');
  });

  test('lives below the base path of its host, and nowhere else', async () => {
    const { backend, send } = openTestBackend({ basePath: '/demo' });
    const elsewhere = ['/api/plans', '/abcd/api/plans', '/demo2/api/plans', '/demoapi/plans'];
    const statuses = await Promise.all(
      elsewhere.map(async (path) => (await backend.handle(new Request(`https://app.example${path}`))).status),
    );

    expect([(await send('GET', '/api/plans')).status, statuses]).toEqual([200, [404, 404, 404, 404]]);
  });

  test('waits as long as the network seems to take, and says so', async () => {
    const { open, world } = openTestBackend({ latency: () => 120 });
    const response = open('listPlans');
    expect(world.clock.pending()).toEqual([world.clock.now() + 120]);
    world.clock.advance(120);

    expect((await response).headers.get('Server-Timing')).toBe('latency;dur=120, handler;dur=0.0');
  });

  test('counts how long a request was on its way from when it left the page', async () => {
    const { backend, world } = openTestBackend({ latency: () => 120 });
    const { trace, clock } = world;
    const { correlation, number: frame } = trace.record({ kind: 'request', name: 'GET /api/plans' });
    const asked = () =>
      backend.handle(
        new Request('https://app.example/api/plans', {
          headers: { traceparent: formatTraceParent({ correlation, frame }) },
        }),
      );
    clock.advance(50);
    const early = asked();
    const waits = clock.pending();
    clock.advance(70);
    const late = asked();

    expect([waits, clock.pending()]).toEqual([[clock.now()], []]);
    expect([(await early).status, (await late).status]).toEqual([200, 200]);
  });

  test('does nothing for a request that was abandoned on its way', async () => {
    const { backend, world, events } = openTestBackend({ latency: () => 120 });
    const controller = new AbortController();
    const handled = backend.handle(
      new Request('https://app.example/api/auth/sign-up', {
        method: 'POST',
        body: JSON.stringify(signUpBodyOf(nora)),
        headers: { 'Content-Type': 'application/json' },
        signal: controller.signal,
      }),
    );
    controller.abort(new Error('gone'));

    await expect(handled).rejects.toThrow('gone');
    expect([await events(), world.clock.pending()]).toEqual([[], []]);
  });

  test('in two tabs on the same records seeds once, and knows what the other tab did', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const join = memoryHints();
    const tabs = [0, 1].map(() =>
      openTestBackend({ world, log: openMemoryLog(world, { storage, hints: join() }) }),
    );
    await Promise.all(tabs.map((tab) => tab.seed()));
    const [first, second] = tabs;
    const signedIn = await first?.demo('admin');
    const token = signedIn?.session.token ?? '';
    const seen = await second?.ask('readSession', { token });
    await second?.ask('signOut', { token });

    expect((await first?.events())?.filter(({ type }) => type === 'AccountRegistered')).toHaveLength(3);
    expect([seen?.body, (await first?.ask('readSession', { token }))?.status]).toEqual([signedIn, 401]);
  });
});
