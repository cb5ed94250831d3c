/** Simulates metric workers without a browser: messages are cloned, and the worker's program runs in the test. */
import type { StartedWorker } from '#mocks/factStore/worker/createFigureWorker.ts';
import type { FromFigureWorker, ToFigureWorker } from '#mocks/factStore/worker/figureTask.ts';
import { serveFigures } from '#mocks/factStore/worker/serveFigures.ts';

export type WatchedWorker = {
  readonly start: () => StartedWorker;
  readonly told: readonly (ToFigureWorker | FromFigureWorker)[];
  readonly starts: () => number;
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
