/** Provides the messages for refused branch operations. */
import type { BranchOutcome, BranchRefusal } from '#domain/inspection/branchControls.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { BrokenChain, FileChanged } from './branchEvents.ts';

export const refused = (why: BranchRefusal, detail: string): Extract<BranchOutcome, { ok: false }> => ({
  ok: false,
  why,
  detail,
});

export const noStorage = refused(
  'noStorage',
  'This browser keeps nothing for the demo, so there is nowhere to put a branch.',
);

export const openElsewhere = refused('open', 'This branch is open in another tab. Close it there first.');

export const nameMissing = refused('nameMissing', 'Give the branch a name.');

export const guarded = async <Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | ReturnType<typeof refused>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError)
      return refused('storage', `The browser’s storage refused: ${error.message}`);
    if (error instanceof FileChanged || error instanceof BrokenChain)
      return refused('brokenChain', error.message);
    if (signal?.aborted && error === signal.reason)
      return refused('stopped', 'It was stopped, and there is no new branch.');
    throw error;
  }
};
