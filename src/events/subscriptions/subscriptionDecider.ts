/** Decides a subscription: one trial, upgrades at once, downgrades and cancellations at the period's end, revocable until then. */
import { firstPeriodEnd } from '#domain/plans/billingPeriod.ts';
import { centsOf, type PlanTerms, quoteChange, shareLeft } from '#domain/plans/planChange.ts';
import { timings } from '#domain/timings.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { bringForward, chargeRenewal, retryPayment } from './paymentRules.ts';
import { adjustQuota, chooseKept, endSimulation, quotaEvents, simulate, takeEffect } from './quotaRules.ts';
import { cancel, pause, resume } from './stopRules.ts';
import type {
  ActivateSubscription,
  BuyPlan,
  ChangePlan,
  StartTrial,
  SubscriptionCommand,
} from './subscriptionCommands.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, agree, type SubscriptionAt, subscriptionStateAt } from './subscriptionTerms.ts';

export type SubscriptionState = Agreed | null;

const activeAt = (state: SubscriptionState, now: string): SubscriptionAt | null => {
  const current = state && subscriptionStateAt(state, now);
  return current?.status === 'active' ? current : null;
};

const activated = (
  { subscriptionId, accountId, workspaceId, plan, cycle, now }: Omit<BuyPlan, 'type'>,
  trialEnd: string | null,
): SubscriptionEvent => ({
  type: 'SubscriptionActivated',
  data: {
    subscriptionId,
    accountId,
    workspaceId,
    plan,
    cycle,
    trialEnd,
    periodStart: now,
    periodEnd: firstPeriodEnd(now, cycle),
    activatedAt: now,
  },
});

const activate = (command: ActivateSubscription, state: SubscriptionState): Decision<SubscriptionEvent> =>
  activeAt(state, command.now) ? reject('versionConflict') : accept(activated(command, command.trialEnd));

const changeEvents = (current: SubscriptionAt, to: PlanTerms, now: string): readonly SubscriptionEvent[] => {
  const { accountId, plan, cycle, period, trialEnd, freeUntil } = current;
  const from = { plan, cycle };
  const quote = quoteChange({ from, to, period, onTrial: trialEnd !== null, freeUntil, now });
  if (quote === null) return [];
  if (quote.when === 'periodEnd') {
    const { effectiveAt } = quote;
    return [
      {
        type: 'SubscriptionChangeScheduled',
        data: { accountId, from, plan: to.plan, cycle: to.cycle, effectiveAt, scheduledAt: now },
      },
    ];
  }
  const keepsDay = trialEnd !== null || from.cycle === to.cycle;
  return [
    {
      type: 'SubscriptionPlanChanged',
      data: {
        accountId,
        from,
        plan: to.plan,
        cycle: to.cycle,
        periodStart: keepsDay ? current.periodStart : now,
        creditCents: quote.creditCents,
        chargeCents: quote.chargeCents,
        changedAt: now,
      },
    },
  ];
};

const withRoom = (
  events: readonly SubscriptionEvent[],
  { plan, now, room }: Pick<ChangePlan, 'plan' | 'now' | 'room'>,
  accountId: string,
): readonly SubscriptionEvent[] => {
  const holdsNow = events.some(({ type }) => type !== 'SubscriptionChangeScheduled');
  return room && holdsNow
    ? [...events, ...quotaEvents(room, { accountId, plan, cause: 'plan', now })]
    : events;
};

const change = (command: ChangePlan, state: SubscriptionState): Decision<SubscriptionEvent> => {
  const { plan, cycle, now } = command;
  const current = activeAt(state, now);
  if (!current) return reject('noActiveSubscription');
  if (current.simulated !== null) return reject('simulationRunning');
  if (current.endsAt !== null) return reject('cancellationPending');
  if (current.pause !== null) return reject('pausePending');
  const events = changeEvents(current, { plan, cycle }, now);
  if (events.length > 0) return accept(...withRoom(events, command, current.accountId));
  if (current.scheduled === null) return reject('samePlan');
  return accept({
    type: 'SubscriptionChangeWithdrawn',
    data: { accountId: current.accountId, withdrawnAt: now },
  });
};

/** Paying converts a trial into a subscription; its free days stay free. */
const conversion = (current: SubscriptionAt, now: string): readonly SubscriptionEvent[] => {
  const { accountId, plan, cycle, period, trialEnd } = current;
  if (trialEnd === null) return [];
  const dueCents = shareLeft(centsOf({ plan, cycle }), period, trialEnd);
  return [{ type: 'SubscriptionConverted', data: { accountId, plan, cycle, dueCents, convertedAt: now } }];
};

const trialEndOf = (now: string): string => new Date(Date.parse(now) + timings.trialLength).toISOString();

const startTrial = (command: StartTrial, state: SubscriptionState): Decision<SubscriptionEvent> =>
  state === null ? accept(activated(command, trialEndOf(command.now))) : reject('trialUsed');

/** Each account has one trial; a purchase during a subscription changes or pays that one. */
const buy = (command: BuyPlan, state: SubscriptionState): Decision<SubscriptionEvent> => {
  const { plan, cycle, now } = command;
  const current = activeAt(state, now);
  if (!current) {
    const started = activated(command, state === null ? trialEndOf(now) : null);
    return accept(...withRoom([started], command, command.accountId));
  }
  if (current.simulated !== null) return reject('simulationRunning');
  const { accountId } = current;
  const resumed = [current.endsAt, current.pause].flatMap((stop): readonly SubscriptionEvent[] =>
    stop === null ? [] : [{ type: 'SubscriptionResumed', data: { accountId, resumedAt: now } }],
  );
  const changes = changeEvents(current, { plan, cycle }, now);
  const withdrawn: readonly SubscriptionEvent[] =
    changes.length > 0 || current.scheduled === null
      ? []
      : [{ type: 'SubscriptionChangeWithdrawn', data: { accountId, withdrawnAt: now } }];
  const changed = [...resumed, ...changes, ...withdrawn].reduce(agree, current) ?? current;
  return accept(
    ...resumed,
    ...withRoom(changes, command, accountId),
    ...withdrawn,
    ...conversion(subscriptionStateAt(changed, now), now),
  );
};

const decide = (command: SubscriptionCommand, state: SubscriptionState): Decision<SubscriptionEvent> => {
  switch (command.type) {
    case 'ActivateSubscription':
      return activate(command, state);
    case 'BuyPlan':
      return buy(command, state);
    case 'StartTrial':
      return startTrial(command, state);
    case 'ChangePlan':
      return change(command, state);
    case 'CancelSubscription':
      return cancel(command, state);
    case 'PauseSubscription':
      return pause(command, state);
    case 'ResumeSubscription':
      return resume(command, state);
    case 'AdjustRoom':
      return adjustQuota(command, state);
    case 'ChargeRenewal':
      return chargeRenewal(command, state);
    case 'RetryPayment':
      return retryPayment(command, state);
    case 'BringRenewalForward':
      return bringForward(command, state);
    case 'ChooseKept':
      return chooseKept(command, state);
    case 'TakeEffect':
      return takeEffect(command, state);
    case 'SimulatePlan':
      return simulate(command, state);
    case 'EndSimulation':
      return endSimulation(command, state);
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, SubscriptionState> = {
  initial: null,
  evolve: agree,
  decide,
};
