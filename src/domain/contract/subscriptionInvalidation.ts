/** Which readings an event of a subscription changes. */
import { metrics } from './metricReadings.ts';

/** What will come of the plan; what it is now stays. */
const agreed = ['readBilling', 'readRoom'] as const;

/** A plan decides about limits, features, how far back figures go and how much of a look is in force. */
const plan = [
  'readSubscription',
  'readBilling',
  'readReseller',
  'readWhiteLabel',
  'readSession',
  'readRoom',
  'readUsage',
  'listCounted',
  'listInvoices',
  ...metrics,
] as const;

/** Whether a plan counts; what it has room for stays as it is. */
const counting = [
  'readSubscription',
  'readBilling',
  'readReseller',
  'readWhiteLabel',
  'readUsage',
  'listInvoices',
  ...metrics,
] as const;

export const subscriptionInvalidation = {
  SubscriptionActivated: plan,
  SubscriptionCanceled: agreed,
  SubscriptionChangeScheduled: agreed,
  SubscriptionChangeWithdrawn: agreed,
  SubscriptionConverted: plan,
  SubscriptionPlanChanged: plan,
  SubscriptionPaused: agreed,
  SubscriptionPauseEnded: counting,
  SubscriptionResumed: agreed,
  SubscriptionRenewalBroughtForward: ['readSubscription', 'readBilling', 'listInvoices'],
  SubscriptionPaymentFailed: counting,
  SubscriptionPaymentMade: counting,
} as const;
