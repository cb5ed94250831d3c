/** Defines the demo's clock, which may run ahead of the computer's and is shared by all tabs. */
import type { Milliseconds } from '#world/clock.ts';

/**
 * localStorage key of the offset for the database that `databaseKey` names; null or an unknown name is the
 * first one. A new database has no entry.
 */
export const aheadKey = (database: string | null): string =>
  database?.includes('-log-') ? `agencylens.ahead.${database}` : 'agencylens.ahead';

export type DemoClock = {
  readonly now: () => Milliseconds;
  /** Offset from the computer's clock; never negative. */
  readonly ahead: () => Milliseconds;
  /** Moves the clock in all tabs. False if the browser cannot store it: tabs would disagree, so nothing moves. */
  readonly advance: (by: Milliseconds) => boolean;
  /** Marks the end of a series of moves, so that subscribers need not wait for the clock to rest. */
  readonly arrive: () => void;
  /** Calls `hear` after each move in any tab, with `isOver` after the last; returns the unsubscribe function. */
  readonly subscribe: (hear: (isOver: boolean) => void) => () => void;
};
