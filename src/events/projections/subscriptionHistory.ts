/** What happened to each subscription, in order: what invoices are written from. */
import type { SubscriptionEvent } from '../subscriptions/subscriptionEvents.ts';
import type { Projection } from './projection.ts';

export type SubscriptionHistory = { byAccount: Record<string, SubscriptionEvent[]> };

const write = (book: SubscriptionHistory, { type, data }: SubscriptionEvent): void => {
  const events = book.byAccount[data.accountId] ?? [];
  events.push({ type, data } as SubscriptionEvent);
  book.byAccount[data.accountId] = events;
};

/** What is put aside and what is simulated costs nothing. */
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
