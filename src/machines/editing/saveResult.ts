/** How saving ended, when it was not refused for another reason. */
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '../api/apiProblem.ts';

/** `stale`: it is not as it was read any more. */
export type SaveResult = 'saved' | 'stale';

/** Someone else has changed it. */
const changed: readonly ProblemCode[] = ['staleVersion'];

/** Someone else has changed it, is about to, or has taken it away. */
export const changedOrGone: readonly ProblemCode[] = [
  'staleVersion',
  'versionConflict',
  'notFound',
  'clientArchived',
];

/** Waits for the call; any refusal other than those that mean `stale` is thrown on. */
export const saveResultOf = async (call: Promise<unknown>, stale = changed): Promise<SaveResult> => {
  try {
    await call;
    return 'saved';
  } catch (error) {
    if (error instanceof ApiProblem && stale.includes(error.problem.code)) return 'stale';
    throw error;
  }
};
