/** Maps subscription events to the queries that they invalidate. */
import { metrics } from './metricReadings.ts';

/** Changes of the future plan only; the current one stays. */
const agreed = ['readBilling', 'readRoom'] as const;

/** A plan determines limits, features, the visible history and the active branding. */
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

/** Only whether a plan is active; its quotas stay. */
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
