/** Tests the controls of the network as a whole. */
import { describe, expect, test } from 'vitest';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const contract = wholeRoutes;

describe('network controls', () => {
  test('begin with the remembered profile, or with fast', () => {
    const begun = ['slow', 'fast', 'Slow', null].map(
      (profile) =>
        createNetworkControls({
          world: createVirtualWorld(),
          profile,
          remember: () => {},
          contract,
        }).controls.state().latency,
    );

    expect(begun).toEqual(['slow', 'fast', 'fast', 'fast']);
  });

  test('change the profile at the next request, and keep it for the next visit', () => {
    const kept: string[] = [];
    const { controls, network } = createNetworkControls({
      world: createVirtualWorld(),
      profile: 'instant',
      remember: (profile) => kept.push(profile),
      contract,
    });
    const before = network.latency();
    controls.setLatency('slow');

    expect([before, network.latency() >= 600, kept]).toEqual([0, true, ['slow']]);
  });

  test('count requests and those that nobody handles', async () => {
    const { controls, open, send } = openTestBackend();
    await open('listPlans');
    await send('OPTIONS', '/api/plans');
    await send('GET', '/api/nothing');
    await send('DELETE', '/api/plans');
    const { requests, unhandled } = controls.state();

    expect([requests, unhandled]).toEqual([4, 2]);
  });

  test('give the same state until something changes, and report each change', () => {
    const { controls } = openTestBackend();
    const states = [controls.state(), controls.state()];
    let told = 0;
    const stop = controls.subscribe(() => {
      told += 1;
    });
    controls.setLatency('normal');
    controls.hold('checkout');
    const id = controls.setFault({ route: 'all', fault: { kind: 'timeout' }, reach: { next: 1 } });
    controls.removeFault(id);
    stop();
    controls.clearFaults();
    controls.stopHolding('checkout');

    expect([states[0] === states[1], told]).toEqual([true, 4]);
    expect(controls.state()).toEqual({
      latency: 'normal',
      faults: [],
      holds: [],
      held: [],
      requests: 0,
      unhandled: 0,
    });
  });
});
