/** What is told of a log that was kept aside when another one took its place, and what a person may do with it. */
import type { LogPoint, RecoveryOutcome, RecoveryStep } from './loss.ts';

export type KeptLog = {
  /** Names it among the others. */
  readonly id: string;
  /** Its last event; null where it has none, or cannot be read. */
  readonly last: LogPoint | null;
  /** The last position of its second copy, where that goes further; null where it does not. */
  readonly copyUpTo: number | null;
  /** False: the browser does not open it. */
  readonly isReadable: boolean;
  /** Branches that were begun in it, the oldest first; a restore may have taken some of them along. */
  readonly branches: readonly KeptBranch[];
};

export type KeptBranch = { readonly id: string; readonly name: string };

/** A log that was kept aside, or one of its branches. */
export type KeptChoice = { readonly id: string; readonly branch: string | null };

export type KeptLogControls = {
  /** Those with the newest events first. */
  readonly list: () => Promise<readonly KeptLog[]>;
  /** All that can be read of it, as an export file; `secret` as in `Backup`. Rejects with the signal's reason. */
  readonly exportFile: (choice: KeptChoice, secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /**
   * Uses it from now on; the log that is in use now is kept aside. Where its second copy goes further, both become one log in a new
   * database, and it stays kept aside too.
   */
  readonly use: (id: string, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** Deletes it for good, with its second copy. */
  readonly remove: (id: string) => Promise<RecoveryOutcome>;
};
