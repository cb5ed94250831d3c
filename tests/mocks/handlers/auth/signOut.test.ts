/** Tests POST /api/auth/sign-out. */
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';
import { credentialsOf, later, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { dataOf, factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

describe('sign-out', () => {
  test('ends the session, records it and forgets its secret [S2.10] [S4.1]', async () => {
    const { signUp, ask, appendedBy, world, log, events } = openTestBackend();
    const { user, session } = await signUp(nora);
    const before = await events();
    const started = before.at(-1);
    world.clock.advanceTo(Date.parse(later));
    let reply: unknown;
    const appended = await appendedBy(async () => {
      reply = statusAndBody(await ask('signOut', { token: session.token }));
    });

    expect(reply).toEqual({ status: 204, body: null });
    expect(factsOf(appended)).toEqual([
      {
        stream: started?.stream,
        revision: 1,
        type: 'SessionEnded',
        schemaVersion: 1,
        occurredAt: later,
        actor: { kind: 'account', id: user.id, role: 'user' },
        tags: started?.tags,
        causationId: null,
        data: {
          sessionId: dataOf(before, 'SessionStarted').sessionId,
          accountId: user.id,
          endedAt: later,
        },
      },
    ]);
    expect(await log.vault.get(`session:${sha256Hex(session.token)}`)).toBeNull();
  });

  test('needs a session, and one that is not over yet', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await ask('signOut', { token });

    expect([statusAndBody(await ask('signOut')), statusAndBody(await ask('signOut', { token }))]).toEqual([
      refusal('sessionMissing'),
      refusal('sessionMissing'),
    ]);
  });

  test('leaves other sessions of the same person open', async () => {
    const { signUp, ask, succeed } = openTestBackend();
    const first = (await signUp(nora)).session.token;
    const second = (await succeed('signIn', { body: credentialsOf(nora) })).session.token;
    await ask('signOut', { token: first });

    expect((await ask('readSession', { token: second })).status).toBe(200);
  });

  test('twice at the same moment ends the session once', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    let statuses: readonly number[] = [];
    const appended = await appendedBy(async () => {
      const replies = await Promise.all([ask('signOut', { token }), ask('signOut', { token })]);
      statuses = replies.map(({ status }) => status);
    });

    expect([statuses.toSorted(), appended.length]).toEqual([[204, 401], 1]);
  });

  test('asked again with its key, since the answer got lost, answers as before', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const headers = { 'Idempotency-Key': 'leaving' };
    const first = await ask('signOut', { token, headers });
    const appended = await appendedBy(async () => {
      const again = await ask('signOut', { token, headers });
      expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([204, 'true']);
    });

    expect([first.status, first.headers.get('Idempotency-Replayed'), appended]).toEqual([204, null, []]);
    expect((await ask('signOut', { token, headers: { 'Idempotency-Key': 'again' } })).status).toBe(401);
    expect((await ask('signOut', { token: 'x', headers })).status).toBe(401);
  });
});
