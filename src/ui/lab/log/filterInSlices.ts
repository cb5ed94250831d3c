/** Filters a long list in slices, so that the page stays responsive. */
import { macrotask } from '#world/settle.ts';

/** Takes well under 50 ms, even if all of an event is read. */
export const filterSlice = 5_000;

export type Filtering<Item> = {
  readonly items: readonly Item[];
  readonly test: (item: Item) => boolean;
  readonly from: number;
  readonly signal: AbortSignal;
  readonly onSlice: (found: readonly number[], until: number) => void;
};

/** Resolves at the end or on abort, after which `onSlice` is not called. */
export const filterInSlices = async <Item>(filtering: Filtering<Item>): Promise<void> => {
  const { items, test, from, signal, onSlice } = filtering;
  for (let start = from; start < items.length; start += filterSlice) {
    if (start > from) await macrotask();
    if (signal.aborted) return;
    const end = Math.min(start + filterSlice, items.length);
    const found: number[] = [];
    for (let index = start; index < end; index += 1) {
      const item = items[index];
      if (item !== undefined && test(item)) found.push(index);
    }
    onSlice(found, end);
  }
};
