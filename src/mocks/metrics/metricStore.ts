/** Where facts are kept and added up: blocks of a source and month in columns, made when first needed, the longest unused given up first. */
import { type EpochMonth, monthOf } from '#domain/calendar/months.ts';
import { createDemoAudience } from '#domain/demo/demoAudience.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { blockKey } from './blockKey.ts';
import { countRows, type RowCount } from './countRows.ts';
import { gatherFacts } from './gatherFacts.ts';
import { type PartSide, partBlock } from './partBlock.ts';
import { createRowSplitter, type RowSplitter } from './rowSplitter.ts';
import type { Gathered, Selection, Span } from './selection.ts';

/** The port: a hosted backend answers it from its database. */
export type MetricStore = {
  /** The sums of a range over these sources. */
  query(sources: readonly MetricSource[], selection: Selection, span: Span): Gathered;
  /** How many rows of each source a figure rests on. */
  count(sources: readonly MetricSource[], asked: RowCount): readonly number[];
  /** The blocks of a source that a range needs, oldest first. */
  blocks(source: MetricSource, range: DayRange): Iterable<FactBlock>;
  readonly split: RowSplitter;
  /** What the blocks take now. */
  size(): { readonly blocks: number; readonly rows: number; readonly bytes: number };
};

export type MetricStoreOptions = {
  /** The most that blocks may take together, in bytes. */
  readonly budget?: number;
};

const usualBudget = 64 * 1024 * 1024;

export const createMetricStore = ({ budget = usualBudget }: MetricStoreOptions = {}): MetricStore => {
  const makeBlock = createDemoFacts();
  const split = createRowSplitter(createDemoAudience());
  /** The longest unused first. */
  const byKey = new Map<string, FactBlock>();
  /** The same source object asks again and again: the keys of its blocks are written once. */
  const keysOf = new WeakMap<MetricSource, Map<EpochMonth, string>>();
  let bytes = 0;

  const keyOf = (source: MetricSource, month: EpochMonth): string => {
    const keys = keysOf.get(source) ?? new Map<EpochMonth, string>();
    keysOf.set(source, keys);
    const key = keys.get(month) ?? blockKey(source, month);
    keys.set(month, key);
    return key;
  };

  /** The newest one stays, however large it is. */
  const makeRoom = (): void => {
    for (const [key, block] of byKey) {
      if (bytes <= budget || byKey.size === 1) return;
      byKey.delete(key);
      bytes -= block.bytes;
    }
  };

  /** The block under a key, made when it is not there. */
  const kept = (key: string, make: () => FactBlock): FactBlock => {
    const known = byKey.get(key);
    if (known) byKey.delete(key);
    const block = known ?? make();
    byKey.set(key, block);
    if (known) return block;
    bytes += block.bytes;
    makeRoom();
    return block;
  };

  const blockAt = (source: MetricSource, month: EpochMonth, side: PartSide | null): FactBlock => {
    const key = keyOf(source, month);
    if (side === null) return kept(key, () => makeBlock(source, month));
    return kept(`${side}|${key}`, () =>
      partBlock(blockAt(source, month, null), { clientId: source.firstClientId, side }, split),
    );
  };

  function* blocks(source: MetricSource, range: DayRange, side: PartSide | null): Iterable<FactBlock> {
    const last = Math.min(range.to, source.to ?? range.to);
    for (let month = monthOf(Math.max(range.from, source.from)); month <= monthOf(last); month += 1) {
      yield blockAt(source, month, side);
    }
  }

  function* blocksOf(sources: readonly MetricSource[], range: DayRange, side: PartSide | null) {
    for (const source of sources) {
      for (const block of blocks(source, range, side)) yield [source, block] as const;
    }
  }

  return {
    query: (sources, selection, span) =>
      gatherFacts(selection, span, { blocks: (range, side) => blocksOf(sources, range, side), split }),
    count: (sources, asked) => sources.map((source) => countRows(blocks(source, asked.range, null), asked)),
    blocks: (source, range) => blocks(source, range, null),
    split,
    size: () => {
      let rows = 0;
      for (const block of byKey.values()) rows += block.rows;
      return { blocks: byKey.size, rows, bytes };
    },
  };
};
