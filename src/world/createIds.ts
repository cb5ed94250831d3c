/** Creates ids from a clock and entropy. */
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Entropy } from './random.ts';
import { toHex } from './toHex.ts';
import { createUuidV7 } from './uuidV7.ts';

/** 32 letters, so that five random bits choose one with equal probability; lookalikes are left out. */
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
  return toHex(bytes);
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
