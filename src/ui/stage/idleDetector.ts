/** Knows when a staged app has nothing more to do without time passing. */
import { macrotask } from '#world/settle.ts';
import type { VirtualClock } from '#world/virtualClock.ts';

export type IdleDetector = {
  /** Work that must be over first: a request, code on its way. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Work that sleeps on the clock meanwhile. */
  asleep<Result>(work: Promise<Result>): Promise<Result>;
  /** Whether work is under way. */
  isAtWork(): boolean;
  /** Resolves when no work is under way, moving time on for what sleeps. */
  settle(): Promise<void>;
  /** Resolves when all work that is under way sleeps, for whoever moves time on. */
  rest(): Promise<void>;
  /** Waits for one more page's turns of the event loop too; returns the function that ends this. */
  join(turn: () => Promise<void>): () => void;
};

/** React renders, and effects ask again, within so many turns. */
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

  /** Whether all that is under way waits for time: then it gets some. */
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
      turns.add(turn);
      return () => void turns.delete(turn);
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
        // Only who has nothing more to do at once may go on to later: a page that React is still making may ask for more.
        else if (calm === calmTurns - 1 && letTimePass()) calm = -1;
      }
    },
  };
};
