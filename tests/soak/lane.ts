/** What a proof is that runs short with the units and long with `npm run soak`. */

import type { LaneName } from './laneTimes.ts';

/** How much of it, and from which seed: the same order gives the same run. */
export type LaneOrder = { readonly runs: number; readonly seed: number };

/** What a run that held has done, by name, to be told beside its time. */
export type LaneFigures = Readonly<Record<string, number>>;

export type Lane = {
  /** As `--only=` takes it. */
  readonly name: LaneName;
  /** What holds in each of the runs. */
  readonly promise: string;
  /** How many runs `npm run soak` makes when it is not told. */
  readonly runs: number;
  /** Runs it; throws at the first run in which the promise does not hold. */
  readonly run: (order: LaneOrder) => Promise<LaneFigures>;
};
