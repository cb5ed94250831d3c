/** Describes a damaged or lost log: what is missing, what the second copy has, and what a person can do. */

export type LossKind =
  | 'gone'
  | 'shorter'
  | 'foreign'
  /** The last known position has another event. */
  | 'differs'
  | 'damaged'
  | 'unreadable'
  | 'unanswered'
  /** A newer build has migrated the records. */
  | 'newer'
  | 'removed'
  | 'replaced';

/** `recordedAt` is ISO 8601 UTC. */
export type LogPoint = { readonly position: number; readonly recordedAt: string };

export type Loss = {
  readonly kind: LossKind;
  readonly tenant: string;
  readonly expected: LogPoint | null;
  readonly found: LogPoint | null;
  /** The browser's error message, or the broken event; may be empty. */
  readonly detail: string;
};

/** Both ends inclusive. */
export type MissingRange = { readonly from: number; readonly to: number };

/** `intact`: unchanged in the old database, so that a restore copies them. `lost`: damaged or missing. */
export type BranchCounts = { readonly intact: number; readonly lost: number };

export type Salvage = {
  readonly upTo: LogPoint | null;
  readonly fromCopy: number;
  readonly missing: readonly MissingRange[];
  /** Readable events after a lost one: they can be exported, but the log cannot continue with them. */
  readonly behind: number;
  readonly damagedParts: number;
  /** Branches other than the main one, which the second copy does not include. */
  readonly branches: BranchCounts;
};

/** Receives the number of processed events and the total. */
export type OnProgress = (done: number, total: number) => void;

/** `leftOut`: names of branches that stay in the old database only; `fault`: a sentence on why nothing was changed. */
export type RecoveryOutcome =
  | { readonly ok: true; readonly leftOut?: readonly string[] }
  | { readonly ok: false; readonly fault: string };

export type FileFacts = {
  readonly events: number;
  /** Time of the last event, ISO 8601 UTC; null without events. */
  readonly lastAt: string | null;
  /** People whose personal keys are unprotected, as in files of earlier versions. */
  readonly people: number;
  /** True if personal keys and password verifiers are encrypted with a passphrase. */
  readonly isProtected: boolean;
  /** True for a log of this browser, whose keys and passwords are already present. */
  readonly isOwn: boolean;
};

export type FileCheck =
  | { readonly ok: true; readonly facts: FileFacts }
  | { readonly ok: false; readonly fault: string };

/** Progress and cancellation of a long step; cancelling changes nothing. */
export type RecoveryStep = { readonly onProgress: OnProgress; readonly signal: AbortSignal };

/** The passphrase is null if the file has no secrets or they are not wanted. The name `secret` makes trace and Lab hide it. */
export type Backup = { readonly file: Blob; readonly secret: string | null };

/** Operations of the recovery screen. None of them changes or deletes existing records. */
export type RecoveryControls = {
  readonly loss: Loss;
  /** Rejects with the signal's reason. Caches its result for the other operations, to avoid a second read. */
  readonly inspect: (step: RecoveryStep) => Promise<Salvage>;
  readonly restore: (step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** Reads the whole file without storing anything. */
  readonly checkFile: (file: Blob, step: RecoveryStep) => Promise<FileCheck>;
  readonly importFile: (backup: Backup, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /**
   * All readable events, including those after lost ones, as an export file. Rejects with the signal's
   * reason. `secret`: as in `Backup`.
   */
  readonly exportReadable: (secret: string | null, step: RecoveryStep) => Promise<Blob>;
  readonly startFresh: () => Promise<RecoveryOutcome>;
  /** The next start of this tab uses memory only and no storage. */
  readonly goOnWithoutSaving: () => RecoveryOutcome;
};
