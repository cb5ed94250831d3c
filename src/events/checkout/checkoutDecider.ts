/** The rules of a checkout: completed once, at the price of the catalogue. */
import { centsOf, type PlanTerms } from '#domain/plans/planChange.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { CheckoutEvent } from './checkoutEvents.ts';

export type CompleteCheckout = PlanTerms & {
  readonly type: 'CompleteCheckout';
  readonly checkoutId: string;
  readonly accountId: string | null;
  readonly now: string;
};

export type CheckoutState = { readonly status: 'none' | 'completed' };

const decide = (command: CompleteCheckout, state: CheckoutState): Decision<CheckoutEvent> => {
  if (state.status === 'completed') return reject('versionConflict');
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
      return { status: 'completed' };
  }
};

export const checkoutDecider: Decider<CompleteCheckout, CheckoutEvent, CheckoutState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
