/** Answers queries of metrics: small ones at once, large ones in a worker, and imports in slices that leave the page responsive. */
import { hoursPerDay } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type EpochMonth, firstDayOf, lastDayOf, monthOf } from '#domain/calendar/months.ts';
import { monthForecast, type ProjectedFigure } from '#domain/forecast/monthForecast.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { paidChannels } from '#domain/metrics/channels.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { ImportedFacts, MetricSource } from '#domain/metrics/metricSource.ts';
import { macrotask } from '#world/settle.ts';
import type { RowCount } from './countRows.ts';
import { createFactEngine, type FactEngine, type FactEngineOptions } from './factEngine.ts';
import { type ImportSource, isImport, loadRows, type Reading } from './importedRows.ts';
import type { RowSplitter } from './rowSplitter.ts';
import type { Gathered, Selection, Span } from './selection.ts';
import type { FigureWorker } from './worker/createFigureWorker.ts';
import type { CountTask, FigureResult, ForecastTask, QueryTask } from './worker/figureTask.ts';

const daysBetween = (from: EpochDay, to: EpochDay): number => Math.max(0, to - from + 1);

const reportedRowsIn = ({ chunks }: ImportedFacts, { from, to }: DayRange): number =>
  chunks.reduce((sum, chunk) => (chunk.from > to || chunk.to < from ? sum : sum + chunk.rows), 0);

const importedRowsTouched = (sources: readonly MetricSource[], range: DayRange): number =>
  sources.reduce(
    (sum, { imported }) => (imported === undefined ? sum : sum + reportedRowsIn(imported, range)),
    0,
  );

const rowsOf = ({ channels, campaigns, imported, ...source }: MetricSource, range: DayRange): number => {
  if (imported !== undefined) return reportedRowsIn(imported, range);
  const from = Math.max(source.from, range.from);
  const to = Math.min(source.to ?? range.to, range.to);
  let rows = channels.filter((channel) => !paidChannels.includes(channel)).length * daysBetween(from, to);
  for (const { levels } of campaigns) {
    const start = levels[0]?.from;
    if (start !== undefined) rows += daysBetween(Math.max(from, start), to);
  }
  return rows;
};

const rowsKept = (sources: readonly MetricSource[]): number =>
  sources.reduce((rows, source) => rows + rowsOf(source, { from: source.from, to: source.reportedTo }), 0);

/** Blocks cover whole months. */
const rowsTouched = (sources: readonly MetricSource[], { from, to }: DayRange): number => {
  const months = { from: firstDayOf(monthOf(from)), to: lastDayOf(monthOf(to)) };
  return sources.reduce((rows, source) => rows + rowsOf(source, months), 0);
};

const rowsWithin = (sources: readonly MetricSource[], range: DayRange): number =>
  sources.reduce((rows, source) => rows + rowsOf(source, range), 0);

const partsAsked = ({ filters, groupBy }: Pick<Selection, 'filters' | 'groupBy'>): number => {
  const perDevice = filters.device !== undefined || groupBy === 'device' ? devices.length : 1;
  const perCountry = filters.country !== undefined || groupBy === 'country' ? countries.length : 1;
  return perDevice * perCountry;
};

type Asked = {
  readonly selection: Pick<Selection, 'filters' | 'groupBy'>;
  readonly span: Pick<Span, 'range' | 'hourly'>;
};

/** The number of rows and parts that a query reads. By hours each row of the range is cut again, because the store caches no hours. */
const partsTouched = (sources: readonly MetricSource[], { selection, span }: Asked): number => {
  const parts = partsAsked(selection);
  const touched = rowsTouched(sources, span.range);
  return span.hourly ? touched + rowsWithin(sources, span.range) * parts * hoursPerDay : touched * parts;
};

/** A port that a hosted backend can implement with its database. Rejects with the reason of an aborted signal. */
export type MetricStore = {
  query(
    sources: readonly MetricSource[],
    selection: Selection,
    span: Span,
    signal?: AbortSignal,
  ): Promise<Gathered>;
  count(sources: readonly MetricSource[], asked: RowCount, signal?: AbortSignal): Promise<readonly number[]>;
  blocks(source: MetricSource, range: DayRange, signal?: AbortSignal): Promise<readonly FactBlock[]>;
  /** In a worker, as a forecast takes some 15 ms of each column. */
  forecast(
    names: readonly FigureName[],
    question: ForecastTask['question'],
    signal?: AbortSignal,
  ): Promise<readonly ProjectedFigure[]>;
  /** The imports with damaged parts, among those that a query has read. */
  broken(sources: readonly MetricSource[]): Promise<readonly MetricSource[]>;
  /** Reads the rows of an import; false if a part is damaged. */
  isSound(source: ImportSource): Promise<boolean>;
  readonly split: RowSplitter;
};

type MetricStoreOptions = FactEngineOptions & {
  readonly engine?: FactEngine;
  readonly log?: Reading;
  readonly worker?: FigureWorker | null;
};

/** Up to this many fact rows are summed on the main thread. */
export const mostRowsOfPage = 100_000;

/**
 * The maximum of rows the page reads per query: less than 50 ms, even when rows must be generated. Four weeks
 * of all demo clients need fewer.
 */
export const mostRowsAtOnce = 15_000;

/** A smaller limit for imported rows per turn, because they are parsed from text first. */
const mostImportedAtOnce = 3_000;

export const isLarge = (sources: readonly MetricSource[], task: QueryTask | CountTask): boolean => {
  const { range } = task.kind === 'query' ? task.span : task.asked;
  if (importedRowsTouched(sources, range) > mostRowsAtOnce) return true;
  if (rowsKept(sources) <= mostRowsOfPage) return false;
  const rows = task.kind === 'query' ? partsTouched(sources, task) : rowsTouched(sources, task.asked.range);
  return rows > mostRowsAtOnce;
};

const rowsInMonth = (source: MetricSource, month: EpochMonth): number =>
  importedRowsTouched([source], { from: firstDayOf(month), to: lastDayOf(month) });

const monthsOf = (source: MetricSource, { from, to }: DayRange): readonly EpochMonth[] => {
  const first = monthOf(Math.max(from, source.from));
  const last = monthOf(Math.min(to, source.to ?? to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

export const createMetricStore = ({
  log,
  worker = null,
  budget,
  makeBlock,
  engine = createFactEngine({ budget, makeBlock }),
}: MetricStoreOptions = {}): MetricStore => {
  const unreadIn = (sources: readonly MetricSource[]): readonly ImportSource[] =>
    sources.filter(isImport).filter((source) => engine.rows.of(source) === undefined);

  /** Makes the facts of imports ahead of a query that reads them, with a turn of the page between slices. */
  const prepare = async (
    sources: readonly MetricSource[],
    range: DayRange,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    let allowance = mostImportedAtOnce;
    for (const source of sources.filter(isImport)) {
      const months = monthsOf(source, range).filter((month) => !engine.hasBlock(source, month));
      if (months.length > 0) await loadRows(engine.rows, log, source);
      for (const month of months) {
        if (allowance <= 0) {
          await macrotask();
          signal?.throwIfAborted();
          allowance = mostImportedAtOnce;
        }
        engine.block(source, month);
        allowance -= rowsInMonth(source, month);
      }
    }
  };

  const fromWorker = async (
    sources: readonly MetricSource[],
    task: QueryTask | CountTask,
    signal: AbortSignal | undefined,
  ): Promise<FigureResult | null> => {
    if (worker === null || !isLarge(sources, task)) return null;
    for (const source of unreadIn(sources)) await loadRows(engine.rows, log, source);
    return worker.ask(sources, task, signal ?? null, engine.rows);
  };

  return {
    query: async (sources, selection, span, signal) => {
      const result = await fromWorker(sources, { kind: 'query', selection, span }, signal);
      if (result?.kind === 'query') return result.gathered;
      await prepare(sources, span.range, signal);
      const { add, result: gathered } = engine.start(selection, span);
      add(sources);
      return gathered();
    },
    count: async (sources, asked, signal) => {
      const result = await fromWorker(sources, { kind: 'count', asked }, signal);
      if (result?.kind === 'count') return result.counts;
      await prepare(sources, asked.range, signal);
      return engine.count(sources, asked);
    },
    blocks: async (source, range, signal) => {
      await prepare([source], range, signal);
      return engine.blocks(source, range);
    },
    forecast: async (names, question, signal) => {
      const result = await worker?.ask([], { kind: 'forecast', names, question }, signal ?? null);
      if (result?.kind === 'forecast') return result.found;
      const found: ProjectedFigure[] = [];
      for (const name of names) {
        found.push(monthForecast({ ...question, figure: figureOf(name) }));
        await macrotask();
        signal?.throwIfAborted();
      }
      return found;
    },
    broken: async (sources) =>
      sources.filter((source) => isImport(source) && engine.rows.of(source) === null),
    isSound: async (source) => (await loadRows(engine.rows, log, source)) !== null,
    split: engine.split,
  };
};

/** The same store, whose queries end with the signal. */
export const untilAborted = (store: MetricStore, signal: AbortSignal): MetricStore => ({
  ...store,
  query: (sources, selection, span) => store.query(sources, selection, span, signal),
  count: (sources, asked) => store.count(sources, asked, signal),
  blocks: (source, range) => store.blocks(source, range, signal),
  forecast: (names, question) => store.forecast(names, question, signal),
});
