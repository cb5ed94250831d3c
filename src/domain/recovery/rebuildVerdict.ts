/** Defines the result of a rebuild: whether the cached answers equal those folded from the events. */
export type RebuildVerdict = {
  readonly position: number;
  readonly answers: number;
  /** Names of the differing answers in camel case; empty if all match. */
  readonly differing: readonly string[];
};
