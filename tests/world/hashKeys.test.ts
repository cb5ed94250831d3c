/** Tests hashing lists of keys to numbers. */
import { describe, expect, test } from 'vitest';
import { hashKeys } from '#world/hashKeys.ts';

describe('hashKeys', () => {
  test('distinguishes lists that hold the same characters', () => {
    const lists = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      ['abc', ''],
      ['', 'abc'],
      [1, 2],
      [12],
      ['12'],
      ['1', '2'],
      [2, 1],
      [],
    ];
    const numbers = new Set(lists.map((keys) => hashKeys(0, keys)));

    expect(numbers.size).toBe(lists.length);
  });

  test('distinguishes seeds, and numbers above 32 bits and below zero', () => {
    const numbers = new Set([
      hashKeys(0, [1]),
      hashKeys(1, [1]),
      hashKeys(0, [1 + 2 ** 32]),
      hashKeys(0, [1 + 2 ** 40]),
      hashKeys(0, [-1]),
      hashKeys(0, [2 ** 32 - 1]),
    ]);

    expect(numbers.size).toBe(6);
  });

  test('takes zero and negative zero for the same number', () => {
    expect(hashKeys(0, [-0])).toBe(hashKeys(0, [0]));
  });

  test('refuses numbers that are not whole', () => {
    for (const key of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => hashKeys(0, [key])).toThrow(RangeError);
    }
  });
});
