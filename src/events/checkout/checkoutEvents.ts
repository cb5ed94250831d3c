/** What can happen to a checkout: it was completed, by a visitor or for an account. */
import type { BillingCycle, PlanName } from '#domain/plans/planCatalogue.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type CheckoutCompleted = DomainEvent<
  'CheckoutCompleted',
  {
    checkoutId: string;
    plan: PlanName;
    cycle: BillingCycle;
    priceCents: number;
    currency: 'USD';
    /** Whose subscription it is for; null of a visitor, for whom nothing is activated (ruling D5). */
    accountId: string | null;
    completedAt: string;
  }
>;

export type CheckoutEvent = CheckoutCompleted;
