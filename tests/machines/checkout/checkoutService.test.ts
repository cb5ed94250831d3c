/** Tests the services of the checkout. */
import { describe, expect, test } from 'vitest';
import { testCard } from '#domain/checkout/cardRules.ts';
import { demoCardOf } from '#domain/checkout/demoCard.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { createCheckoutAttempts } from '#machines/checkout/checkoutAttempts.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { checkoutService } from '#machines/checkout/checkoutService.ts';
import { settle } from '#world/settle.ts';
import { newWorld, seen, startMachine } from '../machineHarness.ts';

const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

type Script = { readonly path: string; readonly name: string };

const open = async (loaded: () => unknown) => {
  const scripts: Script[] = [];
  const keys: unknown[] = [];
  const calls: unknown[][] = [];
  const service = checkoutService({
    api: {
      call: async (...call: unknown[]) => {
        calls.push(call);
        throw new Error('no answer in this test');
      },
    } as unknown as ApiClient,
    attempts: createCheckoutAttempts(noStorage, newWorld().ids),
    ready: async () => undefined,
    loadScript: async (path, name) => {
      scripts.push({ path, name });
      const provider = loaded();
      return typeof provider === 'function'
        ? (key: unknown) => {
            keys.push(key);
            return {};
          }
        : provider;
    },
    goBack: () => {},
    goToSignUp: () => {},
  });
  const started = startMachine(checkoutMachine.provide(service), {
    order: { plan: 'pro', cycle: 'monthly' },
  });
  await settle();
  return { ...started, scripts, keys, calls };
};

describe('checkout service', () => {
  test('loads the provider’s script and initialises it with an empty key [S7.2]', async () => {
    const { actor, scripts, keys, calls } = await open(() => () => ({}));

    expect([seen(actor).state, scripts, keys, calls]).toEqual([
      { provider: 'ready', order: 'editing' },
      [{ path: '/api/payment-provider.js', name: 'DemoPay' }],
      [''],
      [],
    ]);
  });

  test('counts a script that made nothing as failed [S2.18]', async () => {
    expect(seen((await open(() => undefined)).actor).state).toEqual({ provider: 'failed', order: 'editing' });
  });

  test('sends plan and cycle and nothing of a card, with the same key again after a failure [S7.2]', async () => {
    const { actor, calls } = await open(() => () => ({}));
    actor.send({ type: 'form.submit' });
    await settle();
    actor.send({ type: 'form.submit' });
    await settle();
    const [first, second] = calls.map(([name, options]) => {
      const { body, idempotencyKey } = options as { body: object; idempotencyKey: string };
      return { name, body, idempotencyKey };
    });

    expect(first).toEqual({
      name: 'checkout',
      body: { plan_name: 'pro', billing_cycle: 'monthly' },
      idempotencyKey: second?.idempotencyKey,
    });
    expect(second).toEqual(first);
  });

  test('sends what is kept of a card before, and no checkout while that fails', async () => {
    const { actor, calls } = await open(() => () => ({}));
    const card = demoCardOf({ number: testCard, expiry: '12/30' });
    actor.send({ type: 'form.submit', card });
    await settle();

    expect(calls.map(([name, options]) => [name, (options as { body: object }).body])).toEqual([
      [
        'savePaymentCard',
        { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2_030, renewals: 'accepted' },
      ],
    ]);
  });
});
