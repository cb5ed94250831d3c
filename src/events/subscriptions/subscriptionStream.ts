/** Names the stream of a subscription by its account. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';

/** `subscription-<account id>`, of the owner of the workspace (ruling D4). */
export const subscriptionStream: StreamRule<SubscriptionEvent, readonly [ownerId: string]> = {
  category: 'subscription',
  of: (ownerId) => `subscription-${ownerId}`,
  tagsOf: tagsOfAccount,
};
