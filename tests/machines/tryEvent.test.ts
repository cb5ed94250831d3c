/** Tests the simulation of an event without side effects. */
import { describe, expect, test } from 'vitest';
import { type NonReducibleUnknown, setup } from 'xstate';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import type { PlacedOrder } from '#machines/checkout/checkoutMachine.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { delayOf, wouldLeadTo, wouldTake } from '#machines/tryEvent.ts';
import { held, startMachine } from './machineHarness.ts';

const order = { plan: 'pro', cycle: 'monthly' } as never;

const onSale = () => {
  const provider = held<NonReducibleUnknown>();
  const bought = held<CheckoutReply, PlacedOrder>();
  const machine = checkoutMachine.provide({
    actors: { loadProvider: provider.logic, placeOrder: bought.logic },
  });
  return { ...startMachine(machine, { order }), provider, bought };
};

describe('trying an event', () => {
  test('says which transitions it takes and where it leads, and changes nothing', async () => {
    const { actor, provider, bought, world } = onSale();
    await provider.last().resolve({});
    const before = [actor.getSnapshot(), world.trace.frames().length] as const;

    expect([
      wouldTake(actor as never, { type: 'form.submit' }),
      wouldLeadTo(actor as never, { type: 'form.submit' }),
    ]).toEqual([
      { taken: ['checkout.order.editing|form.submit|0'] },
      { value: { provider: 'ready', order: { processing: { pause: 'running', purchase: 'sending' } } } },
    ]);
    expect([actor.getSnapshot(), world.trace.frames().length]).toEqual(before);
    expect(bought.asked).toEqual([]);
  });

  test('says that a guard refuses it', () => {
    expect(wouldTake(onSale().actor as never, { type: 'form.submit' })).toEqual({ taken: [] });
  });

  test('leaves the children of the running lifecycle alone', async () => {
    const { actor, provider, bought } = onSale();
    await provider.last().resolve({});
    actor.send({ type: 'form.submit' });

    wouldLeadTo(actor as never, {
      type: 'xstate.error.actor.placeOrder',
      error: new Error('no'),
      actorId: 'placeOrder',
    });

    expect(bought.last().signal.aborted).toBe(false);
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['placeOrder']);
  });

  test('says what a chart does not bear', () => {
    const machine = setup({
      types: { events: {} as { type: 'go'; deep: { value: number } } },
      guards: { isOne: ({ event }) => event.deep.value === 1 },
    }).createMachine({ id: 'm', on: { go: { guard: 'isOne' } } });

    expect([
      wouldTake(startMachine(machine).actor as never, { type: 'go' }),
      wouldLeadTo(startMachine(machine).actor as never, { type: 'go' }),
    ]).toEqual([
      { problem: expect.stringContaining('isOne') },
      { problem: expect.stringContaining('isOne') },
    ]);
  });

  test('ends when the lifecycle has ended', () => {
    const { actor } = onSale();
    actor.stop();

    expect(wouldTake(actor as never, { type: 'form.edit' })).toEqual({ taken: [] });
  });
});

describe('a delay', () => {
  const step = { context: { wait: 7 }, event: { type: 'go' } };
  const machine = setup({
    delays: { soon: 50, later: ({ context }) => (context as { wait: number }).wait },
  }).createMachine({
    id: 'm',
  });

  test.each([
    ['soon', 50],
    ['later', 7],
    ['250', 250],
    ['unknown', null],
  ])('%s is %s ms', (name, milliseconds) => {
    expect(delayOf(machine, name, step)).toBe(milliseconds);
  });
});
