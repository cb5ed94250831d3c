/** Tests merging the coverage of scripts. */
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/chartOf.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { chartMark } from '#ui/lab/charts/chartLayout.ts';
import { mergeVisits } from '../../../scripts/charts/mergeVisits.ts';

const page = (milliseconds: number) => {
  const world = newWorld();
  startLifecycle(world, landingLoaderMachine, { id: 'loader' });
  world.clock.advance(milliseconds);
  return world.trace.frames();
};

describe('the visits of scripts', () => {
  test('add up, by the marks of charts', () => {
    expect(mergeVisits([page(100), page(50), page(100), []])).toEqual({
      scripts: 4,
      charts: { [chartMark(chartOf(landingLoaderMachine))]: { states: [3, 3, 2], transitions: [2] } },
    });
  });
});
