/** Tests the backend's answers to internal failures. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';
import type { Passwords } from '#mocks/crypto/passwords.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const broken: Passwords = {
  hash: () => Promise.reject(new Error('the hash is broken')),
  verify: () => Promise.reject(new Error('the comparison is broken')),
};

const refusing = (log: EventLog, failure: 'quota' | 'blocked'): EventLog => ({
  ...log,
  append: async () => ({ ok: false, why: 'storage', failure, detail: 'no' }),
});

describe('failure', () => {
  test('answers 500 when a handler fails, records the fault and appends nothing', async () => {
    const { ask, events, world } = openTestBackend({ passwords: broken });
    const reply = await ask('signUp', { body: signUpBodyOf(nora) });
    const [command, fault] = world.trace.frames();

    expect(statusAndBody(reply)).toEqual(refusal('internal'));
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

  test('distinguishes a full storage from one that does not answer', async () => {
    const world = createVirtualWorld();
    const log = openMemoryLog(world);
    const replies = await Promise.all(
      (['quota', 'blocked'] as const).map((failure) =>
        openTestBackend({ world, log: refusing(log, failure) }).ask('signUp', { body: signUpBodyOf(nora) }),
      ),
    );

    expect(replies.map(statusAndBody)).toEqual([refusal('storageFull'), refusal('storageUnavailable')]);
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

    expect(await Promise.all(replies.map(async (reply) => statusAndBody(await readReply(reply))))).toEqual([
      refusal('storageUnavailable'),
      refusal('storageUnavailable'),
      refusal('notFound'),
    ]);
    expect(replies.map(({ headers }) => headers.get('X-Log-Position'))).toEqual([null, null, null]);
    expect(
      world.trace
        .frames()
        .filter(({ kind }) => kind === 'fault')
        .map(({ detail }) => detail),
    ).toEqual([expect.any(StorageError), expect.any(StorageError)]);
  });
});
