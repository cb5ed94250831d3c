/** Shares generated demo facts between the stores of a process, because a block depends only on its source and month. */
import type { EpochMonth } from '#domain/calendar/months.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { createBlockCache } from './blockCache.ts';
import { blockKey } from './blockKey.ts';

/** The rows of a source in a month, as generated facts; must not be mutated. */
export type MakeBlock = (source: MetricSource, month: EpochMonth) => FactBlock;

/** In bytes; the demo agency's client pages need less than one of these sixteen megabytes. */
const usualBudget = 16 * 1024 * 1024;

/** `make` defaults to the demo facts. `budget`: the maximum of cached bytes. */
export const createSharedFacts = (
  make: MakeBlock = createDemoFacts(),
  budget: number = usualBudget,
): MakeBlock => {
  const blockCache = createBlockCache(budget);
  return (source, month) => blockCache.take(blockKey(source, month), () => make(source, month)).block;
};
