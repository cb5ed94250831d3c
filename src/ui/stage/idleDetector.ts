/** Detects when a staged app has nothing left to do at the current virtual time. */
import { macrotask } from '#world/settle.ts';
import type { VirtualClock } from '#world/virtualClock.ts';

export type IdleDetector = {
  /** Counts pending work, such as a request or loading code. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Counts work that waits for the clock. */
  asleep<Result>(work: Promise<Result>): Promise<Result>;
  isAtWork(): boolean;
  /** Resolves when no work is pending, and advances time for sleeping work. */
  settle(): Promise<void>;
  /** Resolves when all pending work sleeps, for a caller that advances time itself. */
  rest(): Promise<void>;
  /** Includes the event loop turns of another page; returns a function that removes it. */
  join(turn: () => Promise<void>): () => void;
};

/** Number of turns in which React renders and effects request again. */
const calmTurns = 6;

export const createIdleDetector = (clock: VirtualClock): IdleDetector => {
  let working = 0;
  let sleeping = 0;
  const turns = new Set([macrotask]);

  const takeTurns = async (): Promise<void> => {
    for (const turn of [...turns]) await turn();
  };

  const counted = async <Result>(work: Promise<Result>, count: (by: 1 | -1) => void): Promise<Result> => {
    count(1);
    try {
      return await work;
    } finally {
      count(-1);
    }
  };

  const letTimePass = (): boolean => {
    const [due] = clock.pending();
    if (working === 0 || sleeping < working || due === undefined) return false;
    clock.advanceTo(due);
    return true;
  };

  return {
    during: (work) =>
      counted(work, (by) => {
        working += by;
      }),
    asleep: (work) =>
      counted(work, (by) => {
        sleeping += by;
      }),
    join: (turn) => {
      // A function of its own, because pages of one event loop share their turn.
      const joined = () => turn();
      turns.add(joined);
      return () => void turns.delete(joined);
    },
    isAtWork: () => working > 0,
    rest: async () => {
      for (let calm = 0; calm < calmTurns; calm += 1) {
        await takeTurns();
        if (working > sleeping) calm = -1;
      }
    },
    settle: async () => {
      for (let calm = 0; calm < calmTurns; calm += 1) {
        await takeTurns();
        if (working > sleeping) calm = -1;
        // Time advances only after several idle turns, because a page that React is still rendering may
        // request more.
        else if (calm === calmTurns - 1 && letTimePass()) calm = -1;
      }
    },
  };
};
