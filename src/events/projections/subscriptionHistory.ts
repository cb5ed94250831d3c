/** Projects the events of each subscription in order, as the source of invoices. */
import type { SubscriptionEvent } from '../subscriptions/subscriptionEvents.ts';
import type { Projection } from './projection.ts';

export type SubscriptionHistory = { byAccount: Record<string, SubscriptionEvent[]> };

const write = (book: SubscriptionHistory, { type, data }: SubscriptionEvent): void => {
  const events = book.byAccount[data.accountId] ?? [];
  events.push({ type, data } as SubscriptionEvent);
  book.byAccount[data.accountId] = events;
};

/** Archived resources and simulations cost nothing. */
export const subscriptionHistory: Projection<SubscriptionHistory> = {
  name: 'subscriptionBook',
  empty: () => ({ byAccount: {} }),
  on: {
    SubscriptionActivated: write,
    SubscriptionConverted: write,
    SubscriptionPlanChanged: write,
    SubscriptionChangeScheduled: write,
    SubscriptionChangeWithdrawn: write,
    SubscriptionChangeTookEffect: write,
    SubscriptionCanceled: write,
    SubscriptionPaused: write,
    SubscriptionPauseEnded: write,
    SubscriptionResumed: write,
    SubscriptionRenewalBroughtForward: write,
    SubscriptionPaymentFailed: write,
    SubscriptionPaymentMade: write,
  },
};
