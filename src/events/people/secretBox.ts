/** Seals and opens bytes under a key of 32 bytes: XChaCha20-Poly1305, the same on every page, also where the platform has no cipher. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Bytes of a nonce, which is drawn anew for each box. */
export const boxNonceBytes = 24;

export const sealBox = (key: Uint8Array, nonce: Uint8Array, text: string): Uint8Array =>
  xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));

/** Throws where the key is another one, or a byte was changed. */
export const openBox = (key: Uint8Array, nonce: Uint8Array, box: Uint8Array): string =>
  new TextDecoder().decode(xchacha20poly1305(key, nonce).decrypt(box));
