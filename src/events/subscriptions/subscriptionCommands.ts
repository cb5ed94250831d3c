/** Declares the commands of a subscription. */
import type { Cancellation, PauseMonths } from '#domain/plans/cancellation.ts';
import type { QuotaChanges, ResourceIds } from '#domain/plans/fitQuota.ts';
import type { PaymentCard } from '#domain/plans/paymentCard.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';

export type ActivateSubscription = PlanTerms & {
  readonly type: 'ActivateSubscription';
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly trialEnd: string | null;
  readonly now: string;
};

/** Follows a completed checkout: starts a trial, pays for one, or changes the plan. */
export type BuyPlan = PlanTerms & {
  readonly type: 'BuyPlan';
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  /** Resources to restore if the new plan applies at once. */
  readonly room?: QuotaChanges;
  readonly now: string;
};

/** The free trial in one step, without a checkout (ruling D29). */
export type StartTrial = Omit<BuyPlan, 'type'> & { readonly type: 'StartTrial' };

export type ChangePlan = PlanTerms & {
  readonly type: 'ChangePlan';
  readonly room?: QuotaChanges;
  readonly now: string;
};
export type CancelSubscription = Cancellation & {
  readonly type: 'CancelSubscription';
  readonly now: string;
};
/** Number of months without charges, from the end of the period on. */
export type PauseSubscription = {
  readonly type: 'PauseSubscription';
  readonly months: PauseMonths;
  readonly now: string;
};
export type ResumeSubscription = {
  readonly type: 'ResumeSubscription';
  /** Pays for the period that begins when a pause ends early; null: the demo pays without a card. Default: such a pause goes on. */
  readonly card?: PaymentCard | null;
  readonly now: string;
};

export type ChooseKept = {
  readonly type: 'ChooseKept';
  /** Null: in order, as many as the plan's quota allows. */
  readonly keep: ResourceIds | null;
  readonly now: string;
};
export type TakeEffect = { readonly type: 'TakeEffect'; readonly room: QuotaChanges; readonly now: string };
export type SimulatePlan = {
  readonly type: 'SimulatePlan';
  readonly plan: PlanName;
  readonly room: QuotaChanges;
  readonly now: string;
};
export type EndSimulation = {
  readonly type: 'EndSimulation';
  readonly room: QuotaChanges;
  readonly now: string;
};

export type ChargeRenewal = {
  readonly type: 'ChargeRenewal';
  readonly card: PaymentCard;
  readonly now: string;
};
export type RetryPayment = {
  readonly type: 'RetryPayment';
  readonly card: PaymentCard | null;
  readonly now: string;
};
/** The next renewal happens now; null: the demo pays without a card. */
export type BringRenewalForward = {
  readonly type: 'BringRenewalForward';
  readonly card: PaymentCard | null;
  readonly now: string;
};

/** Archives or restores resources without a change of plan, for the undo of a simulation. */
export type AdjustRoom = { readonly type: 'AdjustRoom'; readonly room: QuotaChanges; readonly now: string };

export type SubscriptionCommand =
  | AdjustRoom
  | ChargeRenewal
  | RetryPayment
  | BringRenewalForward
  | ChooseKept
  | TakeEffect
  | SimulatePlan
  | EndSimulation
  | ActivateSubscription
  | BuyPlan
  | StartTrial
  | ChangePlan
  | CancelSubscription
  | PauseSubscription
  | ResumeSubscription;
