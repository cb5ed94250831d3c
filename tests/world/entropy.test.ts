/** Tests the sources of random bytes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare } from '#tests/support/chiSquare.ts';
import { pooledEntropy, secureEntropy, seededEntropy } from '#world/entropy.ts';
import type { Entropy } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';

const countBytes = (bytes: Uint8Array) => {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const byte of bytes) {
    counts[byte] = (counts[byte] ?? 0) + 1;
  }
  return counts;
};

describe('secure entropy', () => {
  test('gives as many bytes as asked for, none and more than the platform gives at once', () => {
    expect(secureEntropy(0)).toEqual(new Uint8Array());
    expect(secureEntropy(16).length).toBe(16);
    const many = secureEntropy(150_000);
    expect(many.length).toBe(150_000);
    expect(many.subarray(65_536, 131_072).every((byte) => byte === 0)).toBe(false);
    expect(many.subarray(131_072).every((byte) => byte === 0)).toBe(false);
  });

  test('does not repeat itself', () => {
    expect(secureEntropy(16)).not.toEqual(secureEntropy(16));
  });
});

describe('seeded entropy', () => {
  test('repeats itself for the same seed and the same calls, and differs for another seed', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
        (seed, lengths) => {
          const bytes = (from: number) => lengths.map(seededEntropy(seededRandom(from)));
          expect(bytes(seed)).toEqual(bytes(seed));
          expect(bytes(seed).map((part) => part.length)).toEqual(lengths);
        },
      ),
    );
    expect(seededEntropy(seededRandom(1))(16)).not.toEqual(seededEntropy(seededRandom(2))(16));
  });

  test('gives all byte values evenly', () => {
    const spread = chiSquare(countBytes(seededEntropy(seededRandom(42))(65_536)));

    expect(spread).toBeGreaterThan(190);
    expect(spread).toBeLessThan(331);
  });
});

describe('pooled entropy', () => {
  const counting = () => {
    const asked: number[] = [];
    let next = 0;
    const source: Entropy = (length) => {
      asked.push(length);
      return Uint8Array.from({ length }, () => next++ % 256);
    };
    return { asked, source };
  };

  test('gives the source’s bytes in order, none twice, and asks for a pool at a time', () => {
    const { asked, source } = counting();
    const entropy = pooledEntropy(source, 8);
    const given = [entropy(3), entropy(3), entropy(2), entropy(4)].map((bytes) => [...bytes]);
    expect([given, asked]).toEqual([
      [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7],
        [8, 9, 10, 11],
      ],
      [8, 8],
    ]);
  });

  test('what was given does not change when more is drawn, and a large wish passes the pool by', () => {
    const { asked, source } = counting();
    const entropy = pooledEntropy(source, 4);
    const first = entropy(2);
    entropy(2);
    expect([[...first], entropy(9).length, asked]).toEqual([[0, 1], 9, [4, 9]]);
  });
});
