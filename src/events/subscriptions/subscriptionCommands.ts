/** What may be asked of a subscription. */
import type { PlanTerms } from '#domain/plans/planChange.ts';

export type ActivateSubscription = PlanTerms & {
  readonly type: 'ActivateSubscription';
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly trialEnd: string | null;
  readonly now: string;
};

/** A checkout was completed for it: starts a trial, pays for one, or changes the plan. */
export type BuyPlan = PlanTerms & {
  readonly type: 'BuyPlan';
  /** For a subscription that has to be begun. */
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly now: string;
};

export type ChangePlan = PlanTerms & { readonly type: 'ChangePlan'; readonly now: string };
export type CancelSubscription = { readonly type: 'CancelSubscription'; readonly now: string };
export type ResumeSubscription = { readonly type: 'ResumeSubscription'; readonly now: string };

export type SubscriptionCommand =
  | ActivateSubscription
  | BuyPlan
  | ChangePlan
  | CancelSubscription
  | ResumeSubscription;
