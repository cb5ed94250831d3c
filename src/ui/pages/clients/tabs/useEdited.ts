/** Tracks the item in the form, which stays open if someone else removes the item, so that the draft survives. */
import { useState } from 'react';

type Edited<Item> = {
  readonly item: Item | null;
  readonly key: number;
  readonly edit: (item: Item) => void;
  readonly done: () => void;
};

export const useEdited = <Item>(): Edited<Item> => {
  const [{ item, key }, setForm] = useState<{ readonly item: Item | null; readonly key: number }>({
    item: null,
    key: 0,
  });
  const open = (next: Item | null) => setForm((former) => ({ item: next, key: former.key + 1 }));
  return { item, key, edit: open, done: () => open(null) };
};
