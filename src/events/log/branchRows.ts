/** Defines the metadata row of a branch in the browser's storage. */

export type BranchRow = {
  readonly tenant: string;
  readonly name: string;
  readonly origin: 'fork' | 'import';
  readonly parent: string;
  readonly begunWith: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** False while its events are copied; stays false after a crash. */
  readonly complete: boolean;
};

/** Keys of all branches: IndexedDB sorts longer arrays after shorter ones, and arrays after strings. */
export const branchRange = (): IDBKeyRange => IDBKeyRange.bound(['branch'], ['branch', []]);

export const wholeBranches = (rows: readonly BranchRow[]): readonly BranchRow[] =>
  rows
    .filter(({ complete }) => complete)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
