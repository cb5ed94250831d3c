/** Defines the status of data storage and the actions on it. */
import type { ArchivedLogControls } from './archivedLog.ts';
import type { Backup, FileCheck, LogPoint, RecoveryOutcome, RecoveryStep } from './loss.ts';
import type { RebuildVerdict } from './rebuildVerdict.ts';
import type { StorageVerdict } from './storageVerdict.ts';

/** localStorage key of the current database; absent for the first one. */
export const databaseKey = 'agencylens.database';

/** localStorage key of the time since which the browser refuses persistent storage, ISO 8601 UTC. */
export const refusedKey = 'agencylens.refused';

/** Last position up to which the whole chain was intact; ISO 8601 UTC. */
export type LastCheck = { readonly position: number; readonly at: string };

export type StorageStatus = {
  readonly engine: 'indexeddb' | 'memory' | 'postgresql';
  /** True if the browser promises not to evict the data; null if unknown. */
  readonly persisted: boolean | null;
  /** Bytes used and available; null if the browser does not report them. */
  readonly usage: number | null;
  readonly quota: number | null;
  readonly head: LogPoint;
  readonly lastCheck: LastCheck | null;
  readonly copy: LogPoint | null;
  /** Reason for a missing second copy; null if there is one or none is due yet. */
  readonly copyFault: string | null;
  readonly copyMended: number;
  readonly copyProgress: { readonly done: number; readonly total: number } | null;
  /** Last export to a file, ISO 8601 UTC. */
  readonly exportedAt: string | null;
  /** Number of databases set aside by recoveries. */
  readonly keptAside: number;
};

export type StorageControls = {
  readonly kept: ArchivedLogControls;
  readonly status: () => Promise<StorageStatus>;
  /**
   * Verifies the chain, in a worker if possible, then the second copy. Damage is also reported as a loss.
   * Rejects with the signal's reason, or if the log is unreadable.
   */
  readonly check: (step: RecoveryStep) => Promise<StorageVerdict>;
  /**
   * Compares refolded answers with the cache; null without any. Equal answers become the new snapshot, others
   * discard all snapshots. Rejects with the signal's reason or if the log is unreadable.
   */
  readonly rebuild: (step: RecoveryStep) => Promise<RebuildVerdict | null>;
  /**
   * The whole log as an export file, which counts as a backup. `secret`: passphrase for personal keys and
   * password verifiers; null omits them. Rejects with the signal's reason.
   */
  readonly exportLog: (secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /** Reads the whole file without storing anything. */
  readonly checkBackup: (file: Blob, step: RecoveryStep) => Promise<FileCheck>;
  /** Imports a file into a new database, switches to it, and sets the present one aside. */
  readonly restoreBackup: (backup: Backup, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** Confirms the clock: work that waited for it runs with the next request. */
  readonly confirmClock: () => void;
  /** From the next start on, a new demo of today replaces this data, which is set aside; its clock shows the real time. */
  readonly startOver: () => Promise<RecoveryOutcome>;
  /** True if the browser refused persistent storage, there are changes to lose, and no recent reminder. */
  readonly isReminderDue: () => Promise<boolean>;
  /** The reminder returns after a month. */
  readonly dismissReminder: () => void;
};
