/** What people are told of how their data is kept while they work: each note of a kind takes the place of the one before. */

export type StorageNote =
  /** `fault`: why the second copy could not be brought up to date; null: it is again. `mended`: files that were damaged, and are written again. */
  | { readonly kind: 'copy'; readonly fault: string | null; readonly mended: number }
  /** Whether the last event could be noted beside the log: while it cannot, a loss of what came since may show in the second copy only. */
  | { readonly kind: 'head'; readonly isNoted: boolean }
  /**
   * The computer's clock is over 35 days ahead of the last change, so that what is due waits until somebody confirms it; or over
   * a day behind. Times are ISO 8601 UTC.
   */
  | {
      readonly kind: 'clock';
      readonly direction: 'ahead' | 'behind';
      readonly now: string;
      readonly last: string;
    };

/** Hears of each note, those from before at once; gives the function that ends it. */
export type FollowStorageNotes = (hear: (note: StorageNote) => void) => () => void;
