/** Finds the subscription of a workspace: its owner's (ruling D4), in a stream named after its founder. */
import type { Subscription } from '#domain/plans/subscription.ts';
import type { Answers } from '#events/projections/answers.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import type { SubscriptionState } from '#events/subscriptions/subscriptionDecider.ts';

/**
 * The founder's account, which names the subscription's stream and events; null without a workspace. A change
 * of owner does not change it.
 */
export const subscriberOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.subscriberId ?? null;

export const ownerOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.ownerId ?? null;

type Asked = { readonly workspaceId: string; readonly now: string };

/** The subscription at `now` (ISO 8601 UTC), under the current owner's account; null when there is none. */
export const ownedSubscription = (
  answers: Answers,
  { workspaceId, now }: Asked,
  agreed: SubscriptionState | undefined,
): Subscription | null => {
  const subscription = subscriptionAt(agreed, now);
  return subscription && { ...subscription, user_id: ownerOf(answers, workspaceId) ?? subscription.user_id };
};

export const subscriptionOfWorkspace = (
  answers: Answers,
  workspaceId: string,
  now: string,
): Subscription | null => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return ownedSubscription(answers, { workspaceId, now }, agreed);
};
