/** Encrypts and decrypts bytes with a 32-byte key in XChaCha20-Poly1305, also on pages without Web Crypto. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

export const boxNonceBytes = 24;

export const sealBox = (key: Uint8Array, nonce: Uint8Array, text: string): Uint8Array =>
  xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));

/** Throws for another key or a changed byte. */
export const openBox = (key: Uint8Array, nonce: Uint8Array, box: Uint8Array): string =>
  new TextDecoder().decode(xchacha20poly1305(key, nonce).decrypt(box));
