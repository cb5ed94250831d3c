/** The rules of a subscription: an account without an active one may activate a plan. */
import type { BillingCycle, PlanName } from '#domain/plans/planCatalogue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { periodEnd } from './billingPeriod.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';

export type ActivateSubscription = {
  readonly type: 'ActivateSubscription';
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly trialEnd: string | null;
  readonly now: string;
};
export type SubscriptionCommand = ActivateSubscription;

export type SubscriptionState = { readonly status: 'none' } | { readonly status: 'active' };

const decide = (command: SubscriptionCommand, state: SubscriptionState): Decision<SubscriptionEvent> => {
  if (state.status === 'active') return reject('versionConflict');
  const { type: _type, now, ...facts } = command;
  return accept({
    type: 'SubscriptionActivated',
    data: { ...facts, periodStart: now, periodEnd: periodEnd(now, command.cycle), activatedAt: now },
  });
};

const evolve = (_state: SubscriptionState, event: SubscriptionEvent): SubscriptionState => {
  switch (event.type) {
    case 'SubscriptionActivated':
      return { status: 'active' };
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, SubscriptionState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
