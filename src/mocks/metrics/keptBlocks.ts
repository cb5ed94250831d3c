/** Keeps blocks within a number of bytes: the longest unused are given up first. */
import type { FactBlock } from '#domain/metrics/factBlock.ts';

/** Where a block is kept; without one after it was given up. */
export type BlockPlace = {
  readonly key: string;
  block: FactBlock | null;
  /** The higher, the later it was used. */
  lastUse: number;
};

/** How much of the budget is used after blocks were given up: not every new block looks for the longest unused. */
const usedAfter = 0.9;

/**
 * Each place remembers its last use, as a year of thousands of sources uses a hundred thousand blocks: moving each of them to the
 * end of a map took longer than adding it up.
 */
export const createKeptBlocks = (budget: number) => {
  const byKey = new Map<string, BlockPlace>();
  let bytes = 0;
  let uses = 0;

  /** The newest one stays, however large it is. */
  const makeRoom = (newest: BlockPlace): void => {
    for (const place of [...byKey.values()].sort((one, other) => one.lastUse - other.lastUse)) {
      if (bytes <= budget * usedAfter || place === newest) return;
      bytes -= place.block?.bytes ?? 0;
      place.block = null;
      byKey.delete(place.key);
    }
  };

  const use = (place: BlockPlace): void => {
    uses += 1;
    place.lastUse = uses;
  };

  return {
    use,

    /** The block of a key, made where there is none, and its place. */
    take: (key: string, make: () => FactBlock): { readonly block: FactBlock; readonly place: BlockPlace } => {
      const known = byKey.get(key);
      const block = known?.block ?? make();
      const place = known ?? { key, block, lastUse: 0 };
      use(place);
      if (known) return { block, place };
      byKey.set(key, place);
      bytes += block.bytes;
      if (bytes > budget) makeRoom(place);
      return { block, place };
    },

    size: () => {
      let rows = 0;
      for (const { block } of byKey.values()) rows += block?.rows ?? 0;
      return { blocks: byKey.size, rows, bytes };
    },
  };
};
