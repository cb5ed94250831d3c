/** Projects the items of one declaration by their ids. */

import type { Item, ItemEvent, ItemShape, RestorableItem } from '../itemTypes.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import type { Projection } from './projection.ts';

export type ItemsById<Fact> = { byId: Record<string, Fact> };

export const itemsById = <S extends ItemShape, Own, Asked, Other>(
  name: string,
  { shape, types, after }: RestorableItem<S, Own, Asked, Other>,
): Projection<ItemsById<Item<Own>>> => {
  const apply = ({ byId }: ItemsById<Item<Own>>, event: FoldableEvent): void => {
    const id = String(Object(event.data)[shape.id]);
    const item = after(byId[id] ?? null, event as unknown as ItemEvent<S>, event.revision);
    if (item) byId[id] = item;
  };
  const on = Object.fromEntries(types.map((type) => [type, apply]));
  return { name, empty: () => ({ byId: {} }), on: on as Projection<ItemsById<Item<Own>>>['on'] };
};
