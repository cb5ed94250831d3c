/** Creates ids from a clock and entropy. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Clock, Milliseconds } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Entropy } from './random.ts';

const latestTime = 2 ** 48 - 1;
const highestCount = 2 ** 18 - 1;

/** 17 random bits: the free top bit allows at least 131,072 more ids in one millisecond. */
const firstCount = (entropy: Entropy): number =>
  entropy(3).reduce((bits, byte) => (bits << 8) | byte, 0) & (highestCount >>> 1);

const layOut = (time: Milliseconds, count: number, entropy: Entropy): string => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(time / 2 ** 16));
  view.setUint16(4, time % 2 ** 16);
  view.setUint16(6, 0x7000 | (count >>> 6));
  view.setUint8(8, 0x80 | (count & 0x3f));
  bytes.set(entropy(7), 9);
  const digits = bytesToHex(bytes);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
};

/**
 * Text order equals creation order, even if the clock stops or goes back (RFC 9562 section 6.2 method 1,
 * 18-bit counter). A clock before 1970 or past 10889 throws RangeError.
 */
export const createUuidV7 = (clock: Clock, entropy: Entropy): (() => string) => {
  let time = -1;
  let count = 0;

  return () => {
    const now = Math.floor(clock.now());
    if (!(now >= 0 && now <= latestTime)) {
      throw new RangeError(`a UUID cannot hold the time ${now}`);
    }
    if (now > time || count === highestCount) {
      time = Math.max(now, time + 1);
      count = firstCount(entropy);
    } else {
      count += 1;
    }
    return layOut(time, count, entropy);
  };
};

/** 32 letters, so that five random bits choose one with equal probability; lookalikes are omitted. */
const entityLetters = '0123456789abcdefghjkmnpqrstvwxyz';
const entityLength = 16;

const entityName = (entropy: Entropy): string => {
  let bits = 0;
  let bitCount = 0;
  let name = '';
  for (const byte of entropy((entityLength * 5) / 8)) {
    bits = (bits << 8) | byte;
    bitCount += 8;
    while (bitCount >= 5) {
      bitCount -= 5;
      name += entityLetters.charAt((bits >>> bitCount) & 31);
    }
  }
  return name;
};

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const correlationOf = (entropy: Entropy): string => {
  let bytes = entropy(16);
  while (bytes.every((byte) => byte === 0)) {
    bytes = entropy(16);
  }
  return bytesToHex(bytes);
};

/** The ids of one world; equal clocks and equal seeded entropy give equal ids. */
export const createIds = (clock: Clock, entropy: Entropy): Ids => {
  const counters = new Map<string, number>();

  return {
    uuid: createUuidV7(clock, entropy),
    entity: () => entityName(entropy),
    secret: (bytes) => toBase64Url(entropy(bytes)),
    bytes: (bytes) => entropy(bytes),
    correlation: () => correlationOf(entropy),
    next: (counter) => {
      const count = (counters.get(counter) ?? 0) + 1;
      counters.set(counter, count);
      return `${counter}-${count}`;
    },
  };
};
