/** Tests that undefined values are dropped and all others kept. */
import { expect, test } from 'vitest';
import { definedOnly } from '#domain/definedOnly.ts';

test('an undefined value leaves no property, null and other empty values stay', () => {
  const values = { none: undefined, empty: '', zero: 0, no: false, nothing: null };
  expect(Object.entries(definedOnly(values))).toEqual([
    ['empty', ''],
    ['zero', 0],
    ['no', false],
    ['nothing', null],
  ]);
});
