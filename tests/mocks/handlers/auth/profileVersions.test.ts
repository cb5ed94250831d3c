/** Tests profile versions: ETag, If-Match, and concurrent changes. */
import { describe, expect, test } from 'vitest';
import type { ProfileChanges, SignedIn } from '#domain/contract/authSchemas.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** A log that allows an interruption between a stream's read and its answer. */
const interruptedLog = (log: EventLog) => {
  let interruption: (() => Promise<unknown>) | null = null;
  const readStream: EventLog['readStream'] = async (...question) => {
    const work = interruption;
    interruption = null;
    await work?.();
    return log.readStream(...question);
  };
  return {
    log: { ...log, readStream },
    interruptWith: (work: () => Promise<unknown>) => {
      interruption = work;
    },
  };
};

describe('version of a profile', () => {
  test('carries the version, and goes on from the one it names', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const update = (first_name: string, ifMatch: string) =>
      ask('updateProfile', { token, body: { first_name }, headers: { 'If-Match': ifMatch } });
    const replies = [
      await update('Eleonora', '"r0"'),
      await update('Nora', '"r1"'),
      await update('Eleonora', '"r0", "r2"'),
      await update('Nora', '*'),
    ];

    expect(replies.map(({ status, headers }) => [status, headers.get('ETag')])).toEqual([
      [200, '"r1"'],
      [200, '"r2"'],
      [200, '"r3"'],
      [200, '"r4"'],
    ]);
  });

  test('is named by whatever reports who somebody is', async () => {
    const { ask } = openTestBackend();
    const signedUp = await ask('signUp', { body: signUpBodyOf(nora) });
    const { token } = (signedUp.body as SignedIn).session;
    await ask('updateProfile', { token, body: { first_name: 'Eleonora' } });
    const signedIn = await ask('signIn', { body: credentialsOf(nora) });
    const read = await ask('readSession', { token });

    expect([signedUp, signedIn, read].map(({ headers }) => headers.get('ETag'))).toEqual([
      '"r0"',
      '"r1"',
      '"r1"',
    ]);
  });

  test('of a version that has passed is refused and changes nothing', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await ask('updateProfile', { token, body: { first_name: 'Eleonora' } });
    const appended = await appendedBy(async () => {
      const stale = await ask('updateProfile', {
        token,
        body: { last_name: 'Lang' },
        headers: { 'If-Match': '"r0"' },
      });
      expect(statusAndBody(stale)).toEqual(refusal('staleVersion'));
    });

    expect(appended).toEqual([]);
  });

  test('sees the change that came between its look and its decision', async () => {
    const world = createVirtualWorld();
    const { log, interruptWith } = interruptedLog(openMemoryLog(world));
    const { signUp, ask } = openTestBackend({ world, log });
    const { profile, session } = await signUp(nora);
    const update = (body: ProfileChanges, headers: Record<string, string> = {}) =>
      ask('updateProfile', { token: session.token, body, headers });
    interruptWith(() => update({ company: 'Berg & Lang' }));
    const stale = await update({ first_name: 'Eleonora' }, { 'If-Match': '"r0"' });
    interruptWith(() => update({ company: 'Lang & Berg' }));
    const merged = await update({ first_name: 'Eleonora' });

    expect(statusAndBody(stale)).toEqual(refusal('staleVersion'));
    expect([statusAndBody(merged), merged.headers.get('ETag')]).toEqual([
      { status: 200, body: { profile: { ...profile, first_name: 'Eleonora', company: 'Lang & Berg' } } },
      '"r3"',
    ]);
  });

  test('of several fields at the same moment keeps them all', async () => {
    const { signUp, ask, succeed } = openTestBackend();
    const { profile, session } = await signUp(nora);
    const { token } = session;
    const changes = [{ first_name: 'Eleonora' }, { last_name: 'Lang' }, { company: 'Berg & Lang' }];
    const replies = await Promise.all(changes.map((body) => ask('updateProfile', { token, body })));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await succeed('readSession', { token })).profile).toEqual({
      ...profile,
      first_name: 'Eleonora',
      last_name: 'Lang',
      company: 'Berg & Lang',
    });
  });
});
