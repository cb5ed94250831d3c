/** Types of a soak lane: a check that runs short with the unit tests and long with `npm run soak`. */

import type { LaneName } from './laneTimes.ts';

export type LaneOrder = { readonly runs: number; readonly seed: number };

export type LaneFigures = Readonly<Record<string, number>>;

export type Lane = {
  readonly name: LaneName;
  readonly promise: string;
  readonly runs: number;
  /** Throws at the first run that breaks the promise. */
  readonly run: (order: LaneOrder) => Promise<LaneFigures>;
};
