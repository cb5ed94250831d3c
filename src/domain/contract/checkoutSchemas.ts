/** Defines the wire schemas of checkout, subscription changes and upcoming billing. */
import * as z from 'zod/mini';
import { cancelReasons, longestCancelNote, pauseLengths } from '../plans/cancellation.ts';
import { cardBrands, chargeFailures, renewalOutcomes } from '../plans/paymentCard.ts';
import { billingCycles, planNames } from '../plans/planCatalogue.ts';
import { subscription } from './planSchemas.ts';
import { typedText } from './typedText.ts';

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

/** The stored part of the demo card: never its number or security code. */
export const paymentCard = z.strictObject({
  brand: z.enum(cardBrands),
  last_four: z.string().check(z.regex(/^\d{4}$/, 'The last four digits of the card')),
  expiry_month: z.int().check(z.gte(1), z.lte(12)),
  expiry_year: z.int().check(z.gte(2_000), z.lte(2_099)),
  renewals: z.enum(renewalOutcomes),
});

export const paymentCardReply = z.strictObject({ payment_card: paymentCard });

export const cancellation = z.strictObject({
  reason: z.exactOptional(z.enum(cancelReasons)),
  note: z.exactOptional(
    typedText.check(z.maxLength(longestCancelNote, `At most ${longestCancelNote} characters`)),
  ),
});

export const pauseBody = z.strictObject({ months: z.literal(pauseLengths) });

export const subscriptionOnly = z.strictObject({ subscription });

export const paymentReply = z.strictObject({ subscription, paid: z.boolean() });

const pastDue = z.strictObject({
  due_at: z.iso.datetime(),
  amount_cents: cents,
  currency: z.literal('USD'),
  reason: z.enum(chargeFailures),
  failed_at: z.iso.datetime(),
  /** A retry before this time restores the subscription; otherwise it ends then. */
  retry_until: z.iso.datetime(),
});

export const billingReply = z.strictObject({
  subscription: z.nullable(subscription),
  billing_cycle: z.nullable(z.enum(billingCycles)),
  /** End after a cancellation; the subscription can be resumed until then. */
  ends_at: z.nullable(z.iso.datetime()),
  scheduled_change: z.nullable(z.strictObject({ ...planChoice.shape, effective_at: z.iso.datetime() })),
  /** Scheduled for the end of the period, or running: nothing is charged meanwhile. */
  pause: z.nullable(z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })),
  may_pause: z.boolean(),
  next_charge: z.nullable(
    z.strictObject({ at: z.iso.datetime(), amount_cents: cents, currency: z.literal('USD') }),
  ),
  past_due: z.nullable(pastDue),
  payment_card: z.nullable(paymentCard),
  /** The period is free until then, because a trial was kept; changes give no credit for these days. Null if all days are paid. */
  free_until: z.nullable(z.iso.datetime()),
  /** True if the single free trial is unused. */
  trial_available: z.boolean(),
});

export type CheckoutReply = z.infer<typeof checkoutReply>;
export type BillingReply = z.infer<typeof billingReply>;
