/** The backend as a host sees it: every request gets an answer, whatever happens inside. */
import { describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { memoryHints } from '#events/log/memoryHints.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { Passwords } from '#mocks/auth/passwords.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { answerOf, type CallOptions, openTestBackend, readReply, refusal } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const correlation = '4bf92f3577b34da6a3ce929d0e0e4736';

const broken: Passwords = {
  hash: () => Promise.reject(new Error('the hash is broken')),
  verify: () => Promise.reject(new Error('the comparison is broken')),
};

/** A log that refuses to append. */
const refusing = (log: EventLog, failure: 'quota' | 'blocked'): EventLog => ({
  ...log,
  append: async () => ({ ok: false, why: 'storage', failure, detail: 'no' }),
});

describe('backend', () => {
  test('answers an address that is not there with 404, and one of another method with 405 and Allow', async () => {
    const { send } = openTestBackend();
    const nothing = await send('GET', '/api/nothing');
    const other = await send('DELETE', '/api/plans');

    expect(answerOf(await readReply(nothing))).toEqual(refusal('notFound'));
    expect([answerOf(await readReply(other)), other.headers.get('Allow')]).toEqual([
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
    const [plans, profile] = [await send('OPTIONS', '/api/plans'), await send('OPTIONS', '/api/auth/profile')];

    expect([plans.status, plans.headers.get('Allow'), await plans.text()]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      '',
    ]);
    expect([profile.status, profile.headers.get('Allow')]).toEqual([204, 'PATCH, OPTIONS']);
    expect((await send('OPTIONS', '/api/nothing')).status).toBe(404);
  });

  test('says with every answer where the log stands, not to keep it, and how the time was spent', async () => {
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

  test('says after a command where the log stands with it', async () => {
    const { open } = openTestBackend();
    const created = await open('signUp', { body: signUpBodyOf(nora) });

    expect(created.headers.get('X-Log-Position')).toBe('5');
  });

  test('says of what it read where the log stood then, though it has grown since', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const { open, signUp } = openTestBackend({ world, log });
    const { token } = (await signUp(nora)).session;
    const growing: EventLog = {
      ...log,
      vault: {
        ...log.vault,
        get: async (key) => {
          const secret = await log.vault.get(key);
          await openTestBackend({ world, log }).signUp(otto);
          return secret;
        },
      },
    };
    const response = await openTestBackend({ world, log: growing }).open('listEvents', { token });

    expect([response.headers.get('X-Log-Position'), ((await response.json()) as { head: number }).head]).toEqual([
      '5',
      5,
    ]);
    expect((await open('listEvents', { token })).headers.get('X-Log-Position')).toBe('10');
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

  test('answers 500 when a handler fails, records the fault and appends nothing', async () => {
    const { ask, events, world } = openTestBackend({ passwords: broken });
    const reply = await ask('signUp', { body: signUpBodyOf(nora) });
    const [command, fault] = world.trace.frames();

    expect(answerOf(reply)).toEqual(refusal('internal'));
    expect(await events()).toEqual([]);
    expect([command?.kind, command?.name]).toEqual(['command', 'signUp']);
    expect([fault?.kind, fault?.name, fault?.cause, fault?.detail]).toEqual([
      'fault',
      'signUp failed',
      command?.number,
      new Error('the hash is broken'),
    ]);
  });

  test('answers 500 without a word of what went wrong inside', async () => {
    const { ask } = openTestBackend({ passwords: broken });

    expect(JSON.stringify((await ask('signUp', { body: signUpBodyOf(nora) })).body)).not.toContain('broken');
  });

  test('tells a full storage from one that does not answer', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const replies = await Promise.all(
      (['quota', 'blocked'] as const).map((failure) =>
        openTestBackend({ world, log: refusing(log, failure) }).ask('signUp', { body: signUpBodyOf(nora) }),
      ),
    );

    expect(replies.map(answerOf)).toEqual([refusal('storageFull'), refusal('storageUnavailable')]);
  });

  test('answers 503 when the storage cannot be read, too', async () => {
    const { log, send, signUp, world } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await log.close();
    const replies = [
      await send('GET', '/api/auth/session', { token }),
      await send('POST', '/api/auth/sign-in', { body: credentialsOf(nora) }),
      await send('GET', '/api/nothing'),
    ];

    expect(await Promise.all(replies.map(async (reply) => answerOf(await readReply(reply))))).toEqual([
      refusal('storageUnavailable'),
      refusal('storageUnavailable'),
      refusal('notFound'),
    ]);
    expect(replies.map(({ headers }) => headers.get('X-Log-Position'))).toEqual([null, null, null]);
    expect(world.trace.frames().filter(({ kind }) => kind === 'fault').map(({ detail }) => detail)).toEqual([
      expect.any(StorageError),
      expect.any(StorageError),
    ]);
  });

  test('records a command as caused by the frame that traceparent names, and its events with its correlation', async () => {
    const { ask, world, events } = openTestBackend();
    const gesture = world.trace.record({ kind: 'gesture', name: 'click', cause: null, correlation });
    const traceparent = `00-${correlation}-${gesture.number.toString(16).padStart(16, '0')}-01`;
    await ask('signUp', { body: signUpBodyOf(nora), headers: { traceparent } });
    const command = world.trace.frames().find(({ kind }) => kind === 'command');

    expect([command?.name, command?.cause, command?.correlation]).toEqual(['signUp', gesture.number, correlation]);
    expect((await events()).map(({ correlationId }) => correlationId)).toEqual(Array(5).fill(correlation));
    expect(
      world.trace.frames().filter(({ kind }) => kind === 'event').map(({ cause }) => cause),
    ).toEqual(Array(5).fill(command?.number));
  });

  test('takes the correlation of a stranger, whose frames it does not know', async () => {
    const { ask, world, events } = openTestBackend();
    const strangers = ['f067aa0ba902b7c1', 'ffffffffffffffff', '0000000000000002'].map((parent, index) => ({
      parent,
      trace: `${correlation.slice(1)}${index}`,
      email: `nora${index}@berg.example`,
    }));
    for (const { parent, trace, email } of strangers) {
      const headers = { traceparent: `00-${trace}-${parent}-01` };
      expect((await ask('signUp', { body: signUpBodyOf({ ...nora, email }), headers })).status).toBe(201);
    }
    const commands = world.trace.frames().filter(({ kind }) => kind === 'command');

    expect(commands.map(({ cause, correlation: taken }) => [cause, taken])).toEqual(
      strangers.map(({ trace }) => [null, trace]),
    );
    expect((await events()).map(({ correlationId }) => correlationId)).toEqual(
      strangers.flatMap(({ trace }) => Array(5).fill(trace)),
    );
  });

  test('answers a reading of a stranger that fails', async () => {
    const { log, send } = openTestBackend();
    await log.close();
    const traceparent = `00-${correlation}-f067aa0ba902b7c1-01`;

    expect((await send('GET', '/api/plans', { headers: { traceparent } })).status).toBe(503);
  });

  test('ignores a traceparent that is malformed', async () => {
    const { ask, events } = openTestBackend();
    await ask('signUp', { body: signUpBodyOf(nora), headers: { traceparent: 'nonsense' } });
    const correlations = new Set((await events()).map(({ correlationId }) => correlationId));

    expect([...correlations].map((id) => /^[0-9a-f]{32}$/.test(id))).toEqual([true]);
  });

  test('in two tabs on the same records seeds once, and knows what the other tab did', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const join = memoryHints();
    const tabs = [0, 1].map(() => openTestBackend({ world, log: openMemoryLog(world, { storage, hints: join() }) }));
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

describe('every endpoint', () => {
  test('answers whatever comes with a problem of the catalogue, never with 500', async () => {
    const { ask } = openTestBackend();
    const calls: readonly CallOptions[] = [
      { query: 'limit=x&as_of=-1', token: 'x' },
      { query: 'as_of=1', headers: { Authorization: 'é', 'Idempotency-Key': ' ', traceparent: '00' } },
      { headers: { 'Idempotency-Key': 'k'.repeat(256), 'If-Match': 'é', 'Last-Event-ID': 'é' } },
    ];
    const bodies = [undefined, null, {}, [], 'text', 0, { email: {} }, { email: 'a@b.c', password: 'x'.repeat(5_000) }];
    const statuses: number[] = [];
    for (const name of Object.keys(paths) as EndpointName[]) {
      for (const call of calls) {
        for (const body of paths[name][0] === 'GET' ? [undefined] : bodies) {
          const whole = { params: { provider: 'google' }, ...call, ...(body === undefined ? {} : { body }) };
          statuses.push((await ask(name, whole)).status);
        }
      }
    }

    expect(statuses.filter((status) => status >= 500 && status !== 501)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(100);
  });
});
