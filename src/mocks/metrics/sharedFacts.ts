/** Demo facts for stores that come and go in one process: a block depends on its source and month alone, and is made once for all. */
import type { EpochMonth } from '#domain/calendar/months.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { blockKey } from './blockKey.ts';
import { createKeptBlocks } from './keptBlocks.ts';

/** The rows of a source in a month, as demo facts are. Nobody may change them. */
export type MakeBlock = (source: MetricSource, month: EpochMonth) => FactBlock;

/** Bytes: what the pages of clients ask of the demo agency takes less than one of these sixteen megabytes. */
const usualBudget = 16 * 1024 * 1024;

/** `make`: left out, the demo facts themselves. `budget`: the most bytes that are kept. */
export const createSharedFacts = (
  make: MakeBlock = createDemoFacts(),
  budget: number = usualBudget,
): MakeBlock => {
  const kept = createKeptBlocks(budget);
  return (source, month) => kept.take(blockKey(source, month), () => make(source, month)).block;
};
