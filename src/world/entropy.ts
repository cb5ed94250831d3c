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
