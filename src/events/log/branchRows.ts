/** What the browser's storage notes of each branch besides its records. */

/** What is known of a branch besides its records. */
export type BranchRow = {
  readonly tenant: string;
  readonly name: string;
  readonly origin: 'fork' | 'import';
  readonly parent: string;
  /** With how many events of its parent it was begun. */
  readonly begunWith: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** False while its events are being copied: what a crash leaves behind. */
  readonly complete: boolean;
};

/** Keys of all branches: longer lists sort behind shorter ones, and lists behind text. */
export const branchRange = (): IDBKeyRange => IDBKeyRange.bound(['branch'], ['branch', []]);

/** Those that are complete, the oldest first. */
export const wholeBranches = (rows: readonly BranchRow[]): readonly BranchRow[] =>
  rows
    .filter(({ complete }) => complete)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
