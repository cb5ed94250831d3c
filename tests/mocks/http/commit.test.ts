/** Tests that a change without a version is retried after lost append races, up to a limit. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const beside = async (losses: number) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  let left = 0;
  let appends = 0;
  const busy: EventLog = {
    ...log,
    append: (command) => {
      appends += 1;
      if (left === 0) return log.append(command);
      left -= 1;
      return Promise.resolve({ ok: false, why: 'overtaken' });
    },
  };
  const { succeed, ask } = openTestBackend({ world, log: busy });
  const { session } = await succeed('signUp', { body: signUpBodyOf(nora) });
  appends = 0;
  left = losses;
  const { status, body } = await ask('updateProfile', {
    token: session.token,
    body: { first_name: 'Eleonora' },
  });
  return { status, body, appends };
};

describe('a change while others write', () => {
  test('is made though they were faster twenty times in a row', async () => {
    expect(await beside(20)).toMatchObject({
      status: 200,
      body: { profile: { first_name: 'Eleonora' } },
      appends: 21,
    });
  });

  test('is refused when they never rest', async () => {
    expect(await beside(1_000)).toMatchObject({
      status: 409,
      body: { title: 'Changed meanwhile' },
      appends: 30,
    });
  });
});
