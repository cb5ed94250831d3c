/** Tests the machine of the checkout. */
import { describe, expect, test } from 'vitest';
import type { NonReducibleUnknown } from 'xstate';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import type { PlacedOrder } from '#machines/checkout/checkoutMachine.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const pro: PlanTerms = { plan: 'pro', cycle: 'monthly' };
const starter: PlanTerms = { plan: 'starter', cycle: 'yearly' };

const reply: CheckoutReply = {
  checkout: {
    id: 'one',
    plan_name: 'pro',
    billing_cycle: 'monthly',
    price_cents: 14_900,
    currency: 'USD',
    completed_at: '2026-01-05T09:00:00.000Z',
  },
  subscription: null,
};

const unavailable = new ApiProblem(problemOf('providerUnavailable'), 503);

const open = () => {
  const provider = held<NonReducibleUnknown>();
  const placeOrder = held<CheckoutReply, PlacedOrder>();
  const told: string[] = [];
  const started = startMachine(
    checkoutMachine.provide({
      actors: { loadProvider: provider.logic, placeOrder: placeOrder.logic },
      actions: {
        joinAttempt: (_, { plan, cycle }) => told.push(`join ${plan} ${cycle}`),
        finishAttempt: (_, { plan, cycle }) => told.push(`finish ${plan} ${cycle}`),
        goBack: () => told.push('back'),
        goToSignUp: () => told.push('sign up'),
      },
    }),
    { order: pro },
  );
  return { ...started, provider, placeOrder, told };
};

const openReady = async () => {
  const started = open();
  await started.provider.last().resolve({});
  return started;
};

const at = (order: unknown, context: object = {}, provider = 'ready') => ({
  state: { provider, order },
  context: { order: pro, card: null, problem: null, reply: null, ...context },
  tags: typeof order === 'string' ? [] : ['busy'],
});

const processing = (pause: string, purchase: string) => ({ processing: { pause, purchase } });

describe(checkoutMachine.id, () => {
  test('cannot be submitted before the provider is there, or after it failed [S2.18] [S7.2]', async () => {
    const { actor, provider, placeOrder } = open();
    actor.send({ type: 'form.submit' });
    expect(seen(actor)).toEqual(at('editing', {}, 'loading'));

    await provider.last().reject(new Error('no script'));
    actor.send({ type: 'form.submit' });
    expect([seen(actor), placeOrder.asked]).toEqual([at('editing', {}, 'failed'), []]);

    actor.send({ type: 'provider.retry' });
    await provider.last().resolve({});
    expect([seen(actor), provider.asked.length]).toEqual([at('editing'), 2]);
  });

  test('is processing for exactly two seconds, then confirms, then goes back once closed [S4.6] [S9.4]', async () => {
    const { actor, world, placeOrder, told } = await openReady();
    actor.send({ type: 'form.submit' });
    expect([seen(actor), placeOrder.last().input]).toEqual([
      at(processing('running', 'sending')),
      { order: pro, card: null },
    ]);
    await placeOrder.last().resolve(reply);
    world.clock.advance(1_999);
    expect([seen(actor), told]).toEqual([at(processing('running', 'accepted'), { reply }), []]);

    world.clock.advance(1);
    expect([seen(actor), told]).toEqual([at('confirmed', { reply }), ['finish pro monthly']]);
    world.clock.advance(60_000);
    actor.send({ type: 'receipt.close' });
    expect([seen(actor), told]).toEqual([at('leaving', { reply }), ['finish pro monthly', 'back']]);
  });

  test('goes on processing when the backend takes longer than the two seconds [S4.6]', async () => {
    const { actor, world, placeOrder } = await openReady();
    actor.send({ type: 'form.submit' });
    world.clock.advance(5_000);
    expect(seen(actor)).toEqual(at(processing('passed', 'sending')));

    await placeOrder.last().resolve(reply);
    expect(seen(actor)).toEqual(at('confirmed', { reply }));
  });

  test('sends one order for a double click [S2.18]', async () => {
    const { actor, placeOrder } = await openReady();
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'form.submit' });

    expect(placeOrder.asked.length).toBe(1);
  });

  test('comes back with the reason when it is refused, and can be sent again (ruling D19)', async () => {
    const { actor, world, placeOrder } = await openReady();
    actor.send({ type: 'form.submit' });
    await placeOrder.last().reject(unavailable);
    const problem = 'The demo payment provider is not available. Nothing was bought; try again in a moment.';
    expect(seen(actor)).toEqual(at('editing', { problem }));

    world.clock.advance(10_000);
    expect(seen(actor)).toEqual(at('editing', { problem }));
    actor.send({ type: 'form.submit' });
    expect([seen(actor), placeOrder.asked.length]).toEqual([at(processing('running', 'sending')), 2]);
  });

  test('forgets the reason as soon as something is typed', async () => {
    const { actor, placeOrder } = await openReady();
    actor.send({ type: 'form.submit' });
    await placeOrder.last().reject(unavailable);
    actor.send({ type: 'form.edit' });

    expect(seen(actor)).toEqual(at('editing'));
  });

  test('takes another order and joins its attempt, but not while processing [S2.2]', async () => {
    const { actor, placeOrder, told } = await openReady();
    actor.send({ type: 'order.choose', order: starter });
    actor.send({ type: 'form.submit' });
    actor.send({ type: 'order.choose', order: pro });

    expect([told, placeOrder.last().input]).toEqual([
      ['join starter yearly'],
      { order: starter, card: null },
    ]);
  });

  test('leads a visitor to the sign-up (ruling D5)', async () => {
    const { actor, world, placeOrder, told } = await openReady();
    actor.send({ type: 'form.submit' });
    await placeOrder.last().resolve(reply);
    world.clock.advance(2_000);
    actor.send({ type: 'account.create' });

    expect([seen(actor), told]).toEqual([at('signingUp', { reply }), ['finish pro monthly', 'sign up']]);
  });

  test('neither goes back nor confirms when the page was left during processing', async () => {
    const { actor, world, placeOrder, told } = await openReady();
    actor.send({ type: 'form.submit' });
    actor.stop();
    world.clock.advance(2_000);

    expect([told, placeOrder.last().signal.aborted, world.clock.pending()]).toEqual([[], true, []]);
  });
});
