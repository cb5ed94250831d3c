/** Lets the worker answer what would hold up the page: whoever asks stops there, and asks again once the answer is here. */
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { RowCount } from '../countRows.ts';
import type { MetricStore } from '../metricStore.ts';
import { partsTouched, rowsKept, rowsTouched } from '../rowsAsked.ts';
import type { FigureWorker } from './createFigureWorker.ts';
import type { FigureResult, FigureTask } from './figureTask.ts';

/** Up to so many rows of facts are added up on the page’s own thread, whatever is asked of them. */
export const mostRowsOfPage = 100_000;

/**
 * The most rows that the page goes through for one question: that takes less than 50 ms, even when they have to be made. Four
 * weeks of all demo clients touch fewer.
 */
export const mostRowsAtOnce = 15_000;

type Parts = {
  readonly metrics: MetricStore;
  /** Left out, or null: the page answers everything. */
  readonly figureWorker?: FigureWorker | null;
};

/** Thrown to who asked, and met by `withLargeReplies`. */
class AnswerUnderWay extends Error {
  readonly here: Promise<void>;
  constructor(here: Promise<void>) {
    super('The answer is under way');
    this.here = here;
  }
}

export const isLarge = (sources: readonly MetricSource[], task: FigureTask): boolean => {
  if (rowsKept(sources) <= mostRowsOfPage) return false;
  const rows = task.kind === 'query' ? partsTouched(sources, task) : rowsTouched(sources, task.asked.range);
  return rows > mostRowsAtOnce;
};

/** Sets and maps by what they hold. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value;

/** A store for one request: what the worker has answered it, it answers at once. */
const storeFor = ({ metrics }: Parts, worker: FigureWorker, signal: AbortSignal | null): MetricStore => {
  const answered = new Map<string, FigureResult | null>();

  const largeAnswer = (sources: readonly MetricSource[], task: FigureTask): FigureResult | null => {
    if (!isLarge(sources, task)) return null;
    const key = JSON.stringify([sources.map(worker.numberOf), task], plain);
    const result = answered.get(key);
    if (result !== undefined) return result;
    const here = worker.ask(sources, task, signal).then((found) => {
      answered.set(key, found);
    });
    throw new AnswerUnderWay(here);
  };

  return {
    ...metrics,
    query: (sources, selection, span) => {
      const result = largeAnswer(sources, { kind: 'query', selection, span });
      return result?.kind === 'query' ? result.gathered : metrics.query(sources, selection, span);
    },
    count: (sources, asked: RowCount) => {
      const result = largeAnswer(sources, { kind: 'count', asked });
      return result?.kind === 'count' ? result.counts : metrics.count(sources, asked);
    },
  };
};

/**
 * Runs what asks for figures, and again from its start after each answer of the worker: until then it must change nothing.
 * Rejects with the signal's reason.
 */
export const withLargeReplies = async <Result>(
  parts: Parts,
  signal: AbortSignal | null,
  run: (metrics: MetricStore) => Result | Promise<Result>,
): Promise<Result> => {
  const { metrics, figureWorker = null } = parts;
  if (figureWorker === null) return run(metrics);
  const store = storeFor(parts, figureWorker, signal);
  for (;;) {
    try {
      return await run(store);
    } catch (error) {
      if (!(error instanceof AnswerUnderWay)) throw error;
      await error.here;
    }
  }
};
