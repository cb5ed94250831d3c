/** Tests the requests of a staged page to its backend. */
import { describe, expect, test } from 'vitest';
import { createIdleDetector } from '#ui/stage/idleDetector.ts';
import { createStagedFetch } from '#ui/stage/stagedFetch.ts';
import { createStagedLine } from '#ui/stage/stagedLine.ts';
import { createStagedWorld } from '#world/stagedWorld.ts';

describe('the wire of a stage', () => {
  test('loses a request as the browser does when the answer says that there was none', async () => {
    const world = createStagedWorld({ seed: 1, start: '2026-03-02T09:00:00Z' }).page;
    const wire = createStagedFetch({
      fetch: async () => Response.error(),
      quiet: createIdleDetector(world.clock),
      world,
      line: createStagedLine('instant'),
    });

    await expect(wire.fetch('http://stage/api/ask')).rejects.toThrow(TypeError);
    expect(wire.sent('GET /api/ask')).toBe(1);
  });
});
