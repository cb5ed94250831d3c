/** What can happen to a subscription; it belongs to the owner of a workspace (ruling D4). */
import type { BillingCycle, PlanName } from '#domain/plans/planCatalogue.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type SubscriptionActivated = DomainEvent<
  'SubscriptionActivated',
  {
    subscriptionId: string;
    accountId: string;
    workspaceId: string;
    plan: PlanName;
    cycle: BillingCycle;
    periodStart: string;
    periodEnd: string;
    /** When the free trial ends; null when it is paid from the start. */
    trialEnd: string | null;
    activatedAt: string;
  }
>;

export type SubscriptionEvent = SubscriptionActivated;
