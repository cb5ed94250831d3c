/** Which subscription counts for a workspace: its owner's (ruling D4). */
import type { Subscription } from '#domain/plans/subscription.ts';
import type { Answers } from '#events/projections/answers.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';

/** The account whose subscription counts for a workspace; null without one. */
export const ownerOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.ownerId ?? null;

/** As it stands at `now`, ISO 8601 UTC; null when there is none. */
export const subscriptionOfWorkspace = (
  answers: Answers,
  workspaceId: string,
  now: string,
): Subscription | null => {
  const owner = ownerOf(answers, workspaceId);
  return owner === null ? null : subscriptionAt(answers.currentSubscription.byAccount[owner], now);
};
