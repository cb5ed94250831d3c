/** What can happen to a subscription; it belongs to the owner of a workspace (ruling D4). */
import * as z from 'zod/mini';
import { cancelReasons, longestCancelNote } from '#domain/plans/cancellation.ts';
import { chargeFailures } from '#domain/plans/paymentCard.ts';
import { billingCycles, planNames } from '#domain/plans/planCatalogue.ts';
import { count, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

const terms = { plan: z.enum(planNames), cycle: z.enum(billingCycles) };
const from = z.strictObject(terms);

/** By kind, the ids of clients, members, integrations and dashboards. */
const ids = z.readonly(z.array(id));
const resources = { clients: ids, members: ids, integrations: ids, dashboards: ids };
/** `schedules`: of reports, by their ids; left out: none. */
const aside = { ...resources, schedules: z.exactOptional(ids) };

export const subscriptionEvents = {
  SubscriptionActivated: z.strictObject({
    subscriptionId: id,
    accountId: id,
    workspaceId: id,
    ...terms,
    periodStart: time,
    periodEnd: time,
    /** When the free trial ends; null when it is paid from the start. */
    trialEnd: z.nullable(time),
    activatedAt: time,
  }),
  /** The trial is paid for: it does not run out any more. */
  SubscriptionConverted: z.strictObject({ accountId: id, ...terms, dueCents: count, convertedAt: time }),
  /** Another plan or cycle holds from now on. */
  SubscriptionPlanChanged: z.strictObject({
    accountId: id,
    from,
    ...terms,
    /** From which all periods are counted now. */
    periodStart: time,
    creditCents: count,
    chargeCents: count,
    changedAt: time,
  }),
  /** Another plan or cycle will hold from the end of the period. */
  SubscriptionChangeScheduled: z.strictObject({
    accountId: id,
    from,
    ...terms,
    effectiveAt: time,
    scheduledAt: time,
  }),
  /** The time of what was scheduled has come. */
  SubscriptionChangeTookEffect: z.strictObject({
    accountId: id,
    from,
    ...terms,
    effectiveAt: time,
    tookEffectAt: time,
  }),
  /** What stays in use once the scheduled, smaller plan holds. */
  KeptResourcesChosen: z.strictObject({
    accountId: id,
    plan: terms.plan,
    /** Null: in order, as many as the plan has room for. */
    keep: z.nullable(z.strictObject(resources)),
    chosenAt: time,
  }),
  /** The plan has no room for these: archived, suspended, disconnected, paused. Nothing is deleted. */
  ResourcesPutAside: z.strictObject({
    accountId: id,
    plan: terms.plan,
    /** Whether the plan itself asked for it, or only the look at another one. */
    cause: z.enum(['plan', 'simulation']),
    ...aside,
    putAsideAt: time,
  }),
  /** There is room for these again. */
  ResourcesTakenBack: z.strictObject({ accountId: id, plan: terms.plan, ...aside, takenBackAt: time }),
  /** The app is looked at as it would be with another plan; what is paid for stays. */
  PlanSimulationStarted: z.strictObject({ accountId: id, plan: terms.plan, startedAt: time }),
  PlanSimulationEnded: z.strictObject({ accountId: id, plan: terms.plan, endedAt: time }),
  /** What was scheduled will not happen. */
  SubscriptionChangeWithdrawn: z.strictObject({ accountId: id, withdrawnAt: time }),
  /** It ends with the period, or with the trial, unless it is resumed before. */
  SubscriptionCanceled: z.strictObject({
    accountId: id,
    endsAt: time,
    reason: z.exactOptional(z.enum(cancelReasons)),
    note: z.exactOptional(z.string().check(z.maxLength(longestCancelNote))),
    canceledAt: time,
  }),
  /** From the end of the period on nothing is charged and nothing of the plan holds, until it goes on by itself. */
  SubscriptionPaused: z.strictObject({
    accountId: id,
    ...terms,
    pausesAt: time,
    resumesAt: time,
    pausedAt: time,
  }),
  /** A pause that had begun ended before its time, and a period began. */
  SubscriptionPauseEnded: z.strictObject({
    accountId: id,
    ...terms,
    /** Whether the card paid it. */
    paid: z.boolean(),
    endedAt: time,
  }),
  /** The period that runs ended before its time, and the next one began: how a renewal is seen without waiting for it. */
  SubscriptionRenewalBroughtForward: z.strictObject({
    accountId: id,
    ...terms,
    /** Whether the card paid it. */
    paid: z.boolean(),
    broughtForwardAt: time,
  }),
  /** The card did not pay a renewal, or a retry of it. Of renewals that are paid nothing is told: the clock brings them. */
  SubscriptionPaymentFailed: z.strictObject({
    accountId: id,
    ...terms,
    amountCents: count,
    reason: z.enum(chargeFailures),
    /** When the renewal was due. */
    dueAt: time,
    /** A retry before then brings the subscription back; at that time it ends. */
    retryUntil: time,
    failedAt: time,
  }),
  /** A retry went through. */
  SubscriptionPaymentMade: z.strictObject({
    accountId: id,
    ...terms,
    amountCents: count,
    dueAt: time,
    paidAt: time,
  }),
  /** A cancellation, or else a pause that had not begun, is withdrawn. */
  SubscriptionResumed: z.strictObject({ accountId: id, resumedAt: time }),
} as const;

export type SubscriptionEvent = EventsIn<typeof subscriptionEvents>;
export type SubscriptionActivated = EventIn<typeof subscriptionEvents, 'SubscriptionActivated'>;
export type SubscriptionCanceled = EventIn<typeof subscriptionEvents, 'SubscriptionCanceled'>;
export type SubscriptionPaymentFailed = EventIn<typeof subscriptionEvents, 'SubscriptionPaymentFailed'>;
export type SubscriptionChangeScheduled = EventIn<typeof subscriptionEvents, 'SubscriptionChangeScheduled'>;
