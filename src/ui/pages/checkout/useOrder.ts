/** Which plan and cycle the checkout is about: its address says so, once the page has taken over its HTML. */
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutAddress, type ReadChoice, readChoice } from '#domain/checkout/checkoutChoice.ts';
import type { BillingCycle } from '#domain/plans/planCatalogue.ts';
import { useHydrated } from '../../services/useHydrated.ts';

export type Order = ReadChoice & {
  /** Where the checkout was opened from, to return to. */
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
      // Not through the router, for which it would be another visit, from the top of the page.
      const address = checkoutAddress({ ...choice, cycle: next });
      window.history.replaceState(window.history.state, '', address.slice(address.indexOf('?')));
    },
  };
};
