/** Delays around the storage, in milliseconds. Pages need none of them. */
export const storageTimings = {
  /** The second copy follows a change after this long, with whatever else has changed by then. */
  copyDelay: 300,
  /** The first copy, and the check of a log that was there before, wait so long after the start, or for the first change of a person. */
  calmBeforeCopy: 5_000,
  /** A snapshot is written once nothing has been appended for so long: who leaves right after a sign-in finds it at the next visit. */
  calmBeforeSnapshot: 500,
  /** How long the database may take to open; a short time once it did not answer at the last start. */
  databasePatience: 10_000,
  databasePatienceAgain: 2_000,
} as const;
