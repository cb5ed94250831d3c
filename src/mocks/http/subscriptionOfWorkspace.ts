/** Which subscription counts for a workspace: its owner's (ruling D4). */
import type { Subscription } from '#domain/plans/subscription.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import type { Answers } from '#events/projections/readModel.ts';

/** As it stands at `now`, ISO 8601 UTC; null when there is none. */
export const subscriptionOfWorkspace = (
  answers: Answers,
  workspaceId: string,
  now: string,
): Subscription | null => {
  const owner = answers.workspaceDirectory.byId[workspaceId]?.ownerId;
  return owner === undefined ? null : subscriptionAt(answers.currentSubscription.byAccount[owner], now);
};
