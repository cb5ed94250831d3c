/** Measures how long queries over many rows block the main thread when a worker answers the large ones. */

import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { createFigureWorker, type FigureWorker } from '#mocks/factStore/worker/createFigureWorker.ts';
import { startFigureWorker } from '#mocks/hosts/browser/startFigureWorker.ts';
import { askMetrics } from '#tests/support/metricFixture.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { macrotask } from '#world/settle.ts';
import { benchSources, lastDay, queryOf } from './benchSources.ts';
import { type BenchView, viewBy } from './benchViews.ts';

export type WorkerPlan = { readonly sources: number; readonly questions: number };

export type WorkerTimes = {
  readonly answers: readonly number[];
  /** Longest block of the main thread during each query. */
  readonly held: readonly number[];
  readonly byWorker: number;
};

/** The longest time between two turns of the event loop while `work` is pending. */
const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  let longest = 0;
  for (let before = performance.now(); !isOver; ) {
    await macrotask();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
};

const counted = (worker: FigureWorker) => {
  let asked = 0;
  const ask: FigureWorker['ask'] = (...question) => {
    asked += 1;
    return worker.ask(...question);
  };
  return { worker: { ...worker, ask }, asked: () => asked };
};

/** Starts from an empty store: first a year of all rows, then random views. */
export const workerTimes = async ({ sources: count, questions }: WorkerPlan): Promise<WorkerTimes> => {
  const sources = benchSources(count);
  const { worker, asked } = counted(
    createFigureWorker({ start: startFigureWorker, clock: createLiveClock() }),
  );
  const store = createMetricStore({ worker });
  const answerTo = async ({ client, query }: BenchView) => {
    await macrotask();
    const own = client === null ? sources : sources.filter(({ clientId }) => clientId === client);
    return askMetrics(query, { sources: own, store });
  };
  const random = seededRandom(7).fork('questions');
  const year = queryOf({ client: null, from: lastDay - 364, to: lastDay, channel: null });
  const views = [
    { client: null, query: year },
    ...Array.from({ length: questions }, () => viewBy(count, random)),
  ];
  const answers: number[] = [];
  const held: number[] = [];
  for (const view of views) {
    const started = performance.now();
    held.push(await longestTurn(answerTo(view)));
    answers.push(performance.now() - started);
  }
  return { answers, held, byWorker: asked() };
};
