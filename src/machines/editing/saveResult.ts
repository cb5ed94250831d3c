/** Distinguishes a saved result from a version conflict. */
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '../api/apiProblem.ts';

export type SaveResult = 'saved' | 'stale';

const changed: readonly ProblemCode[] = ['staleVersion'];

export const changedOrGone: readonly ProblemCode[] = [
  'staleVersion',
  'versionConflict',
  'notFound',
  'clientArchived',
];

export const saveResultOf = async (call: Promise<unknown>, stale = changed): Promise<SaveResult> => {
  try {
    await call;
    return 'saved';
  } catch (error) {
    if (error instanceof ApiProblem && stale.includes(error.problem.code)) return 'stale';
    throw error;
  }
};
