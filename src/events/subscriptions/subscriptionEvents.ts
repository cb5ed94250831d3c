/** What can happen to a subscription; it belongs to the owner of a workspace (ruling D4). */
import type { BillingCycle, PlanName } from '#domain/plans/planCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
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

/** The trial is paid for: it does not run out any more. */
export type SubscriptionConverted = DomainEvent<
  'SubscriptionConverted',
  { accountId: string; plan: PlanName; cycle: BillingCycle; dueCents: number; convertedAt: string }
>;

/** Another plan or cycle holds from now on. */
export type SubscriptionPlanChanged = DomainEvent<
  'SubscriptionPlanChanged',
  {
    accountId: string;
    from: PlanTerms;
    plan: PlanName;
    cycle: BillingCycle;
    /** From which all periods are counted now. */
    periodStart: string;
    creditCents: number;
    chargeCents: number;
    changedAt: string;
  }
>;

/** Another plan or cycle will hold from the end of the period. */
export type SubscriptionChangeScheduled = DomainEvent<
  'SubscriptionChangeScheduled',
  {
    accountId: string;
    from: PlanTerms;
    plan: PlanName;
    cycle: BillingCycle;
    effectiveAt: string;
    scheduledAt: string;
  }
>;

/** What was scheduled will not happen. */
export type SubscriptionChangeWithdrawn = DomainEvent<
  'SubscriptionChangeWithdrawn',
  { accountId: string; withdrawnAt: string }
>;

/** It ends with the period, or with the trial, unless it is resumed before. */
export type SubscriptionCanceled = DomainEvent<
  'SubscriptionCanceled',
  { accountId: string; endsAt: string; canceledAt: string }
>;

export type SubscriptionResumed = DomainEvent<
  'SubscriptionResumed',
  { accountId: string; resumedAt: string }
>;

export type SubscriptionEvent =
  | SubscriptionActivated
  | SubscriptionConverted
  | SubscriptionPlanChanged
  | SubscriptionChangeScheduled
  | SubscriptionChangeWithdrawn
  | SubscriptionCanceled
  | SubscriptionResumed;
