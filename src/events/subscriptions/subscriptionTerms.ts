/** Folds the terms of a subscription and derives its state at a time: trials, periods and cancellations end by the clock. */
import { type BillingPeriod, billingPeriodAt } from '#domain/plans/billingPeriod.ts';
import {
  type AsideIds,
  asideOf,
  nothingAside,
  type ResourceIds,
  withIds,
  withoutIds,
} from '#domain/plans/fitQuota.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import type { SubscriptionStatus } from '#domain/plans/subscription.ts';
import type { SubscriptionEvent, SubscriptionPaymentFailed } from './subscriptionEvents.ts';

export type PastDue = Pick<
  SubscriptionPaymentFailed['data'],
  'amountCents' | 'reason' | 'dueAt' | 'retryUntil' | 'failedAt'
>;

export type Agreed = PlanTerms & {
  readonly id: string;
  readonly accountId: string;
  readonly periodStart: string;
  readonly trialEnd: string | null;
  /** The end of a converted trial's free days within the current period; null without one. */
  readonly freeUntil: string | null;
  /** Every renewal up to and with this time is settled. */
  readonly chargedTo: string;
  readonly pastDue: PastDue | null;
  readonly endsAt: string | null;
  readonly scheduled: (PlanTerms & { readonly effectiveAt: string }) | null;
  /** No charges from its start to its end, when a new period begins. */
  readonly pause: { readonly from: string; readonly until: string } | null;
  readonly keep: ResourceIds | null;
  readonly aside: AsideIds;
  readonly simulated: PlanName | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

const activate = (
  event: Extract<SubscriptionEvent, { type: 'SubscriptionActivated' }>,
  before: Agreed | null,
): Agreed => {
  const { subscriptionId, accountId, plan, cycle, periodStart, trialEnd, activatedAt } = event.data;
  const dates = { createdAt: activatedAt, updatedAt: activatedAt };
  return {
    id: subscriptionId,
    accountId,
    plan,
    cycle,
    periodStart,
    trialEnd,
    freeUntil: null,
    chargedTo: activatedAt,
    pastDue: null,
    endsAt: null,
    scheduled: null,
    pause: null,
    keep: null,
    aside: before?.aside ?? nothingAside,
    simulated: before?.simulated ?? null,
    ...dates,
  };
};

const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

export const agree = (agreed: Agreed | null, event: SubscriptionEvent): Agreed | null => {
  if (event.type === 'SubscriptionActivated') return activate(event, agreed);
  if (agreed === null) return null;
  switch (event.type) {
    case 'SubscriptionConverted':
      return {
        ...agreed,
        trialEnd: null,
        freeUntil: agreed.trialEnd ?? agreed.freeUntil,
        updatedAt: event.data.convertedAt,
      };
    case 'SubscriptionPlanChanged': {
      const { plan, cycle, periodStart, changedAt } = event.data;
      const nothingLater = { scheduled: null, pause: null, keep: null, chargedTo: changedAt };
      // A period that begins with the change is paid in full.
      const freeUntil = periodStart === agreed.periodStart ? agreed.freeUntil : null;
      return { ...agreed, plan, cycle, periodStart, freeUntil, ...nothingLater, updatedAt: changedAt };
    }
    case 'SubscriptionChangeScheduled': {
      const { plan, cycle, effectiveAt, scheduledAt } = event.data;
      return { ...agreed, scheduled: { plan, cycle, effectiveAt }, keep: null, updatedAt: scheduledAt };
    }
    case 'SubscriptionChangeTookEffect':
      return {
        ...withDueChange(withPauseOver(agreed, event.data.effectiveAt), event.data.effectiveAt),
        // The renewal of that very moment is still to be charged.
        chargedTo: justBefore(event.data.effectiveAt),
        keep: agreed.simulated === null ? null : agreed.keep,
      };
    case 'KeptResourcesChosen':
      return { ...agreed, keep: event.data.keep };
    case 'ResourcesPutAside':
      return { ...agreed, aside: withIds(asideOf(agreed.aside), asideOf(event.data)) };
    case 'ResourcesTakenBack':
      return { ...agreed, aside: withoutIds(asideOf(agreed.aside), asideOf(event.data)) };
    case 'PlanSimulationStarted':
      return { ...agreed, simulated: event.data.plan };
    case 'PlanSimulationEnded':
      return { ...agreed, simulated: null, keep: agreed.scheduled === null ? null : agreed.keep };
    case 'SubscriptionChangeWithdrawn':
      return { ...agreed, scheduled: null, keep: null, updatedAt: event.data.withdrawnAt };
    case 'SubscriptionCanceled':
      return {
        ...agreed,
        endsAt: event.data.endsAt,
        scheduled: null,
        keep: null,
        updatedAt: event.data.canceledAt,
      };
    case 'SubscriptionRenewalBroughtForward': {
      const { broughtForwardAt: at } = event.data;
      return { ...agreed, periodStart: at, freeUntil: null, pause: null, chargedTo: at, updatedAt: at };
    }
    case 'SubscriptionPaused': {
      const { pausesAt: from, resumesAt: until, pausedAt } = event.data;
      return { ...withPauseOver(agreed, pausedAt), pause: { from, until }, updatedAt: pausedAt };
    }
    case 'SubscriptionPauseEnded': {
      const { endedAt: at } = event.data;
      return { ...agreed, periodStart: at, pause: null, chargedTo: at, updatedAt: at };
    }
    case 'SubscriptionPaymentFailed': {
      const { amountCents, reason, dueAt, retryUntil, failedAt } = event.data;
      const pastDue = { amountCents, reason, dueAt, retryUntil, failedAt };
      return { ...agreed, pastDue, updatedAt: failedAt };
    }
    case 'SubscriptionPaymentMade': {
      const { paidAt } = event.data;
      return { ...agreed, pastDue: null, chargedTo: paidAt, updatedAt: paidAt };
    }
    case 'SubscriptionResumed':
      return {
        ...agreed,
        ...(agreed.endsAt === null ? { pause: null } : { endsAt: null }),
        updatedAt: event.data.resumedAt,
      };
  }
};

export type SubscriptionAt = Agreed & { readonly status: SubscriptionStatus; readonly period: BillingPeriod };

/** Applies a scheduled change once it is due. Yearly periods begin then; monthly ones keep their day. */
const withDueChange = (agreed: Agreed, now: string): Agreed => {
  const { scheduled } = agreed;
  if (scheduled === null || scheduled.effectiveAt > now) return agreed;
  const { plan, cycle, effectiveAt } = scheduled;
  const periodStart = cycle === 'monthly' ? agreed.periodStart : effectiveAt;
  return { ...agreed, plan, cycle, periodStart, scheduled: null, updatedAt: effectiveAt };
};

/** After a pause the periods are counted from its end. */
const withPauseOver = (agreed: Agreed, now: string): Agreed =>
  agreed.pause === null || agreed.pause.until > now
    ? agreed
    : { ...agreed, periodStart: agreed.pause.until, pause: null };

const endOf = (
  { endsAt, trialEnd, pastDue }: Agreed,
  now: string,
): { status: SubscriptionStatus; at: string } | null => {
  if (pastDue !== null && pastDue.retryUntil <= now) return { status: 'unpaid', at: pastDue.dueAt };
  if (endsAt !== null && endsAt <= now) return { status: 'canceled', at: endsAt };
  return trialEnd !== null && trialEnd <= now ? { status: 'expired', at: trialEnd } : null;
};

/** The state at `now`, ISO 8601 UTC. An ended or paused subscription stays in its last period (rulings D5, D6). */
export const subscriptionStateAt = (agreed: Agreed, now: string): SubscriptionAt => {
  const end = endOf(agreed, now);
  const moment = end === null ? now : justBefore(end.at);
  const holding = withDueChange(withPauseOver(agreed, moment), now);
  const pausedFrom = holding.pause !== null && holding.pause.from <= moment ? holding.pause.from : null;
  const running = pausedFrom === null ? 'active' : 'paused';
  return {
    ...holding,
    status: end?.status ?? (holding.pastDue === null ? running : 'past_due'),
    period: billingPeriodAt(
      holding.periodStart,
      holding.cycle,
      pausedFrom === null ? moment : justBefore(pausedFrom),
    ),
  };
};
