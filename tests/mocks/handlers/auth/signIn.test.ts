/** Tests POST /api/auth/sign-in. */
import { describe, expect, test } from 'vitest';
import { demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { createPasswords, type Passwords } from '#mocks/crypto/passwords.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { credentialsOf, later, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { dataOf, factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const countingPasswords = () => {
  const world = createVirtualWorld();
  const inner = createPasswords(world.ids, 1_000);
  const verified: boolean[] = [];
  const passwords: Passwords = {
    hash: inner.hash,
    verify: (password, verifier) => {
      verified.push(verifier !== null);
      return inner.verify(password, verifier);
    },
  };
  return { world, passwords, verified };
};

describe('sign-in', () => {
  test('with address and password opens a session for 30 days [S4.1] [S7.1]', async () => {
    const { signUp, ask, world } = openTestBackend();
    const { user, profile, membership } = await signUp(nora);
    world.clock.advanceTo(Date.parse(later));
    const { status, body } = await ask('signIn', { body: credentialsOf(nora) });
    const { token } = (body as { session: { token: string } }).session;

    expect({ status, body }).toEqual({
      status: 200,
      body: { user, profile, membership, session: { token, expires_at: '2026-02-04T09:30:00.000Z' } },
    });
    expect((await ask('readSession', { token })).body).toEqual(body);
  });

  test.each(['\u200B', ' \u00A0', '\uFEFF\u2060', '\u202A'])(
    'finds the account of an address with %j around it',
    async (unseen) => {
      const { signUp, ask } = openTestBackend();
      await signUp(nora);
      const { email, password } = credentialsOf(nora);
      const at = `${email.slice(0, 2)}\u00AD${email.slice(2)}`;
      const replies = [unseen + email, email + unseen, unseen + at + unseen].map((typed) =>
        ask('signIn', { body: { email: typed, password } }),
      );

      expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  test('appends the session’s start and nothing else', async () => {
    const { signUp, succeed, appendedBy, world } = openTestBackend();
    const { user } = await signUp(nora);
    world.clock.advanceTo(Date.parse(later));
    const appended = await appendedBy(() => succeed('signIn', { body: credentialsOf(nora) }));
    const { sessionId } = dataOf(appended, 'SessionStarted');

    expect(factsOf(appended)).toEqual([
      {
        stream: `session-${sessionId}`,
        revision: 0,
        type: 'SessionStarted',
        schemaVersion: 1,
        occurredAt: later,
        actor: { kind: 'account', id: user.id, role: 'user' },
        tags: [appended[0]?.tags[0], `account:${user.id}`],
        causationId: null,
        data: {
          sessionId,
          accountId: user.id,
          startedAt: later,
          expiresAt: '2026-02-04T09:30:00.000Z',
        },
      },
    ]);
  });

  test('finds the address however it is written, and the password only as it is [S5.3]', async () => {
    const { signUp, ask } = openTestBackend();
    await signUp(nora);
    const tries = [
      { email: ' NORA@bergmedia.EXAMPLE', password: nora.password },
      { email: nora.email, password: nora.password.toUpperCase() },
      { email: nora.email, password: `${nora.password} ` },
    ];
    const statuses: number[] = [];
    for (const body of tries) statuses.push((await ask('signIn', { body })).status);

    expect(statuses).toEqual([200, 401, 401]);
  });

  test('takes a password in composed letters or with combining marks', async () => {
    const { signUp, ask } = openTestBackend();
    await signUp({ ...nora, password: 'caf\u00e9 noir' });

    expect((await ask('signIn', { body: { email: nora.email, password: 'cafe\u0301 noir' } })).status).toBe(
      200,
    );
  });

  test('with a wrong password or an unknown address is refused in the same words [S5.3] [S8.1]', async () => {
    const { signUp, ask, appendedBy } = openTestBackend();
    await signUp(nora);
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (const body of [{ ...credentialsOf(nora), password: 'tulip-43' }, credentialsOf(otto)]) {
        replies.push(statusAndBody(await ask('signIn', { body })));
      }
    });

    expect(replies).toEqual([refusal('wrongCredentials'), refusal('wrongCredentials')]);
    expect(appended).toEqual([]);
  });

  test('does the same work for an unknown address as for a known one', async () => {
    const { world, passwords, verified } = countingPasswords();
    const { signUp, ask } = openTestBackend({ world, passwords });
    await signUp(nora);
    await ask('signIn', { body: { ...credentialsOf(nora), password: 'tulip-43' } });
    await ask('signIn', { body: credentialsOf(otto) });

    expect(verified).toEqual([true, false]);
  });

  test('needs an address and a password [S5.1]', async () => {
    const { ask, events } = openTestBackend();

    expect(statusAndBody(await ask('signIn', { body: { email: ' ', password: '' } }))).toEqual(
      refusal('invalid', { errors: { email: 'Email is required', password: 'Password is required' } }),
    );
    expect(await events()).toEqual([]);
  });

  test('knows the three demo accounts by the password on screen, each with its id, address and profile [S3.1] [S6.1]', async () => {
    const { log, world, demo } = openTestBackend();
    await seedDemo(log, world);
    const names = ['admin', 'manager', 'client'] as const;
    const profiles = await Promise.all(names.map(async (name) => (await demo(name)).profile));

    expect(profiles).toEqual(
      names.map((name) => ({
        id: `demo${name}`,
        email: demoAccounts[name].email,
        first_name: demoAccounts[name].firstName,
        last_name: demoAccounts[name].lastName,
        company: name === 'client' ? 'Fjord & Foam' : demoCompany,
        role: demoAccounts[name].role,
        avatar_url: null,
      })),
    );
  });

  test('does not take whatever it is given [S5.3]', async () => {
    const { seed, ask } = openTestBackend();
    await seed();
    const tries = ['demo123', 'demo12345', 'DEMO1234', 'admin', ' '];
    const statuses: number[] = [];
    for (const password of tries) {
      statuses.push((await ask('signIn', { body: { email: demoAccounts.admin.email, password } })).status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401]);
  });

  test('of several devices opens a session each', async () => {
    const { signUp, ask, succeed } = openTestBackend();
    const tokens = [(await signUp(nora)).session.token];
    for (let device = 0; device < 3; device += 1) {
      tokens.push((await succeed('signIn', { body: credentialsOf(nora) })).session.token);
    }
    const statuses = await Promise.all(
      tokens.map(async (token) => (await ask('readSession', { token })).status),
    );

    expect([new Set(tokens).size, statuses]).toEqual([4, [200, 200, 200, 200]]);
  });
});
