/** Which Idempotency-Key a checkout is sent under: one per attempt, shared by reloads and tabs, so that they are one checkout. */
import type { PlanTerms } from '#domain/plans/planChange.ts';
import type { Ids } from '#world/ids.ts';
import { tryStorage } from '../tryStorage.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type CheckoutAttempts = {
  /** Joins the attempt under way for that plan and cycle, or begins one. Asked again it says the same until the attempt is finished here. */
  keyFor(order: PlanTerms): string;
  /** The person knows that it worked: the next visit begins another attempt. Tabs that have joined keep their key. */
  finish(order: PlanTerms): void;
};

const keyBytes = 16;

const nameOf = ({ plan, cycle }: PlanTerms): string => `agencylens.checkout.${plan}.${cycle}`;

/** The attempts of one page over the storage that it shares with other tabs. Where that is forbidden, an attempt is this page's own. */
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
