/** Reads plan and cycle from the address of checkout or sign-up; reports unknown values and uses the default (S2.2). */
import { billingCycles, isPlanName } from '../plans/planCatalogue.ts';
import type { PlanTerms } from '../plans/planChange.ts';

const defaultChoice: PlanTerms = { plan: 'pro', cycle: 'monthly' };

export type ReadChoice = {
  readonly choice: PlanTerms;
  readonly ignored: readonly { readonly name: 'plan' | 'billing'; readonly value: string }[];
};

/** Reads `plan` and `billing`; a missing one takes the default without a report. */
export const readChoice = (search: URLSearchParams): ReadChoice => {
  const [plan, billing] = [search.get('plan'), search.get('billing')];
  const cycle = billingCycles.find((name) => name === billing);
  return {
    choice: { plan: isPlanName(plan) ? plan : defaultChoice.plan, cycle: cycle ?? defaultChoice.cycle },
    ignored: [
      ...(plan === null || isPlanName(plan) ? [] : [{ name: 'plan' as const, value: plan }]),
      ...(billing === null || cycle !== undefined ? [] : [{ name: 'billing' as const, value: billing }]),
    ],
  };
};

const addressOf = (path: string, { plan, cycle }: PlanTerms): string =>
  `${path}?plan=${plan}&billing=${cycle}`;

/** `/checkout?plan=pro&billing=monthly`. */
export const checkoutAddress = (choice: PlanTerms): string => addressOf('/checkout', choice);

/** The sign-up continues to the checkout of the plan (ruling D5). */
export const signUpAddress = (choice: PlanTerms): string => addressOf('/register', choice);

/** The checkout address if the sign-up address names a known plan; otherwise null. */
export const checkoutAfterSignUp = (search: URLSearchParams): string | null =>
  isPlanName(search.get('plan')) ? checkoutAddress(readChoice(search).choice) : null;
