/** Waits until the machine has little else to do, so that a measurement is of the product and not of its neighbours. */
import { cpus } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';

export type Calm = {
  /** Resolves when the processor is mostly idle, or when there is no patience left. */
  wait(): Promise<void>;
  /** Seconds waited so far. */
  waited(): number;
};

/** How long the processor is watched, in milliseconds. */
const span = 250;

/** The share of the processor's time that others may take. */
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

/** `patience` is how many seconds may be spent on waiting in all. */
export const createCalm = (patience: number): Calm => {
  let waited = 0;
  return {
    wait: async () => {
      while ((await busyShare()) > tolerated && waited < patience) waited += span / 1_000;
    },
    waited: () => waited,
  };
};
