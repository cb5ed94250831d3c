/** Tests pinned clients. */
import { expect, test } from 'vitest';
import { pinnedClients, togglePin } from '#ui/parts/view/pinnedClients.ts';

const storeOf = (kept: string | null = null) => {
  const entries = new Map<string, string>(kept === null ? [] : [['agencylens.pinnedClients.ada', kept]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  };
};

test('pins stay in their order and go one by one, and nothing is left of none', () => {
  const store = storeOf();
  const seen = ['b', 'a', 'b', 'a'].map((id) => [togglePin(id, 'ada', store), pinnedClients('ada', store)]);

  expect(seen).toEqual([
    [['b'], ['b']],
    [
      ['b', 'a'],
      ['b', 'a'],
    ],
    [['a'], ['a']],
    [[], []],
  ]);
  expect(store.entries.size).toBe(0);
});

test('there are nine at most, one for each number key', () => {
  const store = storeOf();
  for (const id of 'abcdefghijk') togglePin(id, 'ada', store);

  expect(pinnedClients('ada', store)).toEqual([...'abcdefghi']);
});

test.each(['', '{', '7', '{"a":1}', '[1,null]'])('a storage that holds %j pins nobody', (kept) => {
  expect(pinnedClients('ada', storeOf(kept))).toEqual([]);
});

test('each account of a browser has its own', () => {
  const store = storeOf();
  togglePin('a', 'ada', store);
  togglePin('b', 'marcus', store);

  expect([pinnedClients('ada', store), pinnedClients('marcus', store)]).toEqual([['a'], ['b']]);
});
