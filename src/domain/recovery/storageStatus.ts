/** What is told of where the log is kept, and what a person may do for it. */
import type { KeptLogControls } from './archivedLog.ts';
import type { Backup, FileCheck, LogPoint, RecoveryOutcome, RecoveryStep } from './loss.ts';
import type { RebuildVerdict } from './rebuildVerdict.ts';
import type { StorageVerdict } from './storageVerdict.ts';

/** Under this key the browser keeps which database holds the log; nothing there means the first one. */
export const databaseKey = 'agencylens.database';

/** Under this key the browser keeps since when it refuses to keep the data for good, ISO 8601 UTC. */
export const refusedKey = 'agencylens.refused';

/** The whole chain was found intact up to a position; ISO 8601 UTC. */
export type LastCheck = { readonly position: number; readonly at: string };

export type StorageStatus = {
  readonly engine: 'indexeddb' | 'memory';
  /** Whether the browser promises not to clear it by itself; null where it does not say. */
  readonly persisted: boolean | null;
  /** Bytes that this site uses and may use; null where the browser does not say. */
  readonly usage: number | null;
  readonly quota: number | null;
  readonly head: LogPoint;
  /** Null where it never was, as far as is known. */
  readonly lastCheck: LastCheck | null;
  /** Up to which event the second copy goes; null where there is none. */
  readonly copy: LogPoint | null;
  /** Why there is no second copy; null where there is one, or none is due yet. */
  readonly copyFault: string | null;
  /** Files of the second copy that were found damaged since the page was opened, and are written again. */
  readonly copyMended: number;
  /** How far a copy under way is; null where none is. */
  readonly copyProgress: { readonly done: number; readonly total: number } | null;
  /** When the log was last exported to a file, ISO 8601 UTC. */
  readonly exportedAt: string | null;
  /** How many databases of this product are kept aside after a recovery. */
  readonly keptAside: number;
};

export type StorageControls = {
  /** What was kept aside when other data took its place. */
  readonly kept: KeptLogControls;
  readonly status: () => Promise<StorageStatus>;
  /**
   * Checks every event against the chain, on another thread where the browser can, then reads the second copy. A damaged log is
   * told as a loss, too. Rejects with the signal's reason, and where the log cannot be read.
   */
  readonly check: (step: RecoveryStep) => Promise<StorageVerdict>;
  /**
   * Folds all events of the workspace anew and compares the answers with those shown; on another thread where the browser can. Null
   * before anything was asked. Equal answers become the new snapshot; otherwise every snapshot is thrown away. Rejects with the
   * signal's reason, and where the log cannot be read.
   */
  readonly rebuild: (step: RecoveryStep) => Promise<RebuildVerdict | null>;
  /**
   * The whole log as an export file, which counts as a backup. `secret`: a passphrase that protects people's keys and password
   * verifiers in it; null: they stay here. Rejects with the signal's reason.
   */
  readonly exportLog: (secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /** Reads an exported file to its end and keeps nothing of it. */
  readonly checkBackup: (file: Blob, step: RecoveryStep) => Promise<FileCheck>;
  /** Puts the events of a file into a new database, and uses it from now on; what was there is kept aside. */
  readonly restoreBackup: (backup: Backup, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** The clock is right: what waited for that is done with the next request. */
  readonly confirmClock: () => void;
  /** A new demo as of today takes the place of this data, which is kept aside, from the page's next start on; its clock shows the real time. */
  readonly startOver: () => Promise<RecoveryOutcome>;
  /** Whether the browser refused to keep the data for good, there are changes to lose, and nobody was reminded lately. */
  readonly isReminderDue: () => Promise<boolean>;
  /** The reminder comes again after a month. */
  readonly dismissReminder: () => void;
};
