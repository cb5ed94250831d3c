/** Declares the events of a subscription, which belongs to the owner of a workspace (ruling D4). */
import * as z from 'zod/mini';
import { cancelReasons, longestCancelNote } from '#domain/plans/cancellation.ts';
import { chargeFailures } from '#domain/plans/paymentCard.ts';
import { billingCycles, planNames } from '#domain/plans/planCatalogue.ts';
import { count, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

const terms = { plan: z.enum(planNames), cycle: z.enum(billingCycles) };
const from = z.strictObject(terms);

const ids = z.readonly(z.array(id));
const resources = { clients: ids, members: ids, integrations: ids, dashboards: ids };
const aside = { ...resources, schedules: z.exactOptional(ids) };

export const subscriptionEvents = {
  SubscriptionActivated: z.strictObject({
    subscriptionId: id,
    accountId: id,
    workspaceId: id,
    ...terms,
    periodStart: time,
    periodEnd: time,
    /** The end of the free trial; null when it is paid from the start. */
    trialEnd: z.nullable(time),
    activatedAt: time,
  }),
  SubscriptionConverted: z.strictObject({ accountId: id, ...terms, dueCents: count, convertedAt: time }),
  SubscriptionPlanChanged: z.strictObject({
    accountId: id,
    from,
    ...terms,
    periodStart: time,
    creditCents: count,
    chargeCents: count,
    changedAt: time,
  }),
  SubscriptionChangeScheduled: z.strictObject({
    accountId: id,
    from,
    ...terms,
    effectiveAt: time,
    scheduledAt: time,
  }),
  SubscriptionChangeTookEffect: z.strictObject({
    accountId: id,
    from,
    ...terms,
    effectiveAt: time,
    tookEffectAt: time,
  }),
  KeptResourcesChosen: z.strictObject({
    accountId: id,
    plan: terms.plan,
    keep: z.nullable(z.strictObject(resources)),
    chosenAt: time,
  }),
  /** Resources above the quota: archived, suspended, disconnected or paused. Nothing is deleted. */
  ResourcesPutAside: z.strictObject({
    accountId: id,
    plan: terms.plan,
    /** `simulation`: only the preview of another plan required it. */
    cause: z.enum(['plan', 'simulation']),
    ...aside,
    putAsideAt: time,
  }),
  ResourcesTakenBack: z.strictObject({ accountId: id, plan: terms.plan, ...aside, takenBackAt: time }),
  /** Previews the app with another plan; the paid plan stays. */
  PlanSimulationStarted: z.strictObject({ accountId: id, plan: terms.plan, startedAt: time }),
  PlanSimulationEnded: z.strictObject({ accountId: id, plan: terms.plan, endedAt: time }),
  SubscriptionChangeWithdrawn: z.strictObject({ accountId: id, withdrawnAt: time }),
  /** Ends with the period or the trial, unless resumed before. */
  SubscriptionCanceled: z.strictObject({
    accountId: id,
    endsAt: time,
    reason: z.exactOptional(z.enum(cancelReasons)),
    note: z.exactOptional(z.string().check(z.maxLength(longestCancelNote))),
    canceledAt: time,
  }),
  /** From the period's end on there are no charges and no plan, until the pause ends by itself. */
  SubscriptionPaused: z.strictObject({
    accountId: id,
    ...terms,
    pausesAt: time,
    resumesAt: time,
    pausedAt: time,
  }),
  SubscriptionPauseEnded: z.strictObject({
    accountId: id,
    ...terms,
    paid: z.boolean(),
    endedAt: time,
  }),
  /** The current period ended early and the next one began, to show a renewal without waiting. */
  SubscriptionRenewalBroughtForward: z.strictObject({
    accountId: id,
    ...terms,
    paid: z.boolean(),
    broughtForwardAt: time,
  }),
  /** The card did not pay a renewal or its retry. Paid renewals have no event, because the clock determines them. */
  SubscriptionPaymentFailed: z.strictObject({
    accountId: id,
    ...terms,
    amountCents: count,
    reason: z.enum(chargeFailures),
    dueAt: time,
    /** A retry before then restores the subscription; at that time it ends. */
    retryUntil: time,
    failedAt: time,
  }),
  SubscriptionPaymentMade: z.strictObject({
    accountId: id,
    ...terms,
    amountCents: count,
    dueAt: time,
    paidAt: time,
  }),
  /** Withdraws a cancellation, or else a pause that has not begun. */
  SubscriptionResumed: z.strictObject({ accountId: id, resumedAt: time }),
} as const;

export type SubscriptionEvent = EventsIn<typeof subscriptionEvents>;
export type SubscriptionActivated = EventIn<typeof subscriptionEvents, 'SubscriptionActivated'>;
export type SubscriptionCanceled = EventIn<typeof subscriptionEvents, 'SubscriptionCanceled'>;
export type SubscriptionPaymentFailed = EventIn<typeof subscriptionEvents, 'SubscriptionPaymentFailed'>;
export type SubscriptionChangeScheduled = EventIn<typeof subscriptionEvents, 'SubscriptionChangeScheduled'>;
