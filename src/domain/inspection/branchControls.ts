/** What the Lab asks of branches: copies of the log that go on by themselves. */
import type { RecoveryStep } from '../recovery/loss.ts';
import type { LogEvent } from './logEvent.ts';
import type { KnownNames } from './namesIn.ts';

/** The log that is there from the start, and can never be deleted. */
export const mainBranch = 'main';

/** Where the browser keeps which branch is open; nothing there means the main one. */
export const branchKey = 'agencylens.branch';

export type Branch = {
  /** Its tenant in the storage: the value of `branchKey`. */
  readonly id: string;
  readonly name: string;
  readonly origin: 'start' | 'fork' | 'import';
  /** The branch that it was forked from, or the tenant that a file came from; null for the main one. */
  readonly parent: string | null;
  /** How many of its events it was begun with. */
  readonly begunWith: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** How many events it has. */
  readonly count: number;
  readonly head: string;
  /** Whether this page shows it. */
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

/** What is wrong with a file: in which line, from 1. */
export type FileFault = { readonly line: number; readonly detail: string };

export type ImportReport = {
  readonly tenant: string | null;
  readonly createdAt: string | null;
  /** As the header says. */
  readonly announced: { readonly count: number; readonly head: string } | null;
  /** Events that were read and found right. */
  readonly count: number;
  readonly head: string;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  /** How many people have an account in it. */
  readonly accounts: number;
  /** Whether it has keys of people and password verifiers under a passphrase. */
  readonly isWrapped: boolean;
  /** Of how many people it brings the keys in plain, as older files do; of those how many were erased here: they stay erased. */
  readonly people: number;
  readonly erasedHere: number;
  /** Null: the file can be imported. */
  readonly fault: FileFault | null;
};

export type ComparedSide = {
  readonly branch: string;
  readonly name: string;
  readonly count: number;
  /** What it has beyond the common beginning; at most the first 500. */
  readonly since: readonly LogEvent[];
  readonly sinceCount: number;
};

export type Comparison = {
  /** How many events both begin with. */
  readonly common: number;
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  /** Projections whose answers differ, as the left and as the right branch has them. */
  readonly projections: readonly {
    readonly projection: string;
    readonly left: object;
    readonly right: object;
  }[];
  /** What ids of either branch are called. */
  readonly names: KnownNames;
};

export type BranchControls = {
  readonly current: () => string;
  readonly list: () => Promise<readonly Branch[]>;
  /**
   * Copies events 1 to `position` and the secrets into a branch of its own.
   * Open sessions stay open in it where their accounts exist. Stopped by its step it leaves no branch.
   */
  readonly fork: (position: number, name: string, step?: RecoveryStep) => Promise<BranchOutcome>;
  /** Deletes a branch with all that it holds; never the main one, nor the one that is open. */
  readonly remove: (id: string) => Promise<BranchOutcome | { readonly ok: true }>;
  readonly compare: (left: string, right: string) => Promise<Comparison>;
  /** Reads a file to its end and keeps nothing of it. Rejects with the signal's reason. */
  readonly inspectFile: (file: Blob, step?: RecoveryStep) => Promise<ImportReport>;
  /**
   * Makes a branch of the events, after `inspectFile` unless that was done; the present log is not touched. Stopped by its step it leaves
   * no branch.
   */
  readonly importFile: (file: Blob, name: string, step?: RecoveryStep) => Promise<BranchOutcome>;
};
