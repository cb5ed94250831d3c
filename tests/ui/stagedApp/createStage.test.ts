/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { openHeadlessStage } from '#tests/scenarios/headlessStage.ts';

test('a stage gives the types of all events after a position, when there are more than a thousand', async () => {
  const stage = await openHeadlessStage({
    version: 1,
    name: 'try',
    title: 'Try',
    about: 'Tries.',
    seed: 1,
    start: '2026-03-02T09:00:00Z',
    network: 'fast',
    steps: [],
  });
  const { position } = await stage.head();
  const types = await stage.eventsAfter(0);
  stage.close();

  expect(position).toBeGreaterThan(1_000);
  expect(types.length).toBe(position);
});
