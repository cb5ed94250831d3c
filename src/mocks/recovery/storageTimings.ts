/** Defines delays of the storage in milliseconds, which no page needs. */
export const storageTimings = {
  copyDelay: 300,
  /** Delays the first copy and the verification of an existing log after the start, unless a person changes something. */
  calmBeforeCopy: 5_000,
  /**
   * A snapshot is written once nothing was appended for this long, so that a visitor who leaves right after
   * signing in has it next time.
   */
  calmBeforeSnapshot: 500,
  databasePatience: 10_000,
  databasePatienceAgain: 2_000,
} as const;
