/** Tests counting the visits of states and transitions. */
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/chartOf.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { createCoverageCounter } from '#ui/lab/charts/coverage.ts';
import { chartCounts, scenarioVisits } from '#ui/lab/charts/scenarioVisits.ts';

const index = indexChart(chartOf(mobileMenuMachine));

const visited = (from = 0) => {
  const world = newWorld();
  const menu = startLifecycle(world, mobileMenuMachine, { id: 'menu' });
  menu.send({ type: 'menu.toggle' });
  world.clock.advance(300);
  menu.send({ type: 'menu.close' });
  menu.send({ type: 'menu.toggle' });
  const counter = createCoverageCounter(() => index);
  for (const frame of world.trace.frames().slice(from)) counter.take(frame);
  return counter.visits('mobileMenu');
};

describe('visits', () => {
  test('count each entry of a state and each taken transition', () => {
    expect(visited()).toEqual({
      states: {
        mobileMenu: 1,
        'mobileMenu.closed': 1,
        'mobileMenu.opening': 2,
        'mobileMenu.open': 1,
        'mobileMenu.closing': 1,
      },
      transitions: {
        'mobileMenu.closed|menu.toggle|0': 1,
        'mobileMenu.opening|xstate.after.mobileMenuAnimation.mobileMenu.opening|0': 1,
        'mobileMenu.open|menu.close|0': 1,
        'mobileMenu.closing|menu.toggle|0': 1,
      },
    });
  });

  test('begin with what is known when the start was forgotten', () => {
    expect(visited(2).transitions).toEqual({
      'mobileMenu.opening|xstate.after.mobileMenuAnimation.mobileMenu.opening|0': 1,
      'mobileMenu.open|menu.close|0': 1,
      'mobileMenu.closing|menu.toggle|0': 1,
    });
  });

  test('of a machine that never ran are none', () => {
    expect(createCoverageCounter(() => index).visits('mobileMenu')).toEqual({ states: {}, transitions: {} });
  });

  test('are the same after they were written in the order of the chart', () => {
    const counts = chartCounts(index.chart, visited());
    const read = scenarioVisits({ scripts: 1, charts: { mark: counts } }, 'mark', index.chart);

    expect(read && chartCounts(index.chart, read)).toEqual(counts);
    expect(scenarioVisits({ scripts: 1, charts: { mark: counts } }, 'changed', index.chart)).toBe(null);
  });
});
