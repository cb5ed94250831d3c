/** Chooses the Idempotency-Key of a checkout: one per attempt, shared by reloads and tabs, so that they count as one checkout. */
import type { PlanTerms } from '#domain/plans/planChange.ts';
import type { Ids } from '#world/ids.ts';
import { tryStorage } from '../tryStorage.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type CheckoutAttempts = {
  /** Joins the pending attempt for that plan and cycle, or begins one. Returns the same key until the attempt is finished here. */
  keyFor(order: PlanTerms): string;
  /** Ends a successful attempt, so that the next visit begins another. Tabs that have joined keep their key. */
  finish(order: PlanTerms): void;
};

const keyBytes = 16;

const nameOf = ({ plan, cycle }: PlanTerms): string => `agencylens.checkout.${plan}.${cycle}`;

/** Creates the attempts of one page over the storage shared with other tabs. When storage is blocked, an attempt is local to the page. */
export const createCheckoutAttempts = (storage: Store, ids: Ids): CheckoutAttempts => {
  const joined = new Map<string, string>();

  const join = (name: string): string => {
    const begun = tryStorage(() => storage.getItem(name), null);
    if (begun !== null) return begun;
    const key = ids.secret(keyBytes);
    tryStorage(() => storage.setItem(name, key), undefined);
    return key;
  };

  return {
    keyFor: (order) => {
      const name = nameOf(order);
      const key = joined.get(name) ?? join(name);
      joined.set(name, key);
      return key;
    },
    finish: (order) => {
      const name = nameOf(order);
      tryStorage(() => storage.removeItem(name), undefined);
      joined.delete(name);
    },
  };
};
