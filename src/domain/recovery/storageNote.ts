/** Defines notices about data storage; each replaces the previous one of its kind. */

export type StorageNote =
  /** `fault`: why the second copy is out of date; null once it is current again. `mended`: damaged files that were rewritten. */
  | { readonly kind: 'copy'; readonly fault: string | null; readonly mended: number }
  /** False if the head could not be recorded: a loss since then may only be detected with the second copy. */
  | { readonly kind: 'head'; readonly isNoted: boolean }
  /**
   * The computer's clock is over 35 days ahead of the last change, so that due work waits for confirmation;
   * or over a day behind. Times are ISO 8601 UTC.
   */
  | {
      readonly kind: 'clock';
      readonly direction: 'ahead' | 'behind';
      readonly now: string;
      readonly last: string;
    };

/** Delivers past notices at once; returns the unsubscribe function. */
export type FollowStorageNotes = (hear: (note: StorageNote) => void) => () => void;
