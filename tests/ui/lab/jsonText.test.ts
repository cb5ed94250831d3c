/** Tests printing tree values in one line, and their changes by a step. */
import diff from 'microdiff';
import { describe, expect, test } from 'vitest';
import {
  beforeText,
  type Changes,
  isBranch,
  isTouched,
  leafText,
  removedFrom,
  summaryOf,
} from '#ui/lab/jsonText.ts';

const before = { form: { name: 'Acme', tags: ['a'] }, problem: null, old: { a: 1 } };
const after = { form: { name: 'Acme Shoes', tags: ['a'], note: 'x' }, problem: null };

const changes: Changes = new Map(
  diff(before, after).map((change) => [change.path.join('.'), change] as const),
);

describe('a tree of values', () => {
  test('writes leaves as JSON does, errors by their message, and says what a closed branch holds', () => {
    const values = [null, undefined, 'x', 1, [], {}, new TypeError('x is not a function')];

    expect(values.map((value) => [isBranch(value), leafText(value)])).toEqual([
      [false, 'null'],
      [false, 'undefined'],
      [false, '"x"'],
      [false, '1'],
      [false, '[]'],
      [false, '{}'],
      [false, 'TypeError: x is not a function'],
    ]);
    expect([summaryOf([1]), summaryOf([1, 2]), summaryOf({ a: 1, b: 2 })]).toEqual([
      '1 item',
      '2 items',
      'a, b',
    ]);
    expect(summaryOf({ a: 1, b: 1, c: 1, d: 1, e: 1 })).toBe('a, b, c, d, …');
  });

  test('says what stood there before, what is new, and what is gone', () => {
    expect(['form.name', 'form.note', 'form.tags'].map((at) => beforeText(changes.get(at)))).toEqual([
      'was "Acme"',
      'new',
      null,
    ]);
    expect([removedFrom('', changes), removedFrom('form', changes)]).toEqual([
      [{ name: 'old', text: 'a' }],
      [],
    ]);
  });

  test('opens what holds a change, and nothing else', () => {
    expect(['form', 'form.tags', 'problem'].map((path) => isTouched(path, changes))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
