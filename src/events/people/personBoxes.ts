/** Encrypts and decrypts a person's texts with that person's key: XChaCha20-Poly1305. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export const secretBytes = 64;

const nonceBytes = 24;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

export type PersonBoxes = {
  readonly seal: (text: string) => string;
  /** Null when it was encrypted with another key. */
  readonly open: (box: string) => string | null;
};

/**
 * `secret` is base64url of `secretBytes`. The nonce derives from the text, so equal texts of a person give
 * equal boxes, which can be cached.
 */
export const createPersonBoxes = (secret: string): PersonBoxes => {
  const bytes = toBytes(secret);
  const key = bytes.subarray(0, 32);
  const nonceKey = bytes.subarray(32);
  const boxOf = new Map<string, string>();
  const textOf = new Map<string, string | null>();

  const open = (box: string): string | null => {
    try {
      const all = toBytes(box);
      const cipher = xchacha20poly1305(key, all.slice(0, nonceBytes));
      return new TextDecoder().decode(cipher.decrypt(all.slice(nonceBytes)));
    } catch {
      // Encrypted with a former key of this person, or damaged: unreadable either way.
      return null;
    }
  };

  return {
    seal: (text) => {
      const known = boxOf.get(text);
      if (known !== undefined) return known;
      const plain = utf8ToBytes(text);
      const nonce = hmac(sha256, nonceKey, plain).slice(0, nonceBytes);
      const sealed = xchacha20poly1305(key, nonce).encrypt(plain);
      const all = new Uint8Array(nonceBytes + sealed.length);
      all.set(nonce);
      all.set(sealed, nonceBytes);
      const box = toText(all);
      boxOf.set(text, box);
      textOf.set(box, text);
      return box;
    },
    open: (box) => {
      const known = textOf.get(box);
      if (known !== undefined) return known;
      const text = open(box);
      textOf.set(box, text);
      return text;
    },
  };
};
