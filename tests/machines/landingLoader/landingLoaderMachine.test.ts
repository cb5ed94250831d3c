/** Tests the loader machine of the landing page. */
import { describe, expect, test } from 'vitest';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { seen, startMachine } from '../machineHarness.ts';

describe(landingLoaderMachine.id, () => {
  test('loads for exactly 100 ms, then the page is shown for good [S2.11] [S9.4]', () => {
    const { actor, world } = startMachine(landingLoaderMachine);
    const loading = { state: 'loading', context: {}, tags: ['busy'] };
    const shown = { state: 'shown', context: {}, tags: [] };

    expect(seen(actor)).toEqual(loading);
    world.clock.advance(99);
    expect(seen(actor)).toEqual(loading);
    world.clock.advance(1);
    expect(seen(actor)).toEqual(shown);
    world.clock.advance(60_000);
    expect([seen(actor), world.clock.pending()]).toEqual([shown, []]);
  });
});
