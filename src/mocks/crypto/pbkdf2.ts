/** Derives keys with PBKDF2-SHA256 (NIST SP 800-132), using a slow fallback where WebCrypto is missing. */
import { platformCrypto, withoutPlatform } from './platformCrypto.ts';

/** As OWASP advises. */
export const leastRounds = 600_000;

export const derivedBytes = 32;

/** The text is normalized to NFC, because keyboards differ. Returns 32 bytes. */
export const derive = async (
  word: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> => {
  const text = new TextEncoder().encode(word.normalize('NFC'));
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).slowPbkdf2(text, salt, rounds, derivedBytes);
  const key = await subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await subtle.deriveBits(parameters, key, derivedBytes * 8));
};

export const encodeBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export const decodeBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
