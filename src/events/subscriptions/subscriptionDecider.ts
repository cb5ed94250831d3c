/** The rules of a subscription: an account without an active one may activate a plan. */
import type { BillingCycle, PlanName } from '#domain/plans/planCatalogue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { firstPeriodEnd } from './billingPeriod.ts';
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

/** `trialEnd` is null for one that is paid. */
export type SubscriptionState =
  | { readonly status: 'none' }
  | { readonly status: 'activated'; readonly trialEnd: string | null };

/** A trial that has run out unconverted is not active any more (ruling D6). */
const isActive = (state: SubscriptionState, now: string): boolean =>
  state.status === 'activated' && (state.trialEnd === null || state.trialEnd > now);

const decide = (command: SubscriptionCommand, state: SubscriptionState): Decision<SubscriptionEvent> => {
  if (isActive(state, command.now)) return reject('versionConflict');
  const { type: _type, now, ...facts } = command;
  return accept({
    type: 'SubscriptionActivated',
    data: { ...facts, periodStart: now, periodEnd: firstPeriodEnd(now, command.cycle), activatedAt: now },
  });
};

const evolve = (_state: SubscriptionState, event: SubscriptionEvent): SubscriptionState => {
  switch (event.type) {
    case 'SubscriptionActivated':
      return { status: 'activated', trialEnd: event.data.trialEnd };
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, SubscriptionState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
