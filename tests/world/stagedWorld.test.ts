/** Tests the world of scenarios. */
import { describe, expect, test } from 'vitest';
import { createStagedWorld } from '#world/stagedWorld.ts';

describe('a staged world', () => {
  test('gives each part ids that no other moves', () => {
    const [one, other] = [createStagedWorld({ seed: 7 }), createStagedWorld({ seed: 7 })];
    one.page.ids.secret(16);
    one.page.random.next();
    one.page.trace.record({ kind: 'note', name: 'drawn' });
    one.seed.ids.secret(16);
    one.seed.random.next();

    expect(one.backend.ids.entity()).toBe(other.backend.ids.entity());
    expect(one.backend.random.next()).toBe(other.backend.random.next());
  });

  test('has one time and one trace', () => {
    const { page, backend } = createStagedWorld({ start: '2026-03-02T09:00:00Z' });
    page.clock.advance(250);

    expect([backend.clock.now() - Date.parse('2026-03-02T09:00:00Z'), backend.trace === page.trace]).toEqual([
      250,
      true,
    ]);
  });

  test('keeps what the seed does out of its trace', () => {
    const { page, seed } = createStagedWorld();
    seed.trace.record({ kind: 'note', name: 'written' });

    expect(page.trace.frames()).toEqual([]);
  });

  test('is another with another seed', () => {
    const ids = [1, 2].map((seed) => createStagedWorld({ seed }).page.ids.entity());

    expect(new Set(ids).size).toBe(2);
  });
});
