/** Tests POST /api/auth/password. */
import { describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { refusedPasswordChange } from '#domain/accounts/passwordChange.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { createPasswords, type Passwords } from '#mocks/crypto/passwords.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { rememberingStorage } from '#tests/support/rememberingStorage.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const body = { current_password: nora.password, new_password: 'maple-77' };
const wrong = { ...body, current_password: 'tulip-43' };

const openNora = async (options: Parameters<typeof openTestBackend>[0] = {}) => {
  const backend = openTestBackend(options);
  const { user, membership, session } = await backend.signUp(nora);
  return { ...backend, user, workspaceId: membership.workspace_id, token: session.token };
};

const signInWith = ({ ask }: Pick<TestBackend, 'ask'>, password: string) =>
  ask('signIn', { body: { email: nora.email, password } });

const invalid = (errors: Readonly<Record<string, string>>) => refusal('invalid', { errors });

describe('a change of the own password', () => {
  test('lets the new one in and the former one no more, and appends what happened without either', async () => {
    const backend = await openNora();
    const { ask, appendedBy, user, workspaceId, token } = backend;
    let status = 0;
    const appended = await appendedBy(async () => {
      status = (await ask('changePassword', { token, body })).status;
    });
    const [started] = (await backend.events()).filter(({ type }) => type === 'SessionStarted');

    expect(status).toBe(204);
    expect(factsOf(appended)).toEqual([
      {
        stream: accountStream.of(nora.email),
        revision: 1,
        type: 'PasswordChanged',
        schemaVersion: 1,
        occurredAt: '2026-01-05T09:00:00.000Z',
        actor: { kind: 'account', id: user.id, role: 'user' },
        tags: [`workspace:${workspaceId}`, `account:${user.id}`],
        causationId: null,
        data: {
          accountId: user.id,
          sessionId: Object(started?.data).sessionId,
          changedAt: '2026-01-05T09:00:00.000Z',
        },
      },
    ]);
    expect([
      (await signInWith(backend, nora.password)).status,
      (await signInWith(backend, 'maple-77')).status,
    ]).toEqual([401, 200]);
  });

  test('ends every other session of the account, and nobody else’s', async () => {
    const backend = await openNora();
    const { ask, open, succeed, token } = backend;
    const elsewhere = (await succeed('signIn', { body: credentialsOf(nora) })).session.token;
    const others = (await backend.signUp(otto)).session.token;
    const feed = (await open('streamEvents', { token: elsewhere })).text();
    await succeed('changePassword', { token, body });

    const statuses: number[] = [];
    for (const one of [token, elsewhere, others])
      statuses.push((await ask('readSession', { token: one })).status);
    expect(statuses).toEqual([200, 401, 200]);
    expect(await feed).toContain('PasswordChanged');
  });

  test('is asked twice with a key and done once', async () => {
    const { ask, appendedBy, token } = await openNora();
    const headers = { 'Idempotency-Key': 'once' };
    const statuses: number[] = [];
    const appended = await appendedBy(async () => {
      for (let count = 0; count < 2; count += 1)
        statuses.push((await ask('changePassword', { token, body, headers })).status);
    });

    expect([statuses, appended.length]).toEqual([[204, 204], 1]);
  });

  test.each([
    [
      { current_password: '', new_password: 'maple' },
      {
        current_password: 'Current password is required',
        new_password: 'Password must be at least 6 characters long',
      },
    ],
    [
      { ...body, new_password: nora.password },
      { new_password: 'The new password is the same as the current one' },
    ],
    [wrong, { current_password: 'This is not your current password' }],
  ])('is refused by field and changes nothing: %o', async (asked, errors) => {
    const backend = await openNora();
    const { ask, appendedBy, token } = backend;
    let reply: unknown;
    const appended = await appendedBy(async () => {
      reply = statusAndBody(await ask('changePassword', { token, body: asked }));
    });

    expect([reply, appended]).toEqual([invalid(errors), []]);
    expect((await signInWith(backend, nora.password)).status).toBe(200);
  });

  test('counts a wrong current password with the failed sign-ins, and waits with them', async () => {
    const backend = await openNora();
    const { ask, events, token, user } = backend;
    for (let count = 0; count < 2; count += 1) await signInWith(backend, 'tulip-43');
    for (let count = 0; count < 3; count += 1) await ask('changePassword', { token, body: wrong });
    const change = await ask('changePassword', { token, body });
    const signIn = await signInWith(backend, nora.password);

    expect([change, signIn].map((reply) => [statusAndBody(reply), reply.headers.get('Retry-After')])).toEqual(
      [
        [refusal('tooManyAttempts'), '2'],
        [refusal('tooManyAttempts'), '2'],
      ],
    );
    expect((await events()).at(-1)).toMatchObject({
      type: 'SignInSlowed',
      actor: { kind: 'account', id: user.id },
      data: { failures: 5 },
    });
    backend.world.clock.advance(2_000);
    expect((await ask('changePassword', { token, body })).status).toBe(204);
  });

  test('of two at once takes one', async () => {
    const { ask, token } = await openNora();
    const replies = await Promise.all(
      ['maple-77', 'maple-78'].map((new_password) =>
        ask('changePassword', { token, body: { ...body, new_password } }),
      ),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('refuses a sign-in that was found right just before', async () => {
    const world = createVirtualWorld();
    const inner = createPasswords(world.ids, 1_000);
    let meanwhile: (() => Promise<unknown>) | null = null;
    const passwords: Passwords = {
      hash: inner.hash,
      verify: async (password, verifier) => {
        const isRight = await inner.verify(password, verifier);
        const act = meanwhile;
        meanwhile = null;
        await act?.();
        return isRight;
      },
    };
    const backend = await openNora({ world, passwords });
    meanwhile = () => backend.succeed('changePassword', { token: backend.token, body });

    expect(statusAndBody(await signInWith(backend, nora.password))).toEqual(refusal('wrongCredentials'));
  });

  test('leaves no password in what is stored, and one verifier', async () => {
    const world = createVirtualWorld();
    const storage = rememberingStorage(memoryStorage());
    const log = openMemoryLog(world, { storage });
    const { succeed, token, user } = await openNora({ world, log });
    const before = await log.vault.get(`password:${user.id}`);
    await succeed('changePassword', { token, body });

    expect([nora.password, body.new_password].filter((text) => storage.written().includes(text))).toEqual([]);
    expect([...(await log.vault.list('password:')).keys()]).toEqual([`password:${user.id}`]);
    expect(await log.vault.get(`password:${user.id}`)).not.toEqual(before);
  });

  test('of a demo account is refused in words, and nothing is counted', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const { token } = (await backend.demo('client')).session;
    const asked = { current_password: demoPassword, new_password: 'maple-77' };
    const reason = refusedPasswordChange(demoAccounts.client.email) ?? '';

    expect(statusAndBody(await backend.ask('changePassword', { token, body: asked }))).toEqual(
      refusal('roleForbidden', { reason }),
    );
    expect(reason).toContain('one published password');
    expect((await backend.demo('client')).session.token).not.toBe(token);
  });

  test('is in the history with why it cannot be undone, and holds no change of the profile', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const admin = (await backend.demo('admin')).session.token;
    await backend.succeed('inviteMember', { token: admin, body: { email: nora.email, role: 'manager' } });
    const { token } = (await backend.succeed('signUp', { body: signUpBodyOf(nora) })).session;
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    await backend.succeed('changePassword', { token, body });
    const { items } = await backend.succeed('listHistory', { token, query: 'limit=2' });

    expect(items.map(({ event, can_undo }) => [event.type, can_undo])).toEqual([
      ['PasswordChanged', false],
      ['ProfileUpdated', true],
    ]);
    const position = items[0]?.event.position;
    expect(Object(await backend.ask('undoChange', { token, body: { position } })).body).toMatchObject({
      code: 'undoImpossible',
      reason: 'The previous password is not stored. Change the password again instead.',
    });
  });
});
