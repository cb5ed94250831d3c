/** Provides unpredictable bytes from the platform's secure source, or a seeded, repeatable stream. */
import type { Entropy, Random } from './random.ts';

/** The platform's limit per call. */
const mostBytesAtOnce = 65_536;

export const secureEntropy: Entropy = (length) => {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += mostBytesAtOnce) {
    crypto.getRandomValues(bytes.subarray(from, from + mostBytesAtOnce));
  }
  return bytes;
};

/** Fetches `poolBytes` at a time from `source`, because a call to the platform costs far more than the bytes. No byte is used twice. */
export const pooledEntropy = (source: Entropy, poolBytes = 1_024): Entropy => {
  let pool = new Uint8Array(0);
  return (length) => {
    if (length > poolBytes) return source(length);
    if (length > pool.length) pool = source(poolBytes);
    const given = pool.slice(0, length);
    pool.fill(0, 0, length);
    pool = pool.subarray(length);
    return given;
  };
};

/** Four bytes per drawn number: for worlds that must repeat, never for real secrets. */
export const seededEntropy =
  (random: Random): Entropy =>
  (length) => {
    const bytes = new Uint8Array(length);
    for (let index = 0; index < length; index += 4) {
      const word = random.integer(0, 0xffffffff);
      bytes.set([word, word >>> 8, word >>> 16, word >>> 24].slice(0, length - index), index);
    }
    return bytes;
  };
