/** Does work again and again, in one process at a time. */
import type { Clock } from '#world/clock.ts';
import type { Lease } from './lease.ts';

/** Seconds until another process takes over from one that died. */
const leaseSeconds = 60;

export type Rounds = {
  readonly clock: Clock;
  readonly lease: Lease;
  /** Milliseconds between two rounds. */
  readonly every: number;
  /** Stops early when `isMine` is false: the process ends, or another one has taken over. */
  readonly round: (isMine: () => Promise<boolean>) => Promise<void>;
  readonly report: (problem: unknown) => void;
};

/** Returns the function that ends the rounds, after the piece of work in hand. */
export const startRounds = ({ clock, lease, every, round, report }: Rounds): (() => Promise<void>) => {
  let isOver = false;
  let running: Promise<void> = Promise.resolve();
  // Renewed for each piece of work, because a long round can outlast the lease.
  const isMine = async (): Promise<boolean> => !isOver && (await lease.take(leaseSeconds));

  const once = async (): Promise<void> => {
    if (await isMine()) await round(isMine);
  };

  const next = (): void => {
    timer = clock.setTimeout(() => {
      running = once()
        .catch(report)
        .finally(() => {
          if (!isOver) next();
        });
    }, every);
  };
  let timer = 0;
  next();
  return async () => {
    isOver = true;
    clock.clearTimeout(timer);
    await running;
    await lease.release().catch(report);
  };
};
