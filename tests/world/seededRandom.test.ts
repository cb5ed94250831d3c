/** Tests the random stream of a seed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare, countByBin } from '#tests/support/chiSquare.ts';
import { seededRandom } from '#world/seededRandom.ts';

const seeds = fc.maxSafeInteger();
const take = (count: number, draw: () => number) => Array.from({ length: count }, draw);

/** With 255 degrees of freedom, 999 of 1000 even generators stay inside each bound. */
const [mostEven, leastEven] = [190, 331];

describe('seeded random', () => {
  test('gives the same numbers for the same seed and others for another', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        const numbers = take(8, seededRandom(seed).next);
        expect(take(8, seededRandom(seed).next)).toEqual(numbers);
        if (other !== seed) {
          expect(take(8, seededRandom(other).next)).not.toEqual(numbers);
        }
      }),
    );
  });

  test('keeps its values, which recorded runs depend on (computed independently from the two published algorithms)', () => {
    const random = seededRandom(42);

    expect([random.seed, ...take(4, () => random.integer(0, 999_999))]).toEqual([
      42, 947321, 994010, 220810, 264216,
    ]);
  });

  test('gives numbers from 0 up to but not including 1, evenly', () => {
    const numbers = take(65_536, seededRandom(42).next);
    const spread = chiSquare(countByBin(numbers, 256));

    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(spread).toBeGreaterThan(mostEven);
    expect(spread).toBeLessThan(leastEven);
  });

  test('draws whole numbers with both ends included, evenly also where rounds of values do not fit', () => {
    const random = seededRandom(42);
    const sides = take(60_000, () => random.integer(1, 6));
    const third = 3 * 2 ** 30;
    const inThirds = countByBin(
      take(30_000, () => random.integer(0, third - 1) / third),
      3,
    );

    expect([...new Set(sides)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      chiSquare(
        countByBin(
          sides.map((side) => (side - 1) / 6),
          6,
        ),
      ),
    ).toBeLessThan(20.5);
    expect(chiSquare(inThirds)).toBeLessThan(13.8);
  });

  test('draws from one value, from negative ones and from all 32 bits', () => {
    const random = seededRandom(1);

    expect(random.integer(7, 7)).toBe(7);
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (min, width) => {
          const drawn = random.integer(min, min + width);
          expect(Number.isInteger(drawn) && drawn >= min && drawn <= min + width).toBe(true);
        },
      ),
    );
  });

  test('refuses ranges that hold no whole number or too many', () => {
    const random = seededRandom(1);
    const ranges = [
      [2, 1],
      [0.5, 2],
      [0, 1.5],
      [0, 2 ** 32],
      [Number.NaN, 1],
      [0, Number.POSITIVE_INFINITY],
    ] as const;

    for (const [min, max] of ranges) {
      expect(() => random.integer(min, max)).toThrow(RangeError);
    }
  });

  test('picks every item of a list, also null', () => {
    const random = seededRandom(42);
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['search', null, 'social'])));

    expect(picked).toEqual(new Set(['search', null, 'social']));
  });

  test('refuses seeds that are not whole', () => {
    expect(() => seededRandom(0.5)).toThrow(RangeError);
    expect(() => seededRandom(Number.NaN)).toThrow(RangeError);
  });

  test('forks by label only, whatever was drawn before, and does not move', () => {
    fc.assert(
      fc.property(seeds, fc.string(), fc.string(), fc.nat(10), (seed, label, other, drawn) => {
        const random = seededRandom(seed);
        const numbers = take(4, random.fork(label).next);
        const unmoved = seededRandom(seed);
        take(drawn, random.next);
        take(drawn, unmoved.next);

        expect(take(4, random.fork(label).next)).toEqual(numbers);
        expect(take(4, random.next)).toEqual(take(4, unmoved.next));
        if (other !== label) {
          expect(take(4, random.fork(other).next)).not.toEqual(numbers);
        }
      }),
    );
  });

  test('forks get seeds of 53 bits, so that those of many labels do not meet', () => {
    const random = seededRandom(42);
    const forkSeeds = take(64, () => 0).map((_, index) => random.fork(`label ${index}`).seed);

    expect(forkSeeds.every(Number.isSafeInteger)).toBe(true);
    expect(Math.max(...forkSeeds)).toBeGreaterThan(2 ** 52);
    expect(new Set(forkSeeds.map((seed) => seed % 2 ** 32)).size).toBe(64);
  });

  test('forks of forks are streams of their own', () => {
    const random = seededRandom(42);
    const streams = [
      random,
      random.fork('a'),
      random.fork('b'),
      random.fork('ab'),
      random.fork('a').fork('b'),
      random.fork('b').fork('a'),
    ].map((stream) => take(4, stream.next).join());

    expect(new Set(streams).size).toBe(streams.length);
  });
});
