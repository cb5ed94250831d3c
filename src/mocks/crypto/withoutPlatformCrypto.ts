/** Replaces WebCrypto on plain http, where browsers offer it only for localhost. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const blockBytes = 32;
const turn = 10;

/** PBKDF2-SHA256 (RFC 8018): `length` bytes; takes seconds where WebCrypto takes a fraction of one. */
export const slowPbkdf2 = (text: Uint8Array, salt: Uint8Array, rounds: number, length: number) =>
  pbkdf2Async(sha256, text, salt, { c: rounds, dkLen: length, asyncTick: turn });

/** The key stream is HMAC-SHA256 of nonce and counter: the same bytes encrypt and decrypt. */
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

/** Encrypt-then-MAC: the ciphertext followed by a 32-byte MAC. */
export const sealSlowly = (secret: string, nonce: Uint8Array, text: Uint8Array): Uint8Array => {
  const keys = keysOf(secret);
  const masked = mask(keys.mask, nonce, text);
  return concatBytes(masked, hmac(sha256, keys.proof, concatBytes(nonce, masked)));
};

/** Throws for another secret, or a changed byte. */
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
