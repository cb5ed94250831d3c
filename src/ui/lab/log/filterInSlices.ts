/** Filters a long list a slice at a time, so that the page answers in between. */
import { macrotask } from '#world/settle.ts';

/** So many take well under 50 ms, even when all of an event is read. */
export const filterSlice = 5_000;

export type Filtering<Item> = {
  readonly items: readonly Item[];
  readonly test: (item: Item) => boolean;
  /** Index of the first item to look at. */
  readonly from: number;
  readonly signal: AbortSignal;
  /** Hears after each slice of the indices found in it. */
  readonly onSlice: (found: readonly number[], until: number) => void;
};

/** Resolves at the end, or when the signal aborts; then nothing more is told. */
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
