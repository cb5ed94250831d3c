/** Where facts are kept and added up: blocks of a source and month in columns, made when first needed, the longest unused given up first. */
import { type EpochMonth, monthOf } from '#domain/calendar/months.ts';
import { createDemoAudience } from '#domain/demo/demoAudience.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { blockKey } from './blockKey.ts';
import { countRows, type RowCount } from './countRows.ts';
import { type Facts, type SeeBlock, startGathering } from './gatherFacts.ts';
import { type BlockPlace, createKeptBlocks } from './keptBlocks.ts';
import { type PartSide, partBlock } from './partBlock.ts';
import { createRowSplitter, type RowSplitter } from './rowSplitter.ts';
import type { Gathered, Selection, Span } from './selection.ts';

/** A question whose sources come one after the other. */
export type StartedQuery = {
  add(sources: readonly MetricSource[]): void;
  /** The sums of all that were added; nothing can be added afterwards. */
  result(): Gathered;
};

/** The port: a hosted backend answers it from its database. */
export type MetricStore = {
  /** The sums of a range over these sources. */
  query(sources: readonly MetricSource[], selection: Selection, span: Span): Gathered;
  start(selection: Selection, span: Span): StartedQuery;
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

/** The places of a source’s blocks, month by month from its first one on: of whole rows, and of rows split on a side. */
type SourcePlaces = Readonly<Record<'whole' | PartSide, (BlockPlace | undefined)[]>>;

export const createMetricStore = ({ budget = usualBudget }: MetricStoreOptions = {}): MetricStore => {
  const makeBlock = createDemoFacts();
  const split = createRowSplitter(createDemoAudience());
  const kept = createKeptBlocks(budget);
  /** The same source object asks again and again: the keys of its blocks are written once. */
  const places = new WeakMap<MetricSource, SourcePlaces>();

  const placesOf = (source: MetricSource, side: PartSide | null): (BlockPlace | undefined)[] => {
    const own = places.get(source) ?? { whole: [], device: [], country: [] };
    places.set(source, own);
    return own[side ?? 'whole'];
  };

  const make = (source: MetricSource, month: EpochMonth, side: PartSide | null): FactBlock =>
    side === null
      ? makeBlock(source, month)
      : partBlock(blockAt(source, month, null), { clientId: source.firstClientId, side }, split);

  const blockAt = (
    source: MetricSource,
    month: EpochMonth,
    side: PartSide | null,
    own = placesOf(source, side),
  ): FactBlock => {
    const index = month - monthOf(source.from);
    const known = own[index];
    if (known?.block) {
      kept.use(known);
      return known.block;
    }
    const key = `${side ?? ''}|${blockKey(source, month)}`;
    const { block, place } = kept.take(key, () => make(source, month, side));
    own[index] = place;
    return block;
  };

  const visitBlocks = (
    source: MetricSource,
    { from, to }: DayRange,
    side: PartSide | null,
    see: SeeBlock,
  ): void => {
    const own = placesOf(source, side);
    const last = monthOf(Math.min(to, source.to ?? to));
    for (let month = monthOf(Math.max(from, source.from)); month <= last; month += 1) {
      see(source, blockAt(source, month, side, own), month);
    }
  };

  const blocksOf = (source: MetricSource, range: DayRange): readonly FactBlock[] => {
    const blocks: FactBlock[] = [];
    visitBlocks(source, range, null, (_source, block) => blocks.push(block));
    return blocks;
  };

  const factsOf = (sources: readonly MetricSource[]): Facts => ({
    visit: (range, side, see) => {
      for (const source of sources) visitBlocks(source, range, side, see);
    },
    parts: blockAt,
    split,
  });

  const start = (selection: Selection, span: Span): StartedQuery => {
    const { add, result } = startGathering(selection, span);
    return { add: (sources) => add(factsOf(sources)), result };
  };

  return {
    query: (sources, selection, span) => {
      const { add, result } = start(selection, span);
      add(sources);
      return result();
    },
    start,
    count: (sources, asked) => sources.map((source) => countRows(blocksOf(source, asked.range), asked)),
    blocks: blocksOf,
    split,
    size: kept.size,
  };
};
