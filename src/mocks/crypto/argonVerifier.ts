/** Verifies a password that a server hashed with argon2id, in a browser that a workspace was moved to. */
import { argon2idAsync } from '@noble/hashes/argon2.js';
import { decodeBytes } from './pbkdf2.ts';

/** `memory` in KiB. */
export type ArgonCost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

export type ParsedArgon = { readonly cost: ArgonCost; readonly salt: Uint8Array; readonly hash: Uint8Array };

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The form has base64 without padding. */
const bytesOf = (text: string): Uint8Array => decodeBytes(text.padEnd(Math.ceil(text.length / 4) * 4, '='));

/** Null for a verifier of another scheme. */
export const parseArgon = (verifier: string): ParsedArgon | null => {
  const [whole, memory, passes, parallelism, salt = '', hash = ''] = form.exec(verifier) ?? [];
  if (whole === undefined) return null;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: bytesOf(salt), hash: bytesOf(hash) };
};

export const deriveArgon = (password: string, { cost, salt, hash }: ParsedArgon): Promise<Uint8Array> =>
  argon2idAsync(password.normalize('NFC'), salt, {
    m: cost.memory,
    t: cost.passes,
    p: cost.parallelism,
    dkLen: hash.length,
  });
