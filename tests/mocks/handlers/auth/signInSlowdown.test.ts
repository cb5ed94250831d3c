/** Tests the sign-in delay after consecutive failures. */
import { describe, expect, test } from 'vitest';
import { accountStream } from '#events/accounts/accountStream.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { createPasswords, type Passwords } from '#mocks/crypto/passwords.ts';
import { credentialsOf, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const wrong = { ...credentialsOf(nora), password: 'tulip-43' };

const fail = ({ ask }: TestBackend, body: object = wrong) => ask('signIn', { body });

const failTimes = async (backend: TestBackend, times: number, body: object = wrong) => {
  for (let count = 0; count < times; count += 1) await fail(backend, body);
};

/** Fails as soon as allowed each time; returns the waits in seconds. */
const waitsOf = async (backend: TestBackend, failures: number, body: object = wrong) => {
  const waits: number[] = [];
  for (let count = 0; count < failures; count += 1) {
    const refused = await fail(backend, body);
    const seconds = Number(refused.headers.get('Retry-After') ?? 0);
    waits.push(seconds);
    backend.world.clock.advance(seconds * 1_000);
    if (seconds > 0) await fail(backend, body);
  }
  return waits;
};

/** Rejects every password, but only once `count` checks are pending. */
const verifyTogether = (count: number): Passwords['verify'] => {
  let come = 0;
  const all = Promise.withResolvers<void>();
  return async () => {
    come += 1;
    if (come === count) all.resolve();
    await all.promise;
    return false;
  };
};

describe('sign-in slowdown', () => {
  test('leaves five failures free, then asks to wait two seconds', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await fail(backend)).status);
    const sixth = await fail(backend);

    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect([statusAndBody(sixth), sixth.headers.get('Retry-After')]).toEqual([
      refusal('tooManyAttempts'),
      '2',
    ]);
  });

  test('refuses the right password too while it waits, and not a millisecond longer', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 5);
    backend.world.clock.advance(1_999);
    const early = await backend.ask('signIn', { body: credentialsOf(nora) });
    backend.world.clock.advance(1);
    const inTime = await backend.ask('signIn', { body: credentialsOf(nora) });

    expect([early.status, early.headers.get('Retry-After'), inTime.status]).toEqual([429, '1', 200]);
  });

  test('doubles the wait with every further failure, up to 15 minutes', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 5);

    expect(await waitsOf(backend, 12)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  test('does not count a try that it did not hear', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 50);

    expect((await fail(backend)).headers.get('Retry-After')).toBe('2');
  });

  test('treats an unknown address alike', async () => {
    const backend = openTestBackend();
    const body = credentialsOf(otto);
    await failTimes(backend, 5, body);

    expect(await waitsOf(backend, 3, body)).toEqual([2, 4, 8]);
    expect(await backend.events()).toEqual([]);
  });

  test('counts an address, not a way of writing it', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 5, { ...wrong, email: ' NORA@bergmedia.example' });

    expect((await fail(backend)).status).toBe(429);
  });

  test('leaves other addresses alone', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await backend.signUp(otto);
    await failTimes(backend, 8);

    expect((await backend.ask('signIn', { body: credentialsOf(otto) })).status).toBe(200);
  });

  test('begins anew after a success', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 4);
    await backend.succeed('signIn', { body: credentialsOf(nora) });
    await failTimes(backend, 4);
    const fifth = await fail(backend);

    expect([fifth.status, (await fail(backend)).status]).toEqual([401, 429]);
  });

  test('is recorded once for a row of failures, when it begins', async () => {
    const backend = openTestBackend();
    const { user } = await backend.signUp(nora);
    const registered = (await backend.events())[0];
    const appended = await backend.appendedBy(async () => {
      await failTimes(backend, 5);
      await waitsOf(backend, 4);
    });

    expect(factsOf(appended)).toEqual([
      {
        stream: accountStream.of(nora.email),
        revision: 1,
        type: 'SignInSlowed',
        schemaVersion: 1,
        occurredAt: '2026-01-05T09:00:00.000Z',
        actor: { kind: 'visitor', id: 'visitor' },
        tags: registered?.tags,
        causationId: null,
        data: {
          accountId: user.id,
          failures: 5,
          until: '2026-01-05T09:00:02.000Z',
          slowedAt: '2026-01-05T09:00:00.000Z',
        },
      },
    ]);
  });

  test('is recorded again for the next row', async () => {
    const backend = openTestBackend();
    await backend.signUp(nora);
    await failTimes(backend, 5);
    backend.world.clock.advance(2_000);
    await backend.succeed('signIn', { body: credentialsOf(nora) });
    await failTimes(backend, 5);
    const slowed = (await backend.events()).filter(({ type }) => type === 'SignInSlowed');

    expect(slowed.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('is still there for a backend that starts on the same records', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const first = openTestBackend({ world, log: openMemoryLog(world, { storage }) });
    await first.signUp(nora);
    await failTimes(first, 6);
    const second = openTestBackend({ world, log: openMemoryLog(world, { storage }) });

    expect((await fail(second)).headers.get('Retry-After')).toBe('2');
  });

  test('waits 15 minutes at most when the clock was set back by a year', async () => {
    const storage = memoryStorage();
    const backendAt = (start: string) => {
      const world = createVirtualWorld({ start });
      return openTestBackend({ world, log: openMemoryLog(world, { storage }) });
    };
    const before = backendAt('2026-06-01T00:00:00.000Z');
    await before.signUp(nora);
    await failTimes(before, 5);
    const after = backendAt('2025-06-01T00:00:00.000Z');
    const refused = await fail(after);
    after.world.clock.advance(900_000);

    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    expect((await after.ask('signIn', { body: credentialsOf(nora) })).status).toBe(200);
  });

  test('counts every one of many tries at the same moment', async () => {
    const world = createVirtualWorld();
    const { hash } = createPasswords(world.ids, 1_000);
    const backend = openTestBackend({ world, passwords: { hash, verify: verifyTogether(20) } });
    await backend.signUp(nora);
    const replies = await Promise.all(Array.from({ length: 20 }, () => fail(backend)));
    const slowed = (await backend.events()).filter(({ type }) => type === 'SignInSlowed');

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
    expect([(await fail(backend)).headers.get('Retry-After'), slowed.length]).toEqual(['900', 1]);
  });
});
