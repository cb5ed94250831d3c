/** Starts the metrics worker on the first query, and signals when the page must compute itself. */
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { type Clock, type Milliseconds, sleepInSlices } from '#world/clock.ts';
import { type ImportedRows, isImport } from '../importedRows.ts';
import type { FigureResult, FigureTask, FromFigureWorker, ToFigureWorker } from './figureTask.ts';

export type StartedWorker = {
  readonly tell: (message: ToFigureWorker) => void;
  readonly listen: (hear: (message: FromFigureWorker) => void) => void;
  readonly onFailure: (hear: () => void) => void;
};

export type FigureWorker = {
  /** Null when no worker answers. Rejects with the signal's reason, and the worker then stops. */
  readonly ask: (
    sources: readonly MetricSource[],
    task: FigureTask,
    signal: AbortSignal | null,
    rows?: Pick<ImportedRows, 'of'>,
  ) => Promise<FigureResult | null>;
};

type Parts = {
  readonly start: () => StartedWorker;
  readonly clock: Clock;
};

/** The page computes for a worker without any message by then, until it says something. */
export const startPatience: Milliseconds = 5_000;

const mostSent = 5_000;

type Answer = (result: FigureResult | null) => void;

export const createFigureWorker = ({ start, clock }: Parts): FigureWorker => {
  const numbers = new WeakMap<MetricSource, number>();
  const known = new Set<number>();
  const waiting = new Map<number, Answer>();
  let started: StartedWorker | null = null;
  let hasFailed = false;
  let isLate = false;
  let lastNumber = 0;
  let lastId = 0;

  const numberOf = (source: MetricSource): number => {
    const number = numbers.get(source) ?? ++lastNumber;
    numbers.set(source, number);
    return number;
  };

  const leaveToPage = (): void => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };

  const giveUp = (): void => {
    hasFailed = true;
    started = null;
    leaveToPage();
  };

  const waitNoLonger = (): void => {
    isLate = true;
    leaveToPage();
  };

  const hear = (message: FromFigureWorker): void => {
    if (message.kind === 'ready') return;
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    answer?.(message.kind === 'result' ? message.result : null);
  };

  const begin = (): StartedWorker | null => {
    try {
      const worker = start();
      const heard = new AbortController();
      worker.listen((message) => {
        heard.abort();
        isLate = false;
        hear(message);
      });
      worker.onFailure(giveUp);
      sleepInSlices(clock, startPatience, heard.signal).then(waitNoLonger, () => {});
      return worker;
    } catch {
      giveUp();
      return null;
    }
  };

  const messageOf = (
    id: number,
    task: FigureTask,
    { sources, rows }: { sources: readonly MetricSource[]; rows: Pick<ImportedRows, 'of'> | undefined },
  ): ToFigureWorker => {
    const forget = known.size > mostSent;
    if (forget) known.clear();
    const unknown = sources.filter((source) => !known.has(numberOf(source)));
    for (const source of unknown) known.add(numberOf(source));
    const news = unknown.map((source) => [numberOf(source), source] as const);
    const texts = unknown
      .filter(isImport)
      .map((source) => [numberOf(source), rows?.of(source) ?? null] as const);
    return { kind: 'ask', id, task, sources: sources.map(numberOf), told: news, rows: texts, forget };
  };

  const ask: FigureWorker['ask'] = async (sources, task, signal, rows) => {
    signal?.throwIfAborted();
    if (hasFailed || isLate) return null;
    started ??= begin();
    const worker = started;
    if (worker === null) return null;
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<FigureResult | null>();
    const leave = (): void => {
      if (waiting.delete(id)) worker.tell({ kind: 'cancel', id });
      reject(signal?.reason);
    };
    waiting.set(id, resolve);
    signal?.addEventListener('abort', leave, { once: true });
    worker.tell(messageOf(id, task, { sources, rows }));
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };

  return { ask };
};
