/** How many API calls of the month a workspace has made: those in the log, and those that are counted and not in it yet. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import { loggedCalls } from '#events/projections/apiKeyDirectory.ts';
import { type PendingCalls, pendingIn } from './pendingCalls.ts';
import type { PlanQuestion } from './planOf.ts';

/** `now` is ISO 8601 UTC; `pending` is null where nothing waits. */
export const callsIn = (
  { apiKeyDirectory }: Answers,
  pending: PendingCalls | null,
  { workspaceId, now }: PlanQuestion,
): number => {
  const month = callMonth(now);
  return loggedCalls(apiKeyDirectory, workspaceId, month) + pendingIn(pending, month);
};
