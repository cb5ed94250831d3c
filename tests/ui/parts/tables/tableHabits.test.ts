/** Tests saving a person's table settings in the browser. */
import { expect, test } from 'vitest';
import { keepHabits, readHabits, usualHabits } from '#ui/parts/tables/tableHabits.ts';

const storeOf = (kept: string | null = null) => {
  const entries = new Map(kept === null ? [] : [['agencylens.table.ada.portfolio', kept]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  };
};

const place = { accountId: 'ada', table: 'portfolio' };
const liked = { hidden: ['mer'], density: 'compact', order: '-spend' } as const;

test('is kept for each account and table, and nothing is left of what is usual', () => {
  const store = storeOf();
  keepHabits(store, place, liked);
  expect([
    readHabits(store, place),
    readHabits(store, { ...place, accountId: 'marcus' }),
    readHabits(store, { ...place, table: 'clients' }),
  ]).toEqual([liked, usualHabits, usualHabits]);
  keepHabits(store, place, usualHabits);
  expect(store.entries.size).toBe(0);
});

test.each(['', '{', '7', 'null', '{"hidden":7,"density":"huge","order":1}', '{"hidden":[1,null]}'])(
  'a storage that holds %j keeps nothing',
  (kept) => {
    expect(readHabits(storeOf(kept), place)).toEqual(usualHabits);
  },
);
