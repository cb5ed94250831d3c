/** Shows the code of a typed key at a moment, as an authenticator app does. */
import { codeAt, stepAt } from '#mocks/crypto/totp.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (key: string): Uint8Array => {
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** `now` in milliseconds since the epoch. */
export const codeOfApp = (key: string, now: number): string =>
  codeAt(bytesOf(key), stepAt(new Date(now).toISOString()));
