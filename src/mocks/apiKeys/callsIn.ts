/** Counts a workspace's API calls this month, in the log and pending. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import { type PendingCalls, pendingIn } from '#events/apiKeys/pendingCalls.ts';
import type { Answers } from '#events/projections/answers.ts';
import { loggedCalls } from '#events/projections/apiKeyDirectory.ts';
import type { PlanQuestion } from '../subscription/planOf.ts';

export const callsIn = (
  { apiKeyDirectory }: Answers,
  pending: PendingCalls | null,
  { workspaceId, now }: PlanQuestion,
): number => {
  const month = callMonth(now);
  return loggedCalls(apiKeyDirectory, workspaceId, month) + pendingIn(pending, month);
};
