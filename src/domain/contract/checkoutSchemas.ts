/** The shapes of checkout, of changes of the subscription, and of what comes next for it. */
import * as z from 'zod/mini';
import { cancelReasons, longestCancelNote, pauseLengths } from '../plans/cancellation.ts';
import { cardBrands, chargeFailures, renewalOutcomes } from '../plans/paymentCard.ts';
import { billingCycles, planNames } from '../plans/planCatalogue.ts';
import { subscription } from './planSchemas.ts';
import { typedText } from './typedText.ts';

/** What to buy or to change to. */
export const planChoice = z.strictObject({
  plan_name: z.enum(planNames),
  billing_cycle: z.enum(billingCycles),
});

const cents = z.int();

export const checkoutReply = z.strictObject({
  checkout: z.strictObject({
    id: z.string(),
    ...planChoice.shape,
    price_cents: cents,
    currency: z.literal('USD'),
    completed_at: z.iso.datetime(),
  }),
  /** Null for a visitor: nothing was activated (ruling D5). */
  subscription: z.nullable(subscription),
});

/** What is kept of the demo card: never its number, nor its security code. */
export const paymentCard = z.strictObject({
  brand: z.enum(cardBrands),
  last_four: z.string().check(z.regex(/^\d{4}$/, 'The last four digits of the card')),
  expiry_month: z.int().check(z.gte(1), z.lte(12)),
  expiry_year: z.int().check(z.gte(2_000), z.lte(2_099)),
  /** What the demo provider answers when a renewal is charged to it. */
  renewals: z.enum(renewalOutcomes),
});

export const paymentCardReply = z.strictObject({ payment_card: paymentCard });

/** Why someone cancels, where they say so. */
export const cancellation = z.strictObject({
  reason: z.exactOptional(z.enum(cancelReasons)),
  note: z.exactOptional(
    typedText.check(z.maxLength(longestCancelNote, `At most ${longestCancelNote} characters`)),
  ),
});

/** For how many months nothing is charged. */
export const pauseBody = z.strictObject({ months: z.literal(pauseLengths) });

export const subscriptionOnly = z.strictObject({ subscription });

export const paymentReply = z.strictObject({ subscription, paid: z.boolean() });

/** A renewal that the card did not pay. */
const pastDue = z.strictObject({
  due_at: z.iso.datetime(),
  amount_cents: cents,
  currency: z.literal('USD'),
  reason: z.enum(chargeFailures),
  /** When the card was asked last. */
  failed_at: z.iso.datetime(),
  /** A retry before then brings the subscription back; at that time it ends. */
  retry_until: z.iso.datetime(),
});

export const billingReply = z.strictObject({
  subscription: z.nullable(subscription),
  billing_cycle: z.nullable(z.enum(billingCycles)),
  /** When it ends after a cancellation; it can be resumed until then. */
  ends_at: z.nullable(z.iso.datetime()),
  /** What will hold from the end of the period. */
  scheduled_change: z.nullable(z.strictObject({ ...planChoice.shape, effective_at: z.iso.datetime() })),
  /** Agreed for the end of the period, or running: nothing is charged from its start to its end. */
  pause: z.nullable(z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })),
  /** Whether a pause can be agreed on now. */
  may_pause: z.boolean(),
  next_charge: z.nullable(
    z.strictObject({ at: z.iso.datetime(), amount_cents: cents, currency: z.literal('USD') }),
  ),
  /** Also of a subscription that has ended by it. */
  past_due: z.nullable(pastDue),
  /** The demo card that is charged; null until one is given. */
  payment_card: z.nullable(paymentCard),
  /** Until then the days of the period are free, as a trial was kept: no change credits them. Null where all are paid for. */
  free_until: z.nullable(z.iso.datetime()),
  /** Whether the one free trial is still to be had. */
  trial_available: z.boolean(),
});

export type CheckoutReply = z.infer<typeof checkoutReply>;
export type BillingReply = z.infer<typeof billingReply>;
