/** Tests the shortest path to an unvisited state or transition. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { coverPath } from '#ui/lab/charts/CoveragePart.tsx';
import { transitionText } from '#ui/lab/charts/chartText.ts';

const pathIn = (machine: Parameters<typeof chartOf>[0]) => {
  const index = indexChart(chartOf(machine));
  return (goal: string) => coverPath(index, goal)?.map(transitionText) ?? null;
};

const inCheckout = pathIn(checkoutMachine);
const inEverything = pathIn(everythingMachine);

describe('the shortest way', () => {
  test('to where the machine begins is none', () => {
    expect(inCheckout('checkout.order.editing')).toEqual([]);
  });

  test('goes through regions that must all have ended', () => {
    expect(inCheckout('checkout.order.leaving')).toEqual([
      'form.submit [isProviderReady] / takeCard',
      'after 2 s',
      'done placeOrder / takeReply',
      'done',
      'receipt.close',
    ]);
  });

  test('to a transition ends with it', () => {
    expect(inCheckout('checkout.order.processing.purchase.sending|xstate.error.actor.placeOrder|0')).toEqual([
      'form.submit [isProviderReady] / takeCard',
      'error placeOrder / keepProblem',
    ]);
    expect(inCheckout('checkout.provider.failed|provider.retry|0')).toEqual([
      'error loadProvider',
      'provider.retry',
    ]);
  });

  test('takes a transition into several regions at once', () => {
    expect(inEverything('everything.both.left.two')).toEqual(['all']);
    expect(inEverything('everything.over')).toEqual(['all', 'error work']);
  });

  test('is not there for what nothing leads to', () => {
    expect(inEverything('everything.both.right.memory')).toBe(null);
    expect(inEverything('nowhere')).toBe(null);
  });

  test.each(catalogue.map(({ id, machine }) => [id, machine] as const))(
    '%s: there is one to each state and each transition',
    (_, machine) => {
      const index = indexChart(chartOf(machine));
      const goals = [...index.states.keys(), ...index.transitions.keys()];

      expect(goals.filter((goal) => coverPath(index, goal) === null)).toEqual([]);
    },
  );
});
