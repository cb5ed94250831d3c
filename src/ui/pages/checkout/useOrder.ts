/** Reads the plan and cycle of the checkout from the address after hydration. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutAddress, type ReadChoice, readChoice } from '#domain/checkout/checkoutChoice.ts';
import type { BillingCycle } from '#domain/plans/planCatalogue.ts';
import { useHydrated } from '../../services/useHydrated.ts';

export type Order = ReadChoice & {
  readonly from: string;
  setCycle(cycle: BillingCycle): void;
};

const previousScreen = (state: unknown): string => {
  const { from } = Object(state) as { from?: unknown };
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/pricing';
};

export const useOrder = (): Order => {
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const read = useMemo(() => readChoice(new URLSearchParams(hydrated ? search : '')), [hydrated, search]);
  const [changed, setChanged] = useState<{ search: string; cycle: BillingCycle } | null>(null);
  const cycle = changed?.search === search ? changed.cycle : read.choice.cycle;
  const choice = { plan: read.choice.plan, cycle };
  return {
    choice,
    ignored: read.ignored,
    from: previousScreen(state),
    setCycle: (next) => {
      setChanged({ search, cycle: next });
      // Bypasses the router, which would treat the change as a navigation and scroll to the top.
      const address = checkoutAddress({ ...choice, cycle: next });
      window.history.replaceState(window.history.state, '', address.slice(address.indexOf('?')));
    },
  };
};
