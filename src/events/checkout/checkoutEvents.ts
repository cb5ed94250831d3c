/** Declares the events of a checkout by a visitor or for an account. */
import * as z from 'zod/mini';
import { billingCycles, planNames } from '#domain/plans/planCatalogue.ts';
import { count, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

export const checkoutEvents = {
  CheckoutCompleted: z.strictObject({
    checkoutId: id,
    plan: z.enum(planNames),
    cycle: z.enum(billingCycles),
    priceCents: count,
    currency: z.literal('USD'),
    /** The account that gets the subscription; null for a visitor, for whom nothing is activated (ruling D5). */
    accountId: z.nullable(id),
    completedAt: time,
  }),
} as const;

export type CheckoutEvent = EventsIn<typeof checkoutEvents>;
export type CheckoutCompleted = EventIn<typeof checkoutEvents, 'CheckoutCompleted'>;
