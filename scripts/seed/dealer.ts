/** Deals items repeatedly in shuffled order: an item returns only after all others. */
import type { Faker } from '@faker-js/faker';

export const cell = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('An empty list has no item');
  return item;
};

export const dealer = <Item>(faker: Faker, items: readonly Item[]): (() => Item) => {
  const order = faker.helpers.shuffle(items);
  let dealt = 0;
  return () => {
    dealt += 1;
    return cell(order, dealt - 1);
  };
};

export const fresh = (taken: Set<string>, draw: () => string): string => {
  for (;;) {
    const drawn = draw();
    if (taken.has(drawn)) continue;
    taken.add(drawn);
    return drawn;
  }
};
