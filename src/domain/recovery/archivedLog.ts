/** Describes a log that was set aside when another one replaced it, and the actions on it. */
import type { LogPoint, RecoveryOutcome, RecoveryStep } from './loss.ts';

export type ArchivedLog = {
  readonly id: string;
  /** Null if empty or unreadable. */
  readonly last: LogPoint | null;
  /** Last position of its second copy, if that goes further; otherwise null. */
  readonly copyUpTo: number | null;
  readonly isReadable: boolean;
  /** Branches forked in it, the oldest first; a restore may have copied some of them. */
  readonly branches: readonly ArchivedBranch[];
};

export type ArchivedBranch = { readonly id: string; readonly name: string };

export type ArchivedChoice = { readonly id: string; readonly branch: string | null };

export type ArchivedLogControls = {
  readonly list: () => Promise<readonly ArchivedLog[]>;
  /** All readable events as an export file; `secret` as in `Backup`. Rejects with the signal's reason. */
  readonly exportFile: (choice: ArchivedChoice, secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /**
   * Makes it the current log and sets the present one aside. If its second copy goes further, both are merged
   * into a new database, and it stays aside too.
   */
  readonly use: (id: string, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** Deletes it permanently with its second copy. */
  readonly remove: (id: string) => Promise<RecoveryOutcome>;
};
