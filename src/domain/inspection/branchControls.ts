/** Defines the Lab's operations on branches, which are independent copies of the log. */
import type { RecoveryStep } from '../recovery/loss.ts';
import type { LogEvent } from './logEvent.ts';
import type { KnownNames } from './namesIn.ts';

export const mainBranch = 'main';

/** localStorage key of the open branch; absent for the main one. */
export const branchKey = 'agencylens.branch';

export type Branch = {
  /** Storage tenant: the value of `branchKey`. */
  readonly id: string;
  readonly name: string;
  readonly origin: 'start' | 'fork' | 'import';
  /** The forked branch, or the tenant of an imported file; null for the main one. */
  readonly parent: string | null;
  readonly begunWith: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly count: number;
  readonly head: string;
  readonly open: boolean;
};

export type BranchRefusal =
  | 'noStorage'
  | 'noSuchBranch'
  | 'noSuchPosition'
  | 'nameMissing'
  | 'brokenChain'
  | 'main'
  | 'open'
  | 'stopped'
  | 'storage';

export type BranchOutcome =
  | { readonly ok: true; readonly branch: Branch }
  | { readonly ok: false; readonly why: BranchRefusal; readonly detail: string };

export type FileFault = { readonly line: number; readonly detail: string };

export type ImportReport = {
  readonly tenant: string | null;
  readonly createdAt: string | null;
  readonly announced: { readonly count: number; readonly head: string } | null;
  readonly count: number;
  readonly head: string;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly accounts: number;
  /** True if personal keys and password verifiers are encrypted with a passphrase. */
  readonly isWrapped: boolean;
  /** Number of plain personal keys in older files; and how many of these people were erased here and stay erased. */
  readonly people: number;
  readonly erasedHere: number;
  readonly fault: FileFault | null;
};

export type ComparedSide = {
  readonly branch: string;
  readonly name: string;
  readonly count: number;
  /** Events after the common prefix; at most the first 500. */
  readonly since: readonly LogEvent[];
  readonly sinceCount: number;
};

export type Comparison = {
  readonly common: number;
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  readonly projections: readonly {
    readonly projection: string;
    readonly left: object;
    readonly right: object;
  }[];
  readonly names: KnownNames;
};

/** In characters. Every browser opens such an address. */
export const longestLink = 30_000;

export type LinkedLog = {
  readonly name: string;
  /** Address below the base that the branch opens with, as `/clients?as_of=4`. */
  readonly page: string;
  readonly count: number;
  /** The leading events that the demo's start has, rebuilt by its day. */
  readonly seedCount: number;
  readonly lastAt: string | null;
  /** SHA-256 over the facts of all events in order; ids and keys, which differ by browser, are not in it. */
  readonly digest: string;
};

export type LinkOrder = Pick<LinkedLog, 'name' | 'page'> & { readonly position: number };

export type MadeLink =
  | { readonly ok: true; readonly code: string; readonly linked: LinkedLog }
  /** `detail` says why only a file can hold this log. */
  | { readonly ok: false; readonly detail: string };

export type ReadLink =
  | { readonly ok: true; readonly linked: LinkedLog }
  | { readonly ok: false; readonly detail: string };

export type LinkControls = {
  readonly make: (order: LinkOrder, step?: RecoveryStep) => Promise<MadeLink>;
  /** Rebuilds the log in memory and compares its digest; stores nothing. */
  readonly read: (code: string, step?: RecoveryStep) => Promise<ReadLink>;
  /** Creates a branch with the rebuilt log. Aborting leaves no branch. */
  readonly open: (code: string, name: string, step?: RecoveryStep) => Promise<BranchOutcome>;
};

export type BranchControls = {
  readonly current: () => string;
  readonly list: () => Promise<readonly Branch[]>;
  /**
   * Copies events 1 to `position` and the secrets into a new branch. Sessions stay valid if their accounts
   * exist. Aborting leaves no branch.
   */
  readonly fork: (position: number, name: string, step?: RecoveryStep) => Promise<BranchOutcome>;
  /** Refuses the main and the open branch. */
  readonly remove: (id: string) => Promise<BranchOutcome | { readonly ok: true }>;
  readonly compare: (left: string, right: string) => Promise<Comparison>;
  /** Reads the whole file without storing anything. Rejects with the signal's reason. */
  readonly inspectFile: (file: Blob, step?: RecoveryStep) => Promise<ImportReport>;
  /** Creates a branch from the file, running `inspectFile` first if needed; the current log stays untouched. Aborting leaves no branch. */
  readonly importFile: (file: Blob, name: string, step?: RecoveryStep) => Promise<BranchOutcome>;
  readonly links: LinkControls;
};
