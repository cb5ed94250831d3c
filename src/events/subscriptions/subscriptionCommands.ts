/** What may be asked of a subscription. */
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

/** A checkout was completed for it: starts a trial, pays for one, or changes the plan. */
export type BuyPlan = PlanTerms & {
  readonly type: 'BuyPlan';
  /** For a subscription that has to be begun. */
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  /** What finds room again if the new plan holds at once. */
  readonly room?: QuotaChanges;
  readonly now: string;
};

/** The free trial in one step, without a checkout (ruling D29). */
export type StartTrial = Omit<BuyPlan, 'type'> & { readonly type: 'StartTrial' };

export type ChangePlan = PlanTerms & {
  readonly type: 'ChangePlan';
  /** What finds room again if the new plan holds at once. */
  readonly room?: QuotaChanges;
  readonly now: string;
};
export type CancelSubscription = Cancellation & {
  readonly type: 'CancelSubscription';
  readonly now: string;
};
/** Nothing is charged for so many months, from the end of the period on. */
export type PauseSubscription = {
  readonly type: 'PauseSubscription';
  readonly months: PauseMonths;
  readonly now: string;
};
export type ResumeSubscription = {
  readonly type: 'ResumeSubscription';
  /** What pays for the period that begins when a pause ends early; null: the demo pays without a card. Left out: such a pause goes on. */
  readonly card?: PaymentCard | null;
  readonly now: string;
};

/** Chooses what stays in use once the scheduled plan holds. */
export type ChooseKept = {
  readonly type: 'ChooseKept';
  /** Null: in order, as many as the plan has room for. */
  readonly keep: ResourceIds | null;
  readonly now: string;
};
/** The time of the scheduled change has come. */
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

/** A period begins, and the card is asked for its price. */
export type ChargeRenewal = {
  readonly type: 'ChargeRenewal';
  readonly card: PaymentCard;
  readonly now: string;
};
/** The card that holds now is asked once more; null: there is none. */
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

/** Puts aside or takes back without another plan: what the undoing of a simulation needs. */
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
