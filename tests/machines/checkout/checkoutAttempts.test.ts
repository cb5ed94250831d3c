/** Tests the idempotency key of a checkout. */
import { describe, expect, test } from 'vitest';
import { createCheckoutAttempts } from '#machines/checkout/checkoutAttempts.ts';
import { newWorld } from '../machineHarness.ts';

const pro = { plan: 'pro', cycle: 'monthly' } as const;
const starter = { plan: 'starter', cycle: 'monthly' } as const;

const storageOf = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => {
    kept.set(name, value);
  },
  removeItem: (name: string) => {
    kept.delete(name);
  },
});

const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

describe('checkout attempts', () => {
  test('have one key for every click, reload and tab [S4.6]', () => {
    const storage = storageOf();
    const { ids } = newWorld();
    const tab = createCheckoutAttempts(storage, ids);
    const key = tab.keyFor(pro);
    const reloaded = createCheckoutAttempts(storage, ids);
    const otherTab = createCheckoutAttempts(storage, ids);

    expect([tab.keyFor(pro), reloaded.keyFor(pro), otherTab.keyFor(pro)]).toEqual([key, key, key]);
    expect(key).toMatch(/^[\w-]{22}$/);
  });

  test('keep their key in a tab that had joined when another finished [S4.6]', () => {
    const storage = storageOf();
    const { ids } = newWorld();
    const [one, other] = [createCheckoutAttempts(storage, ids), createCheckoutAttempts(storage, ids)];
    const key = one.keyFor(pro);
    other.keyFor(pro);
    one.finish(pro);

    expect(other.keyFor(pro)).toBe(key);
  });

  test('begin anew after one is finished', () => {
    const storage = storageOf();
    const tab = createCheckoutAttempts(storage, newWorld().ids);
    const key = tab.keyFor(pro);
    tab.finish(pro);

    expect(storage.kept.size).toBe(0);
    expect(tab.keyFor(pro)).not.toBe(key);
  });

  test('differ by plan and cycle, whose bodies differ too', () => {
    const tab = createCheckoutAttempts(storageOf(), newWorld().ids);
    const keys = [pro, starter, { ...pro, cycle: 'yearly' as const }].map(tab.keyFor);

    expect(new Set(keys).size).toBe(3);
  });

  test('last as long as the page where the browser forbids its storage', () => {
    const tab = createCheckoutAttempts(forbidden, newWorld().ids);
    const key = tab.keyFor(pro);
    expect(tab.keyFor(pro)).toBe(key);
    tab.finish(pro);

    expect(tab.keyFor(pro)).not.toBe(key);
  });
});
