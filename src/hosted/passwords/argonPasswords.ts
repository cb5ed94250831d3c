/** Hashes passwords with argon2id (RFC 9106, cost as OWASP advises), and verifies those of a browser's PBKDF2 too. */
import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { type ArgonCost, type ParsedArgon, parseArgon } from '#mocks/crypto/argonVerifier.ts';
import { createPasswords, type Passwords, sameBytes } from '#mocks/crypto/passwords.ts';
import type { Ids } from '#world/ids.ts';

const saltBytes = 16;
const derivedBytes = 32;

const usualCost: ArgonCost = { memory: 19_456, passes: 2, parallelism: 1 };

const withoutPadding = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '');

const derive = (password: string, salt: Uint8Array, cost: ArgonCost): Promise<Uint8Array> =>
  promisify(crypto.argon2)('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: derivedBytes,
    ...cost,
  });

/** A verifier of another form or cost is outdated, so that the next sign-in writes a new one. */
export const createArgonPasswords = (ids: Ids): Passwords => {
  const older = createPasswords(ids);
  // Node has it from 24.7 on.
  if (typeof crypto.argon2 !== 'function') return older;
  const nobody: ParsedArgon = {
    cost: usualCost,
    salt: new Uint8Array(saltBytes),
    hash: new Uint8Array(derivedBytes),
  };
  const prefix = `$argon2id$v=19$m=${usualCost.memory},t=${usualCost.passes},p=${usualCost.parallelism}$`;
  return {
    hash: async (password) => {
      const salt = ids.bytes(saltBytes);
      return `${prefix}${withoutPadding(salt)}$${withoutPadding(await derive(password, salt, usualCost))}`;
    },
    verify: async (password, verifier) => {
      const expected = verifier === null ? nobody : parseArgon(verifier);
      if (expected === null) return older.verify(password, verifier);
      const derived = await derive(password, expected.salt, expected.cost);
      return sameBytes(derived, expected.hash) && verifier !== null;
    },
    isOutdated: (verifier) => !verifier.startsWith(prefix),
  };
};
