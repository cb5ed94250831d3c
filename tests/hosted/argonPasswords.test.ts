/** Tests the passwords of a server: argon2id, and the step from a browser's hash at the next sign-in. */
import { afterAll, expect, test } from 'vitest';
import { createArgonPasswords } from '#hosted/passwords/argonPasswords.ts';
import { createPasswords } from '#mocks/crypto/passwords.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { ids } = createVirtualWorld();
const passwords = createArgonPasswords(ids);
const { hosted, ask, reply } = await openHostedBackend();

afterAll(() => hosted.close());

test('a hash names its cost, has its own salt, and opens with its password alone', async () => {
  const [one, other] = [await passwords.hash('café-17'), await passwords.hash('café-17')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  const verified = [
    passwords.verify('café-17', one),
    passwords.verify('cafe\u0301-17', one),
    passwords.verify('cafe-17', one),
    passwords.verify('café-17', null),
  ];
  expect(await Promise.all(verified)).toEqual([true, true, false, false]);
});

test('a hash of a browser opens too, and is outdated', async () => {
  const older = await createPasswords(ids, 1_000).hash('maple-77');
  expect([await passwords.verify('maple-77', older), await passwords.verify('maple-7', older)]).toEqual([
    true,
    false,
  ]);
  expect([passwords.isOutdated?.(older), passwords.isOutdated?.(await passwords.hash('a'))]).toEqual([
    true,
    false,
  ]);
});

test('a browser opens a hash of a server, which a workspace brings back', async () => {
  const hash = await passwords.hash('café-17');
  const inBrowser = createPasswords(ids, 1_000);
  const verified = ['cafe\u0301-17', 'cafe-17'].map((password) => inBrowser.verify(password, hash));
  expect(await Promise.all(verified)).toEqual([true, false]);
});

test('a sign-in replaces an outdated hash, and the password goes on working', async () => {
  const { profile } = await ask<{ profile: { id: string } }>('POST', '/api/auth/sign-up', {
    body: signUpBodyOf(nora),
  });
  const key = `password:${profile.id}`;
  const { vault } = hosted.reading.log;
  const verifier = async () => String((await vault.get(key))?.verifier);
  expect(await verifier()).toMatch(/^\$argon2id/);
  await vault.change([
    { put: key, value: { verifier: await createPasswords(ids, 1_000).hash(nora.password) } },
  ]);
  const signIn = async (password: string) =>
    (await reply('POST', '/api/auth/sign-in', { body: { ...credentialsOf(nora), password } })).status;
  expect(await signIn('wrong-password')).toBe(401);
  expect(await verifier()).toMatch(/^\$pbkdf2/);
  expect(await signIn(nora.password)).toBe(200);
  expect(await verifier()).toMatch(/^\$argon2id/);
  expect(await signIn(nora.password)).toBe(200);
});
