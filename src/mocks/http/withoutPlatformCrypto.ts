/** What the platform's cryptography does, for pages that have none: browsers keep it from plain http, but on this machine itself. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const blockBytes = 32;
/** Milliseconds of work after which the page gets a turn. */
const turn = 10;

/** PBKDF2-SHA256 (RFC 8018): `length` bytes; takes seconds for what the platform does in a fraction of one. */
export const slowPbkdf2 = (text: Uint8Array, salt: Uint8Array, rounds: number, length: number) =>
  pbkdf2Async(sha256, text, salt, { c: rounds, dkLen: length, asyncTick: turn });

/** The stream is HMAC-SHA256 of nonce and counter: the same bytes seal and open. */
const mask = (key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Uint8Array => {
  const masked = text.slice();
  for (let block = 0; block * blockBytes < masked.length; block += 1) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    const pad = hmac(sha256, key, concatBytes(nonce, counter));
    const end = Math.min(masked.length, (block + 1) * blockBytes);
    for (let at = block * blockBytes; at < end; at += 1)
      masked[at] = (masked[at] ?? 0) ^ (pad[at % blockBytes] ?? 0);
  }
  return masked;
};

const keysOf = (secret: string) => {
  const bytes = hkdf(sha256, utf8ToBytes(secret), undefined, utf8ToBytes('agencylens reply'), 2 * blockBytes);
  return { mask: bytes.subarray(0, blockBytes), proof: bytes.subarray(blockBytes) };
};

/** Encrypts, then authenticates: the masked text with its proof of 32 bytes behind it. */
export const sealSlowly = (secret: string, nonce: Uint8Array, text: Uint8Array): Uint8Array => {
  const keys = keysOf(secret);
  const masked = mask(keys.mask, nonce, text);
  return concatBytes(masked, hmac(sha256, keys.proof, concatBytes(nonce, masked)));
};

/** Throws when the secret is another one, or when a byte was changed. */
export const openSlowly = (secret: string, nonce: Uint8Array, sealed: Uint8Array): Uint8Array => {
  const keys = keysOf(secret);
  const masked = sealed.slice(0, -blockBytes);
  const proof = hmac(sha256, keys.proof, concatBytes(nonce, masked));
  const difference = proof.reduce(
    (bits, byte, index) => bits | (byte ^ (sealed[masked.length + index] ?? 0)),
    0,
  );
  if (difference !== 0) throw new Error('A sealed reply does not open with this key');
  return mask(keys.mask, nonce, masked);
};
