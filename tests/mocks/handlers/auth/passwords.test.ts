/** Tests the hashing and comparison of passwords. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { createPasswords } from '#mocks/crypto/passwords.ts';
import { demoVerifiers } from '#mocks/seed/demoVault.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const few = 1_000;
const openPasswords = (rounds = few) => createPasswords(createVirtualWorld().ids, rounds);

describe('passwords', () => {
  test('are kept as a verifier of at least 600,000 rounds with a salt of 16 bytes and a hash of 32', async () => {
    const verifier = await createPasswords(createVirtualWorld().ids).hash('tulip-42');
    const [, scheme, rounds, salt = '', hash = ''] = verifier.split('$');

    expect([scheme, Number(rounds?.replace('i=', '')) >= 600_000]).toEqual(['pbkdf2-sha256', true]);
    expect([atob(salt).length, atob(hash).length]).toEqual([16, 32]);
  });

  test('are kept as PBKDF2 of RFC 8018 makes them, by an implementation of its own', async () => {
    const { pbkdf2Sync } = await import('node:crypto');
    const verifier = await openPasswords().hash('tulip-42');
    const [, , , salt = '', hash = ''] = verifier.split('$');

    expect(pbkdf2Sync('tulip-42', Buffer.from(salt, 'base64'), few, 32, 'sha256').toString('base64')).toBe(
      hash,
    );
  });

  test('of the demo accounts are the one on screen, kept as strong as any [S6.1]', async () => {
    const passwords = createPasswords(createVirtualWorld().ids);
    const verifiers = Object.values(demoVerifiers);
    const checks = await Promise.all(verifiers.map((verifier) => passwords.verify(demoPassword, verifier)));
    const wrong = await passwords.verify('demo1235', demoVerifiers.admin);

    expect([checks, wrong]).toEqual([[true, true, true], false]);
    expect(verifiers.map((verifier) => verifier.split('$')[2])).toEqual(Array(3).fill('i=600000'));
    expect(new Set(verifiers.map((verifier) => verifier.split('$')[3])).size).toBe(3);
  });

  test('are distinguished by every character, never by the letters’ form', async () => {
    const passwords = openPasswords();
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, text, async (right, other) => {
        const verifier = await passwords.hash(right);
        expect(await passwords.verify(right.normalize('NFD'), verifier)).toBe(true);
        expect(await passwords.verify(other, verifier)).toBe(
          other.normalize('NFC') === right.normalize('NFC'),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('are the same where the platform has no cryptography, as on plain http', async () => {
    const passwords = openPasswords();
    const verifier = await passwords.hash('tulip-42');
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const checks = [
      await passwords.verify('tulip-42', verifier),
      await passwords.verify('tulip-43', verifier),
    ];
    const other = await passwords.hash('tulip-42');
    vi.unstubAllGlobals();

    expect([...checks, await passwords.verify('tulip-42', other)]).toEqual([true, false, true]);
  });

  test('get a salt of their own each time', async () => {
    const passwords = openPasswords();

    expect(await passwords.hash('tulip-42')).not.toBe(await passwords.hash('tulip-42'));
  });

  test('are compared with the rounds that made the verifier', async () => {
    const verifier = await openPasswords(2_000).hash('tulip-42');

    expect(await openPasswords(few).verify('tulip-42', verifier)).toBe(true);
  });

  test('never match where there is no verifier', async () => {
    expect(await openPasswords().verify('', null)).toBe(false);
  });

  test('cost the same work where there is no verifier', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const passwords = openPasswords();
    const verifier = await passwords.hash('tulip-42');
    derive.mockClear();
    await passwords.verify('tulip-43', verifier);
    await passwords.verify('tulip-43', null);
    const work = derive.mock.calls.map(([algorithm, , bits]) => [
      (algorithm as Pbkdf2Params).iterations,
      bits,
    ]);
    derive.mockRestore();

    expect(work).toEqual([
      [few, 256],
      [few, 256],
    ]);
  });

  test('cannot be compared with what is no verifier', async () => {
    await expect(openPasswords().verify('tulip-42', 'tulip-42')).rejects.toThrow(
      'A stored password verifier is not readable',
    );
  });
});
