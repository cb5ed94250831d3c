/** Decides a checkout: completed once, at the catalogue's price. */
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { CheckoutCompleted, CheckoutEvent } from './checkoutEvents.ts';

export type CompleteCheckout = PlanTerms & {
  readonly type: 'CompleteCheckout';
  readonly checkoutId: string;
  readonly accountId: string | null;
  readonly now: string;
};

export type CheckoutState = { readonly completed: CheckoutCompleted['data'] | null };

const decide = (command: CompleteCheckout, state: CheckoutState): Decision<CheckoutEvent> => {
  if (state.completed !== null) return reject('versionConflict');
  const { checkoutId, accountId, plan, cycle, now } = command;
  return accept({
    type: 'CheckoutCompleted',
    data: {
      checkoutId,
      plan,
      cycle,
      priceCents: centsOf({ plan, cycle }),
      currency: 'USD',
      accountId,
      completedAt: now,
    },
  });
};

const evolve = (_state: CheckoutState, event: CheckoutEvent): CheckoutState => {
  switch (event.type) {
    case 'CheckoutCompleted':
      return { completed: event.data };
  }
};

export const checkoutDecider: Decider<CompleteCheckout, CheckoutEvent, CheckoutState> = {
  initial: { completed: null },
  evolve,
  decide,
};
