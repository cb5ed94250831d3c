/** Where bytes come from. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare } from '#tests/support/chiSquare.ts';
import { secureEntropy, seededEntropy } from '#world/entropy.ts';
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
