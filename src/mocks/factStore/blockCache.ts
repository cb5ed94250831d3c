/** Caches blocks within a byte budget and evicts the least recently used. */
import type { FactBlock } from '#domain/metrics/factBlock.ts';

export type BlockPlace = {
  readonly key: string;
  block: FactBlock | null;
  lastUse: number;
};

/** The fraction of the budget in use after an eviction, so that not every new block causes one. */
const usedAfter = 0.9;

/**
 * Each place stores its last use. Moving entries to the end of a map took longer than the summing when a year
 * used a hundred thousand blocks.
 */
export const createBlockCache = (budget: number) => {
  const byKey = new Map<string, BlockPlace>();
  let bytes = 0;
  let uses = 0;

  /** The newest block is kept, whatever its size. */
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
