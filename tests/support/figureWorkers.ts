/** Workers of figures without a browser: their messages are cloned as between threads, and their program runs here. */
import type { StartedWorker } from '#mocks/metrics/worker/createFigureWorker.ts';
import type { FromFigureWorker, ToFigureWorker } from '#mocks/metrics/worker/figureTask.ts';
import { serveFigures } from '#mocks/metrics/worker/serveFigures.ts';

export type WatchedWorker = {
  readonly start: () => StartedWorker;
  /** What either side was told, in order. */
  readonly told: readonly (ToFigureWorker | FromFigureWorker)[];
  /** How often it was started. */
  readonly starts: () => number;
  /** Calls `hear` when the page asks next. */
  readonly onAsk: (hear: () => void) => void;
};

export const watchedWorker = (): WatchedWorker => {
  const told: (ToFigureWorker | FromFigureWorker)[] = [];
  let starts = 0;
  let asked = (): void => {};
  const start = (): StartedWorker => {
    starts += 1;
    let toWorker: (message: ToFigureWorker) => void = () => {};
    let toPage: (message: FromFigureWorker) => void = () => {};
    const early: FromFigureWorker[] = [];
    let hear = (message: FromFigureWorker): void => void early.push(message);
    serveFigures({
      listen: (listener) => {
        toWorker = listener;
      },
      tell: (message, transfer = []) => {
        told.push(message);
        const copy = structuredClone(message, { transfer });
        queueMicrotask(() => toPage(copy));
      },
    });
    toPage = (message) => hear(message);
    return {
      tell: (message) => {
        told.push(message);
        const copy = structuredClone(message);
        queueMicrotask(() => toWorker(copy));
        if (message.kind === 'ask') asked();
      },
      listen: (listener) => {
        hear = listener;
        for (const message of early.splice(0)) listener(message);
      },
      onFailure: () => {},
    };
  };
  const onAsk = (hear: () => void): void => {
    asked = hear;
  };
  return { start, told, starts: () => starts, onAsk };
};

/** One that starts and says nothing; it fails when it is told to. */
export const silentWorker = () => {
  let fail = (): void => {};
  const start = (): StartedWorker => ({
    tell: () => {},
    listen: () => {},
    onFailure: (hear) => {
      fail = hear;
    },
  });
  return { start, fail: () => fail() };
};

/** One that can answer nothing. */
export const failingWorker = (): StartedWorker => {
  let hear = (_message: FromFigureWorker): void => {};
  return {
    tell: ({ id }) => hear({ kind: 'failed', id }),
    listen: (listener) => {
      hear = listener;
    },
    onFailure: () => {},
  };
};
