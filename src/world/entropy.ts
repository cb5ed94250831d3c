/** Where unpredictable bytes come from: the platform's secure source, or a seeded stream that can be repeated. */
import type { Entropy, Random } from './random.ts';

/** The platform gives no more than this in one call. */
const mostBytesAtOnce = 65_536;

/** Bytes for identity and secrets of people's own data. */
export const secureEntropy: Entropy = (length) => {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += mostBytesAtOnce) {
    crypto.getRandomValues(bytes.subarray(from, from + mostBytesAtOnce));
  }
  return bytes;
};

/** As `source`, which is asked for `poolBytes` at a time: asking the platform costs far more than the bytes do. No byte is given twice. */
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

/** Bytes that the stream decides, four to each number drawn: for worlds that must repeat, never for real secrets. */
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
