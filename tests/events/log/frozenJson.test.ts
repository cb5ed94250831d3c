/** Tests which values the log accepts, and that it stores its own frozen copy. */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozenJson, isJson } from '#events/log/frozenJson.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((number) => (number === 0 ? 0 : number)),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
      tie('value'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
})).value;

const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);

const cycle: unknown[] = [];
cycle.push(cycle);

describe('frozen JSON', () => {
  test('copies any JSON as it is, frozen all the way down, sharing nothing with the original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = frozenJson(value, 'value');
        expect(copy).toStrictEqual(value);
        expect(isFrozenDeep(copy)).toBe(true);
        const parts = new Set(partsOf(value));
        expect(partsOf(copy).filter((part) => parts.has(part))).toEqual([]);
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'value is undefined, which JSON cannot hold'],
    ['a member that is undefined', { a: { b: undefined } }, 'value.a.b is undefined, which JSON cannot hold'],
    ['a hole in a list', Array(2), 'value.0 is undefined, which JSON cannot hold'],
    ['a function', { run: () => 1 }, 'value.run is function, which JSON cannot hold'],
    ['a symbol', [Symbol('a')], 'value.0 is symbol, which JSON cannot hold'],
    ['a bigint', { n: 1n }, 'value.n is bigint, which JSON cannot hold'],
    ['not-a-number', { n: Number.NaN }, 'value.n is NaN, which JSON cannot hold'],
    ['infinity', [Number.NEGATIVE_INFINITY], 'value.0 is -Infinity, which JSON cannot hold'],
    ['2^53', [2 ** 53], 'value.0 is 9007199254740992, beyond the whole numbers that are exact'],
    ['-1e300', [-1e300], 'value.0 is -1e+300, beyond the whole numbers that are exact'],
    ['half a surrogate pair', { a: 'x\ud800' }, 'value.a holds half of a surrogate pair, which is not text'],
    ['a date', { at: new Date(0) }, 'value.at is not a plain object'],
    ['a map', new Map(), 'value is not a plain object'],
    ['a key that is a symbol', { [Symbol('a')]: 1 }, 'value is not a plain object'],
    [
      'the key __proto__',
      JSON.parse('{"__proto__": 1}'),
      'value.__proto__ is a key that the log does not take',
    ],
    ['the key constructor', { constructor: 1 }, 'value.constructor is a key that the log does not take'],
    ['the key prototype', { prototype: 1 }, 'value.prototype is a key that the log does not take'],
    ['33 levels', nested(32), `value${'.0'.repeat(32)} is nested more than 32 levels deep`],
    ['a cycle', cycle, `value${'.0'.repeat(32)} is nested more than 32 levels deep`],
  ])('refuses %s and says where', (_, value, message) => {
    expect(() => frozenJson(value, 'value')).toThrow(new MalformedRequest(message));
    expect(isJson(value)).toBe(false);
  });

  test('refuses a key that is half of a surrogate pair', () => {
    expect(isJson({ 'x\udc00': 1 })).toBe(false);
  });

  test('takes 32 levels, the largest exact number, and objects of another realm or without a prototype', () => {
    const bare = Object.assign(Object.create(null), { a: 1 });
    const value = [nested(30), Number.MAX_SAFE_INTEGER, runInNewContext('({ a: [1] })'), bare];
    expect(frozenJson(value, 'value')).toEqual([nested(30), 9007199254740991, { a: [1] }, { a: 1 }]);
  });

  test('turns minus zero, which JSON text cannot report, into zero', () => {
    expect(Object.is(frozenJson(-0, 'value'), 0)).toBe(true);
  });

  test('passes on what is no malformed value', () => {
    const broken = {
      get a(): never {
        throw new TypeError('broken getter');
      },
    };
    expect(() => isJson(broken)).toThrow(new TypeError('broken getter'));
  });

  test('says of any value the same as the copying does, without a copy', () => {
    const takes = (value: unknown): boolean => {
      try {
        frozenJson(value, 'value');
        return true;
      } catch (error) {
        if (error instanceof MalformedRequest) return false;
        throw error;
      }
    };
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withUnicodeString: true,
    });
    fc.assert(fc.property(fc.oneof(anything, json), (value) => isJson(value) === takes(value)));
    for (const levels of [30, 31, 32, 33]) {
      expect([levels, isJson(nested(levels))]).toEqual([levels, takes(nested(levels))]);
    }
  });
});
