/** How passwords are kept and compared: PBKDF2-SHA256 verifiers (NIST SP 800-132; rounds as OWASP advises), never the password. */
import type { Ids } from '#world/ids.ts';
import { platformCrypto, withoutPlatform } from '../../http/platformCrypto.ts';

const leastRounds = 600_000;
const saltBytes = 16;
const hashBytes = 32;

export type Passwords = {
  /** A verifier `$pbkdf2-sha256$i=<rounds>$<salt>$<hash>`, salt and hash as base64. */
  hash(password: string): Promise<string>;
  /** Whether the password made the verifier; without one (`null`) the same work is done and the answer is no. */
  verify(password: string, verifier: string | null): Promise<boolean>;
};

const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const derive = async (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> => {
  const text = new TextEncoder().encode(password.normalize('NFC'));
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).slowPbkdf2(text, salt, rounds, hashBytes);
  const key = await subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(parameters, key, hashBytes * 8));
};

const parseVerifier = (verifier: string) => {
  const [, rounds, salt, hash] = /^\$pbkdf2-sha256\$i=(\d+)\$([^$]+)\$([^$]+)$/.exec(verifier) ?? [];
  if (!rounds || !salt || !hash) throw new Error('A stored password verifier is not readable');
  return { rounds: Number(rounds), salt: decode(salt), hash: decode(hash) };
};

/** Looks at every byte whatever it finds, so that the time tells nothing. */
const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length &&
  a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;

/** `rounds` may be raised; tests that are not about strength lower it. */
export const createPasswords = (ids: Ids, rounds: number = leastRounds): Passwords => {
  const nobody = { rounds, salt: new Uint8Array(saltBytes), hash: new Uint8Array(hashBytes) };
  return {
    hash: async (password) => {
      const salt = ids.bytes(saltBytes);
      return `$pbkdf2-sha256$i=${rounds}$${encode(salt)}$${encode(await derive(password, salt, rounds))}`;
    },
    verify: async (password, verifier) => {
      const expected = verifier === null ? nobody : parseVerifier(verifier);
      const derived = await derive(password, expected.salt, expected.rounds);
      return sameBytes(derived, expected.hash) && verifier !== null;
    },
  };
};
