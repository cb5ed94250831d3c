/** Computes the codes of an authenticator app: HOTP (RFC 4226) over steps of 30 seconds (RFC 6238), SHA-1 and 6 digits. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';

const secondsOfStep = 30;
const digits = 6;

/** Apps and servers differ by seconds, and a person types for seconds. */
const steps = [0, -1, 1] as const;

export const stepAt = (now: string): number => Math.floor(Date.parse(now) / 1_000 / secondsOfStep);

export const codeAt = (secret: Uint8Array, step: number): string => {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const hash = hmac(sha1, secret, counter);
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = new DataView(hash.buffer, hash.byteOffset).getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** The step of a code around a moment; null for a wrong one, and for one of a step up to `last`, which was used. */
export const stepOfCode = (
  secret: Uint8Array,
  code: string,
  { now, last }: { readonly now: string; readonly last: number },
): number | null => {
  const current = stepAt(now);
  const found = steps.find((by) => current + by > last && codeAt(secret, current + by) === code);
  return found === undefined ? null : current + found;
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding; for a length that is a multiple of five bytes. */
export const toBase32 = (bytes: Uint8Array): string => {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const length = (bytes.length * 8) / 5;
  return Array.from({ length }, (_, index) =>
    letters.charAt(Number((bits >> BigInt((length - 1 - index) * 5)) & 31n)),
  ).join('');
};
