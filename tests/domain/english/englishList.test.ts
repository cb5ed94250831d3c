/** Tests English lists against `Intl`. */
import { expect, test } from 'vitest';
import { englishList } from '#domain/english/englishList.ts';

test('a list is written as Intl writes it', () => {
  const words = ['spend', 'reach', 'clicks', 'revenue'];
  const format = new Intl.ListFormat('en', { type: 'conjunction' });
  const lists = [0, 1, 2, 3, 4].map((length) => words.slice(0, length));

  expect(lists.map(englishList)).toEqual(lists.map((list) => format.format(list)));
});
