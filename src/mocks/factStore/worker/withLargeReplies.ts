/** Suspends a handler whose query is large, computes it in the worker or loads imported rows, and runs the handler again. */
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { macrotask } from '#world/settle.ts';
import type { RowCount } from '../countRows.ts';
import { isImport, loadRows, RowsNeeded, TurnNeeded } from '../importedRows.ts';
import type { MetricStore } from '../metricStore.ts';
import { importedRowsTouched, partsTouched, rowsKept, rowsTouched } from '../rowsAsked.ts';
import type { FigureWorker } from './createFigureWorker.ts';
import type { FigureResult, FigureTask } from './figureTask.ts';

/** Up to this many fact rows are summed on the main thread. */
export const mostRowsOfPage = 100_000;

/**
 * The maximum of rows the page reads per query: less than 50 ms, even when rows must be generated. Four weeks
 * of all demo clients need fewer.
 */
export const mostRowsAtOnce = 15_000;

/** A smaller limit for imported rows per turn, because they are parsed from text first. */
const mostToldAtOnce = 3_000;

type Parts = {
  readonly metrics: MetricStore;
  readonly log?: Pick<EventLog, 'readStream'>;
  readonly figureWorker?: FigureWorker | null;
};

/** After this many turns each next one doubles its work, because blocks may be evicted meanwhile and the query must end. */
const manyTurns = 16;

/** Thrown by the store and caught by `withLargeReplies`. */
class ResultUnderWay extends Error {
  readonly here: Promise<void>;
  constructor(here: Promise<void>) {
    super('The result is under way');
    this.here = here;
  }
}

/** Facts of imports are parsed from text, which is slower than generating others. */
const areManyTold = (sources: readonly MetricSource[], { from, to }: DayRange): boolean =>
  importedRowsTouched(sources, { from, to }) > mostRowsAtOnce;

export const isLarge = (sources: readonly MetricSource[], task: FigureTask): boolean => {
  const { range } = task.kind === 'query' ? task.span : task.asked;
  if (areManyTold(sources, range)) return true;
  if (rowsKept(sources) <= mostRowsOfPage) return false;
  const rows = task.kind === 'query' ? partsTouched(sources, task) : rowsTouched(sources, task.asked.range);
  return rows > mostRowsAtOnce;
};

const plain = (_: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value;

const storeFor = ({ metrics }: Parts, worker: FigureWorker, signal: AbortSignal | null): MetricStore => {
  const answered = new Map<string, FigureResult | null>();

  const largeResult = (sources: readonly MetricSource[], task: FigureTask): FigureResult | null => {
    if (!isLarge(sources, task)) return null;
    const key = JSON.stringify([sources.map(worker.numberOf), task], plain);
    const result = answered.get(key);
    if (result !== undefined) return result;
    for (const source of sources)
      if (isImport(source) && metrics.rows.of(source) === undefined) throw new RowsNeeded(source);
    const here = worker.ask(sources, task, signal, metrics.rows).then((found) => {
      answered.set(key, found);
    });
    throw new ResultUnderWay(here);
  };

  return {
    ...metrics,
    query: (sources, selection, span) => {
      const result = largeResult(sources, { kind: 'query', selection, span });
      return result?.kind === 'query' ? result.gathered : metrics.query(sources, selection, span);
    },
    count: (sources, asked: RowCount) => {
      const result = largeResult(sources, { kind: 'count', asked });
      return result?.kind === 'count' ? result.counts : metrics.count(sources, asked);
    },
  };
};

/**
 * Runs `work`, and again from its start after each answer of the worker or load of rows, so it must not
 * change anything before. Rejects with the signal's reason.
 */
export const withLargeReplies = async <Result>(
  parts: Parts,
  signal: AbortSignal | null,
  run: (metrics: MetricStore) => Result | Promise<Result>,
): Promise<Result> => {
  const { metrics, log, figureWorker = null } = parts;
  const store = figureWorker === null ? metrics : storeFor(parts, figureWorker, signal);
  for (let turns = 0; ; ) {
    metrics.rows.turn(mostToldAtOnce * 2 ** Math.floor(turns / manyTurns));
    try {
      return await run(store);
    } catch (error) {
      if (error instanceof RowsNeeded && log) await loadRows(metrics.rows, log, error.source);
      else if (error instanceof ResultUnderWay) await error.here;
      else if (error instanceof TurnNeeded) await macrotask();
      else throw error;
      turns += 1;
    }
  }
};
