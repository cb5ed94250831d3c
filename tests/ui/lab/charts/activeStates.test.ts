/** Tests the active states and those just left. */
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/chartOf.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { activeStates, indexChart, wasLeft } from '#ui/lab/charts/activeStates.ts';

const index = indexChart(chartOf(everythingMachine));

const way = (source: string, on: string, targets: readonly string[], position = 0) => ({
  source: `everything${source}`,
  on,
  index: position,
  targets: targets.map((target) => `everything${target}`),
});

describe('active states', () => {
  test('are those of the value with all around them', () => {
    const value = { provider: 'ready', order: { processing: { pause: 'passed', purchase: 'sending' } } };

    expect([...activeStates(chartOf(checkoutMachine), value)]).toEqual([
      'checkout',
      'checkout.provider',
      'checkout.provider.ready',
      'checkout.order',
      'checkout.order.processing',
      'checkout.order.processing.pause',
      'checkout.order.processing.pause.passed',
      'checkout.order.processing.purchase',
      'checkout.order.processing.purchase.sending',
    ]);
  });

  test('of a machine that has not run are none', () => {
    expect([...activeStates({ id: 'm' }, null)]).toEqual([]);
  });
});

describe('a state', () => {
  test.each([
    ['is left for another one', '.idle', [way('.idle', 'go', ['.both'])], true],
    ['is left and entered anew', '.idle', [way('.idle', 'go', ['.idle'], 1)], true],
    ['stays when it targets itself without entering anew', '.idle', [way('.idle', 'back', ['.idle'])], false],
    ['stays when nothing is targeted', '.idle', [way('.idle', 'stay', [])], false],
    [
      'stays while another region moves',
      '.both.right.one',
      [way('.both.left.one', '', ['.both.left.two'])],
      false,
    ],
    [
      'is left with its parent',
      '.both.left.one',
      [way('.both.right', 'xstate.error.actor.work', ['.over'])],
      true,
    ],
    [
      'is left by the machine’s own transition, with all regions',
      '.both.left.one',
      [way('', 'all', ['.both.left.two', '.both.right.one'])],
      true,
    ],
    [
      'stays itself when its parent goes inside',
      '.both.right',
      [way('.both.right', 'xstate.done.actor.work', ['.both.right.two'])],
      false,
    ],
  ])('%s', (_, state, taken, left) => {
    expect(wasLeft(index, `everything${state}`, taken)).toBe(left);
  });
});
