/** Tests which source states count as stale, and the client's text for each. */
import { expect, test } from 'vitest';
import { freshnessStates, isBehind, isConnected, stateForClient } from '#domain/metrics/freshnessStates.ts';

test('what was given up is not behind, and a client learns neither that nor why a source is', () => {
  expect(
    freshnessStates.map((state) => [state, isConnected(state), isBehind(state), stateForClient(state)]),
  ).toEqual([
    ['fresh', true, false, 'fresh'],
    ['stale', true, true, 'refreshing'],
    ['expired', true, true, 'refreshing'],
    ['refreshing', true, true, 'refreshing'],
    ['disconnected', false, false, 'ended'],
    ['ended', false, false, 'ended'],
  ]);
});
