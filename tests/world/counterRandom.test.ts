/** Tests random numbers by counter. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare, countByBin } from '#tests/support/chiSquare.ts';
import { counterRandom } from '#world/counterRandom.ts';

const [mostEven, leastEven] = [190, 331];
const keys = fc.array(fc.oneof(fc.string(), fc.maxSafeInteger()), { maxLength: 5 });

const grid = (seed: number): number[] => {
  const at = counterRandom(seed);
  const numbers: number[] = [];
  for (let client = 0; client < 8; client += 1) {
    for (let channel = 0; channel < 8; channel += 1) {
      for (let day = 0; day < 1024; day += 1) {
        numbers.push(at(`client-${client}`, `channel-${channel}`, day));
      }
    }
  }
  return numbers;
};

const correlation = (left: readonly number[], right: readonly number[]): number => {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [leftMean, rightMean] = [mean(left), mean(right)];
  const product = (a: readonly number[], aMean: number, b: readonly number[], bMean: number) =>
    a.reduce((sum, value, index) => sum + (value - aMean) * ((b[index] ?? bMean) - bMean), 0);
  return (
    product(left, leftMean, right, rightMean) /
    Math.sqrt(product(left, leftMean, left, leftMean) * product(right, rightMean, right, rightMean))
  );
};

describe('counter random', () => {
  test('gives the same number at an address in any order of asking', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc
          .array(keys, { minLength: 1 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list))),
        (seed, [addresses, asked]) => {
          const [forwards, shuffled] = [counterRandom(seed), counterRandom(seed)];
          const numbers = new Map(addresses.map((address) => [address, forwards(...address)]));
          for (const address of asked) {
            expect(shuffled(...address)).toBe(numbers.get(address));
          }
        },
      ),
    );
  });

  test('keeps its values, which the demo figures depend on (computed independently from the published algorithm)', () => {
    const at = counterRandom(42);

    expect([at(), at('client-3', 'search', 240), at('client-3', 'search', 241)]).toEqual([
      0.7878266440238804, 0.38449549581855536, 0.29180441168136895,
    ]);
  });

  test('spreads its numbers evenly over [0, 1)', () => {
    const numbers = grid(42);
    const spread = chiSquare(countByBin(numbers, 256));

    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(spread).toBeGreaterThan(mostEven);
    expect(spread).toBeLessThan(leastEven);
  });

  test('spreads pairs of neighbouring days evenly over the square', () => {
    const numbers = grid(42);
    const pairs = numbers.slice(1).map((number, index) => {
      const before = numbers[index] ?? 0;
      return (Math.floor(before * 16) + number) / 16;
    });
    const spread = chiSquare(countByBin(pairs, 256));

    expect(spread).toBeGreaterThan(mostEven);
    expect(spread).toBeLessThan(leastEven);
  });

  test('neighbouring days, channels, clients and seeds have nothing to do with each other', () => {
    const numbers = grid(42);
    const shifted = (by: number) => Math.abs(correlation(numbers.slice(by), numbers.slice(0, -by)));
    const perSeed = Math.abs(correlation(numbers, grid(43)));

    for (const found of [shifted(1), shifted(7), shifted(1024), shifted(8 * 1024), perSeed]) {
      expect(found).toBeLessThan(0.015);
    }
  });

  test('refuses seeds and keys that are not whole numbers', () => {
    expect(() => counterRandom(0.5)).toThrow(RangeError);
    expect(() => counterRandom(1)('client-3', 0.5)).toThrow(RangeError);
  });
});
