/** What a rebuild found: whether the answers that are shown are those that the events give. */
export type RebuildVerdict = {
  /** The log was read up to this position. */
  readonly position: number;
  /** How many answers were compared. */
  readonly answers: number;
  /** Names of those that differ, in camel case; none: all that is shown is what the events say. */
  readonly differing: readonly string[];
};
