/** Waits until the machine is idle, so that other processes do not distort a measurement. */
import { cpus } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';

export type Calm = {
  /** Resolves when the processor is mostly idle, or when the waiting budget is spent. */
  wait(): Promise<void>;
  /** Seconds waited so far. */
  waited(): number;
};

/** Sampling interval of the processor load, in milliseconds. */
const span = 250;

/** Maximum processor share of other processes. */
const tolerated = 0.15;

const times = () =>
  cpus().reduce(
    (sum, { times: { user, nice, sys, idle, irq } }) => ({
      idle: sum.idle + idle,
      all: sum.all + user + nice + sys + idle + irq,
    }),
    { idle: 0, all: 0 },
  );

const busyShare = async (): Promise<number> => {
  const before = times();
  await pass(span);
  const after = times();
  const all = after.all - before.all;
  return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
};

/** `patience`: total seconds that may be spent waiting. */
export const createCalm = (patience: number): Calm => {
  let waited = 0;
  return {
    wait: async () => {
      while ((await busyShare()) > tolerated && waited < patience) waited += span / 1_000;
    },
    waited: () => waited,
  };
};
