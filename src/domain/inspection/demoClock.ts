/** The demo's clock: it may be ahead of the computer's, the same in every tab of the browser. */
import type { Milliseconds } from '#world/clock.ts';

/**
 * Where the browser keeps how far the clock is ahead, for the database that holds the log, as the entry `databaseKey` names it; null,
 * and any other name: the first one. A new database has no entry.
 */
export const aheadKey = (database: string | null): string =>
  database?.includes('-log-') ? `agencylens.ahead.${database}` : 'agencylens.ahead';

export type DemoClock = {
  readonly now: () => Milliseconds;
  /** How far it is ahead of the computer's clock; zero or more. */
  readonly ahead: () => Milliseconds;
  /** Moves it forward, here and in all other tabs. False where the browser does not keep that: tabs would disagree, so nothing is moved. */
  readonly advance: (by: Milliseconds) => boolean;
  /** Says that the moves of a way are over, so that whoever follows here need not wait for the clock to rest. */
  readonly arrive: () => void;
  /** Calls `hear` after each move, whichever tab made it, and with `isOver` once a way is over; gives the function that ends it. */
  readonly subscribe: (hear: (isOver: boolean) => void) => () => void;
};
