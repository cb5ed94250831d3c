/** How saving a record ended, when it was not refused for another reason. */
import { ApiProblem } from '../api/apiProblem.ts';

/** `stale`: someone else has changed it since it was read. */
export type SaveResult = 'saved' | 'stale';

/** Waits for the call; any other refusal than that of a stale version is thrown on. */
export const saveResultOf = async (call: Promise<unknown>): Promise<SaveResult> => {
  try {
    await call;
    return 'saved';
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'staleVersion') return 'stale';
    throw error;
  }
};
