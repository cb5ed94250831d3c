/** Hashes and verifies passwords with PBKDF2-SHA256 (NIST SP 800-132; rounds as OWASP advises). */
import type { Ids } from '#world/ids.ts';
import { decodeBytes, derive, derivedBytes, encodeBytes, leastRounds } from './pbkdf2.ts';

const saltBytes = 16;

export type Passwords = {
  /** A verifier that begins with its scheme: `$pbkdf2-sha256$i=<rounds>$<salt>$<hash>`, salt and hash as base64. */
  hash(password: string): Promise<string>;
  /** Compares a password with a verifier; `null` takes the same time and returns false. */
  verify(password: string, verifier: string | null): Promise<boolean>;
  /** True for a verifier that the next sign-in replaces; default: none is. */
  readonly isOutdated?: ((verifier: string) => boolean) | undefined;
};

/** Loaded on demand, because a browser needs it only for a workspace that was on a server. */
const isArgonOf = async (password: string, verifier: string): Promise<boolean> => {
  const { deriveArgon, parseArgon } = await import('./argonVerifier.ts');
  const expected = parseArgon(verifier);
  return expected !== null && sameBytes(await deriveArgon(password, expected), expected.hash);
};

const parseVerifier = (verifier: string) => {
  const [, rounds, salt, hash] = /^\$pbkdf2-sha256\$i=(\d+)\$([^$]+)\$([^$]+)$/.exec(verifier) ?? [];
  if (!rounds || !salt || !hash) throw new Error('A stored password verifier is not readable');
  return { rounds: Number(rounds), salt: decodeBytes(salt), hash: decodeBytes(hash) };
};

/** Compares every byte, so that timing reveals nothing. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length &&
  a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;

/** `rounds` may be raised; tests lower it for speed. */
export const createPasswords = (ids: Ids, rounds: number = leastRounds): Passwords => {
  const nobody = { rounds, salt: new Uint8Array(saltBytes), hash: new Uint8Array(derivedBytes) };
  return {
    hash: async (password) => {
      const salt = ids.bytes(saltBytes);
      return `$pbkdf2-sha256$i=${rounds}$${encodeBytes(salt)}$${encodeBytes(await derive(password, salt, rounds))}`;
    },
    verify: async (password, verifier) => {
      if (verifier?.startsWith('$argon2id$')) return isArgonOf(password, verifier);
      const expected = verifier === null ? nobody : parseVerifier(verifier);
      const derived = await derive(password, expected.salt, expected.rounds);
      return sameBytes(derived, expected.hash) && verifier !== null;
    },
  };
};
