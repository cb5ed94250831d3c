/** Sums facts in memory: columnar blocks by source and month, created on first use, least recently used evicted. */
import { type EpochMonth, monthOf } from '#domain/calendar/months.ts';
import { createDemoAudience } from '#domain/demo/demoAudience.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { type BlockPlace, createBlockCache } from './blockCache.ts';
import { blockKey } from './blockKey.ts';
import { countRows, type RowCount } from './countRows.ts';
import { type Facts, type SeeBlock, startGathering } from './gatherFacts.ts';
import { importedBlock } from './importedBlock.ts';
import { createImportedRows, isImport } from './importedRows.ts';
import { type PartSide, partBlock } from './partBlock.ts';
import { createRowSplitter } from './rowSplitter.ts';
import type { OpenGathered, Selection, Span } from './selection.ts';
import type { MakeBlock } from './sharedFacts.ts';

export type StartedQuery = {
  add(sources: readonly MetricSource[]): void;
  result(): OpenGathered;
};

export type FactEngineOptions = {
  readonly budget?: number | undefined;
  readonly makeBlock?: MakeBlock | undefined;
};

const usualBudget = 64 * 1024 * 1024;

type SourcePlaces = Readonly<Record<'whole' | PartSide, (BlockPlace | undefined)[]>>;

/** Synchronous, for the metric store of this thread and for the worker. The rows of an import come first. */
export const createFactEngine = ({
  budget = usualBudget,
  makeBlock = createDemoFacts(),
}: FactEngineOptions = {}) => {
  const split = createRowSplitter(createDemoAudience());
  const blockCache = createBlockCache(budget);
  /** The same source object is queried repeatedly, so the keys of its blocks are computed once. */
  const places = new WeakMap<MetricSource, SourcePlaces>();
  const rows = createImportedRows();
  const numbers = new WeakMap<MetricSource, number>();
  let lastNumber = 0;

  const placesOf = (source: MetricSource, side: PartSide | null): (BlockPlace | undefined)[] => {
    const own = places.get(source) ?? { whole: [], device: [], country: [] };
    places.set(source, own);
    return own[side ?? 'whole'];
  };

  /** Different source objects have different blocks, because the counting days of an import depend on other sources. */
  const numberOf = (source: MetricSource): number => {
    const number = numbers.get(source) ?? ++lastNumber;
    numbers.set(source, number);
    return number;
  };

  const keyOf = (source: MetricSource, month: EpochMonth, side: PartSide | null): string =>
    isImport(source) ? `import|${numberOf(source)}|${month}` : `${side ?? ''}|${blockKey(source, month)}`;

  const makeImported = (source: MetricSource, month: EpochMonth): FactBlock | null => {
    if (!isImport(source)) return null;
    const texts = rows.of(source);
    if (texts === undefined) throw new Error(`The rows of ${source.id} are not loaded`);
    return importedBlock(source, texts, month);
  };

  const makeDemo = (source: MetricSource, month: EpochMonth, side: PartSide | null): FactBlock =>
    side === null
      ? makeBlock(source, month)
      : partBlock(blockAt(source, month, null), { clientId: source.firstClientId, side }, split);

  const make = (source: MetricSource, month: EpochMonth, side: PartSide | null): FactBlock =>
    makeImported(source, month) ?? makeDemo(source, month, side);

  const blockAt = (
    source: MetricSource,
    month: EpochMonth,
    side: PartSide | null,
    own = placesOf(source, side),
  ): FactBlock => {
    const index = month - monthOf(source.from);
    const known = own[index];
    if (known?.block) {
      blockCache.use(known);
      return known.block;
    }
    const { block, place } = blockCache.take(keyOf(source, month, side), () => make(source, month, side));
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
      for (const source of sources) if (!isImport(source)) visitBlocks(source, range, side, see);
    },
    visitReported: (range, see) => {
      for (const source of sources) if (isImport(source)) visitBlocks(source, range, null, see);
    },
    parts: blockAt,
    split,
  });

  const start = (selection: Selection, span: Span): StartedQuery => {
    const { add, result } = startGathering(selection, span);
    return { add: (sources) => add(factsOf(sources)), result };
  };

  const hasBlock = (source: MetricSource, month: EpochMonth): boolean => {
    const place = placesOf(source, null)[month - monthOf(source.from)];
    return place !== undefined && place.block !== null;
  };

  return {
    start,
    count: (sources: readonly MetricSource[], asked: RowCount): readonly number[] =>
      sources.map((source) => countRows(blocksOf(source, asked.range), asked)),
    blocks: blocksOf,
    block: (source: MetricSource, month: EpochMonth): FactBlock => blockAt(source, month, null),
    hasBlock,
    split,
    rows,
    size: blockCache.size,
  };
};

export type FactEngine = ReturnType<typeof createFactEngine>;
