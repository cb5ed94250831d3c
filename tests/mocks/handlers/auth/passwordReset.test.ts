/** Tests setting a new password with a mailed link: who may ask, what the link does, and how often it works. */
import { expect, test } from 'vitest';
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { passwordResetSecret } from '#mocks/auth/passwordReset.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const minute = 60_000;
const token = 'a-token-as-the-mail-has-it';

const openNora = async () => {
  const backend = openTestBackend();
  const { profile, session } = await backend.signUp(nora);
  const { workspace } = await backend.succeed('readWorkspace', { token: session.token });
  const requests = async () =>
    (await backend.events()).filter(({ type }) => type === 'PasswordResetRequested');
  const askFor = (email: string) => backend.ask('requestPasswordReset', { body: { email } });
  /** As the server does when it mails the link. */
  const mail = async (): Promise<void> => {
    const requestedAt = new Date(backend.world.clock.now()).toISOString();
    const about = { accountId: profile.id, workspaceId: workspace.id, requestedAt };
    const link = await passwordResetSecret(backend.log, about, { token, now: requestedAt });
    await backend.log.vault.keep([[link?.secret.put ?? '', link?.secret.value ?? {}]]);
  };
  const reset = (password: string) => backend.ask('resetPassword', { body: { token, password } });
  const signInWith = async (password: string) =>
    (await backend.ask('signIn', { body: { ...credentialsOf(nora), password } })).status;
  return { ...backend, session, requests, askFor, mail, reset, signInWith };
};

test('the answer is the same with and without an account, and only an account is sent a link', async () => {
  const { askFor, requests, seed, world } = await openNora();
  await seed();
  const answers = [await askFor(nora.email), await askFor('nobody@fjord.example')];
  expect(answers.map(statusAndBody)).toEqual([
    { status: 204, body: null },
    { status: 204, body: null },
  ]);
  expect((await askFor(demoAccounts.admin.email)).status).toBe(204);
  expect((await requests()).length).toBe(1);
  await askFor(nora.email);
  expect((await requests()).length).toBe(1);
  world.clock.advance(5 * minute);
  await askFor(nora.email);
  expect((await requests()).length).toBe(2);
});

test('a link sets a new password once, and ends every session', async () => {
  const { mail, reset, signInWith, ask, session } = await openNora();
  await mail();
  expect((await reset('short')).status).toBe(422);
  expect((await reset('another-19')).status).toBe(204);
  expect((await ask('readSession', { token: session.token })).status).toBe(401);
  expect([await signInWith(nora.password), await signInWith('another-19')]).toEqual([401, 200]);
  expect(statusAndBody(await reset('third-one-23'))).toMatchObject(refusal('resetLinkExpired'));
});

test('two people with one link set one password', async () => {
  const { mail, reset, signInWith } = await openNora();
  await mail();
  const both = await Promise.all([reset('another-19'), reset('another-23')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const isFirst = both[0]?.status === 204;
  expect([await signInWith('another-19'), await signInWith('another-23')]).toEqual(
    isFirst ? [200, 401] : [401, 200],
  );
});

test('a link ends after an hour, and when the password changes', async () => {
  const { mail, reset, succeed, session, world } = await openNora();
  await mail();
  world.clock.advance(60 * minute);
  expect((await reset('another-19')).status).toBe(409);
  await mail();
  await succeed('changePassword', {
    token: session.token,
    body: { current_password: nora.password, new_password: 'changed-19' },
  });
  expect(statusAndBody(await reset('another-19'))).toMatchObject(refusal('resetLinkExpired'));
});
