/** Which thing of a list is in the form. It stays in it when somebody else removes it, so that nothing typed is lost. */
import { useState } from 'react';

type Edited<Item> = {
  /** As it was when it was opened; null for a new one. */
  readonly item: Item | null;
  /** Another one for each form that is begun. */
  readonly key: number;
  readonly edit: (item: Item) => void;
  /** Begins a new one. */
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
