/** Tests GET /api/auth/session. */
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { morning, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const day = 86_400_000;

describe('session', () => {
  test('says whose it is, with the version of the profile [S4.1]', async () => {
    const { signUp, ask } = openTestBackend();
    const signedIn = await signUp(nora);
    const reply = await ask('readSession', { token: signedIn.session.token });

    expect([statusAndBody(reply), reply.headers.get('ETag')]).toEqual([
      { status: 200, body: signedIn },
      '"r0"',
    ]);
  });

  test('appends nothing', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    const { session } = await signUp(nora);

    expect(await appendedBy(() => ask('readSession', { token: session.token }))).toEqual([]);
  });

  test('is needed: none and malformed ones are nobody’s', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const headers = [
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer ${token} x`,
      `Bearer ${token}, x`,
    ];
    const replies = [statusAndBody(await ask('readSession'))];
    for (const Authorization of headers) {
      replies.push(statusAndBody(await ask('readSession', { headers: { Authorization } })));
    }

    expect(replies).toEqual(replies.map(() => refusal('sessionMissing')));
    expect(replies).toHaveLength(8);
  });

  test('is found whatever the case of the scheme (RFC 9110)', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;

    expect((await ask('readSession', { headers: { Authorization: `bearer ${token}` } })).status).toBe(200);
  });

  test('of an unknown or tampered token is nobody’s [S4.1]', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const tokens = [
      'unknown',
      `${token.slice(0, -1)}${last}`,
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
    ];
    const replies: unknown[] = [];
    for (const other of tokens) replies.push(statusAndBody(await ask('readSession', { token: other })));

    expect(replies).toEqual(tokens.map(() => refusal('sessionMissing')));
  });

  test('is over after 30 days, to the millisecond [S4.1]', async () => {
    const { signUp, ask, world } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    world.clock.advance(30 * day - 1);
    const last = await ask('readSession', { token });
    world.clock.advance(1);

    expect([last.status, statusAndBody(await ask('readSession', { token }))]).toEqual([
      200,
      refusal('sessionMissing'),
    ]);
  });

  test('is over once it was ended [S4.1]', async () => {
    const { signUp, ask, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await succeed('signOut', { token });

    expect(statusAndBody(await ask('readSession', { token }))).toEqual(refusal('sessionMissing'));
  });

  test('of a user that nobody knows is discarded [S4.1]', async () => {
    const { log, world, ask } = openTestBackend();
    await appendFacts(
      log,
      world,
      [
        {
          type: 'SessionStarted',
          data: {
            sessionId: 'one',
            accountId: 'nobody',
            startedAt: morning,
            expiresAt: '2026-02-04T09:00:00.000Z',
          },
        },
        {
          type: 'MemberJoined',
          data: {
            workspaceId: 'berg',
            accountId: 'nobody',
            kind: 'staff',
            clientId: null,
            joinedAt: morning,
          },
        },
      ],
      { vault: [{ put: `session:${sha256Hex('token')}`, value: { sessionId: 'one' } }] },
    );

    expect(statusAndBody(await ask('readSession', { token: 'token' }))).toEqual(refusal('sessionMissing'));
  });

  test('is restored by a backend that starts on the same records [S4.1]', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const first = openTestBackend({ world, log: openMemoryLog(world, { storage }) });
    const signedIn = await first.signUp(nora);
    const second = openTestBackend({ world, log: openMemoryLog(world, { storage }) });

    expect((await second.ask('readSession', { token: signedIn.session.token })).body).toEqual(signedIn);
  });
});
