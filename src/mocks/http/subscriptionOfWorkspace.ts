/** Which subscription counts for a workspace: its owner's (ruling D4), under the name of whoever founded it. */
import type { Subscription } from '#domain/plans/subscription.ts';
import type { Answers } from '#events/projections/answers.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import type { SubscriptionState } from '#events/subscriptions/subscriptionDecider.ts';

/** The account whose name the subscription's stream and events bear, the founder's; null without a workspace. Another owner changes nothing of it. */
export const subscriberOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.subscriberId ?? null;

/** The account that owns a workspace; null without one. */
export const ownerOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.ownerId ?? null;

type Asked = { readonly workspaceId: string; readonly now: string };

/** What was agreed, as it stands at `now` (ISO 8601 UTC), in the name of the workspace's owner; null when there is none. */
export const ownedSubscription = (
  answers: Answers,
  { workspaceId, now }: Asked,
  agreed: SubscriptionState | undefined,
): Subscription | null => {
  const subscription = subscriptionAt(agreed, now);
  return subscription && { ...subscription, user_id: ownerOf(answers, workspaceId) ?? subscription.user_id };
};

/** As it stands at `now`, ISO 8601 UTC; null when there is none. */
export const subscriptionOfWorkspace = (
  answers: Answers,
  workspaceId: string,
  now: string,
): Subscription | null => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return ownedSubscription(answers, { workspaceId, now }, agreed);
};
