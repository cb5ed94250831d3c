/** Tests that tokens and passwords never appear in storage, the trace or the event feed. */
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { rememberingStorage } from '#tests/support/rememberingStorage.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const headers = { 'Idempotency-Key': 'a-key-of-hers' };

const live = async () => {
  const world = createVirtualWorld();
  const storage = rememberingStorage(memoryStorage());
  const backend = openTestBackend({ world, log: openMemoryLog(world, { storage }) });
  const body = signUpBodyOf(nora);
  const { email, password } = body;
  const first = await backend.succeed('signUp', { body, headers });
  for (let count = 0; count < 4; count += 1) {
    await backend.ask('signIn', { body: { email, password: 'not-her-password' } });
  }
  const second = await backend.succeed('signIn', { body: { email, password }, headers });
  const token = second.session.token;
  const third = await backend.succeed('signIn', { body: { email, password } });
  await backend.ask('updateProfile', { token, body: { company: 'Lang' }, headers });
  const feed = await backend.succeed('listEvents', { token });
  await backend.ask('signOut', { token, headers });
  const tokens = [first, second, third].map(({ session }) => session.token);
  return { world, written: storage.written(), feed, tokens, frames: JSON.stringify(world.trace.frames()) };
};

describe('secrets', () => {
  test('are nowhere in what is stored: no token, no password, no key (ruling D17)', async () => {
    const { written, tokens } = await live();
    const secrets = [...tokens, nora.password, 'not-her-password', 'a-key-of-hers'];

    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written).toContain(sha256Hex(tokens[0] ?? ''));
    expect(written).toContain('$pbkdf2-sha256$');
  });

  test('are nowhere in the trace and nowhere in the event feed, nor are their hashes', async () => {
    const { feed, frames, tokens } = await live();
    const secrets = [...tokens, ...tokens.map(sha256Hex), nora.password, 'pbkdf2', 'a-key-of-hers'];
    const told = [frames, JSON.stringify(feed)];

    expect(secrets.filter((secret) => told.some((text) => text.includes(secret)))).toEqual([]);
    expect(told.every((text) => text.includes('SessionStarted'))).toBe(true);
  });

  test('cannot be guessed fast from the hash of a command', async () => {
    const { written } = await live();
    const body = signUpBodyOf(nora);
    const signIn = { email: nora.email, password: nora.password };
    const guesses = [
      canonicalJson(body),
      canonicalJson(signIn),
      canonicalJson({ name: 'signUp', body }),
      canonicalJson({ name: 'signIn', body: signIn }),
      canonicalJson({ name: 'signUp', params: null, body }),
      canonicalJson({ name: 'signIn', params: null, body: signIn }),
      nora.password,
    ].map(sha256Hex);

    expect(guesses.filter((hash) => written.includes(hash))).toEqual([]);
  });
});
