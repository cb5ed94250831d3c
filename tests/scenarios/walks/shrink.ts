/** Finds a shortest list that still fails by removing parts, halves first and single items last. */

export type Shrinking<Item> = {
  readonly fails: (items: readonly Item[]) => Promise<boolean>;
  readonly most: number;
};

const without = <Item>(items: readonly Item[], from: number, count: number): readonly Item[] => [
  ...items.slice(0, from),
  ...items.slice(from + count),
];

/** `items` must fail. No single item of the result can be removed, unless the tries ran out. */
export const shrink = async <Item>(
  items: readonly Item[],
  { fails, most }: Shrinking<Item>,
): Promise<readonly Item[]> => {
  let shortest = items;
  let tries = 0;
  let size = Math.max(1, Math.floor(items.length / 2));
  const leaveOut = async (): Promise<boolean> => {
    for (let from = 0; from < shortest.length && tries < most; from += size) {
      const shorter = without(shortest, from, size);
      tries += 1;
      if (shorter.length > 0 && (await fails(shorter))) {
        shortest = shorter;
        return true;
      }
    }
    return false;
  };
  while (tries < most) {
    if (await leaveOut()) continue;
    if (size === 1) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return shortest;
};
