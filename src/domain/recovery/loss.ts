/** Describes a damaged or lost log: what is missing, what the second copy has, and what a person can do. */

export type LossKind =
  /** There are no events. */
  | 'gone'
  /** The last events are missing. */
  | 'shorter'
  /** Another log stands there. */
  | 'foreign'
  /** Another event stands where the last one stood. */
  | 'differs'
  /** An event in the middle is wrong or missing. */
  | 'damaged'
  /** The browser cannot open or read the records. */
  | 'unreadable'
  /** The browser does not answer. */
  | 'unanswered'
  /** A newer build has changed the records. */
  | 'newer'
  /** The records were deleted while they were in use. */
  | 'removed'
  /** Another tab uses another database since. */
  | 'replaced';

/** A place in the log, and when the event there was recorded, ISO 8601 UTC. */
export type LogPoint = { readonly position: number; readonly recordedAt: string };

export type Loss = {
  readonly kind: LossKind;
  /** The branch whose log it is. */
  readonly tenant: string;
  /** The last event that is known to have been there; null when nothing tells. */
  readonly expected: LogPoint | null;
  /** The last event that is there; null when there is none, or nothing can be read. */
  readonly found: LogPoint | null;
  /** What the browser said, or at which event the chain breaks; empty when there is no more to say. */
  readonly detail: string;
};

/** Positions that are missing, both ends included. */
export type MissingRange = { readonly from: number; readonly to: number };

/** `intact`: in the old database as they were, so that a restore takes them along. `lost`: damaged, or not there any more. */
export type BranchCounts = { readonly intact: number; readonly lost: number };

/** What can be got back out of the records that are left and the second copy together. */
export type Salvage = {
  /** Up to where events follow each other without a fault; null when there is none. */
  readonly upTo: LogPoint | null;
  /** Events up to there that only the second copy has. */
  readonly fromCopy: number;
  /** Every event that stays lost, as far as it is known, in order; none: nothing is. */
  readonly missing: readonly MissingRange[];
  /** Events that can be read and stand behind a lost one: they can be exported, and no log can go on with them. */
  readonly behind: number;
  /** Parts of the second copy that are damaged. */
  readonly damagedParts: number;
  /** How many branches there were beside the main one: nothing of them is in the second copy. */
  readonly branches: BranchCounts;
};

/** Called with how many events of how many are done. */
export type OnProgress = (done: number, total: number) => void;

/** `leftOut`: names of branches that stay in the old database alone; `fault` says in a sentence why nothing was changed. */
export type RecoveryOutcome =
  | { readonly ok: true; readonly leftOut?: readonly string[] }
  | { readonly ok: false; readonly fault: string };

/** What an exported file would bring: told before anything of it is kept. */
export type FileFacts = {
  readonly events: number;
  /** When the last of them happened, ISO 8601 UTC; null where there is none. */
  readonly lastAt: string | null;
  /** People whose keys the file has in plain, as files of earlier versions do. */
  readonly people: number;
  /** Whether it has keys of people and password verifiers under a passphrase. */
  readonly isProtected: boolean;
  /** Whether it is of the log that this browser has or had, so that keys and passwords are here already. */
  readonly isOwn: boolean;
};

export type FileCheck =
  | { readonly ok: true; readonly facts: FileFacts }
  | { readonly ok: false; readonly fault: string };

/** How a long step tells how far it is, and how it is stopped: then nothing is changed. */
export type RecoveryStep = { readonly onProgress: OnProgress; readonly signal: AbortSignal };

/**
 * A file, and the passphrase for its secrets: null where it has none, or they are not wanted. Called a secret so that the trace
 * and the Lab conceal it.
 */
export type Backup = { readonly file: Blob; readonly secret: string | null };

/** What the recovery screen asks for. Nothing of it changes or deletes the records that were found. */
export type RecoveryControls = {
  readonly loss: Loss;
  /** Rejects with the signal's reason. What it found is kept for the ways out, so that it is not read twice. */
  readonly inspect: (step: RecoveryStep) => Promise<Salvage>;
  /** Builds a new database of what can be got back, and uses it from now on. */
  readonly restore: (step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** Reads an exported file to its end and keeps nothing of it. */
  readonly checkFile: (file: Blob, step: RecoveryStep) => Promise<FileCheck>;
  /** The same as `restore`, of an exported file. */
  readonly importFile: (backup: Backup, step: RecoveryStep) => Promise<RecoveryOutcome>;
  /** What can be read, that behind lost events too, as an export file; rejects with the signal's reason. `secret`: as in `Backup`. */
  readonly exportReadable: (secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /** Uses a new, empty database from now on. */
  readonly startFresh: () => Promise<RecoveryOutcome>;
  /** The next start of this tab keeps everything in memory, and looks at no storage. */
  readonly goOnWithoutSaving: () => RecoveryOutcome;
};
