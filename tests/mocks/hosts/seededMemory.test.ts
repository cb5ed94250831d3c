/** Tests the seeded log of a stage. */
import { describe, expect, test } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { BranchableMemory } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { seededMemory } from '#mocks/hosts/stage/stagedBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createStagedWorld, type StagedWorld } from '#world/stagedWorld.ts';

const monday = '2026-03-02T09:00:00Z';

const opened = async (options: { readonly seed: number; readonly start: string }) => {
  const world = createStagedWorld(options);
  const memory = await seededMemory(world.seed);
  return { world, memory, log: logOf(memory, world) };
};

const logOf = ({ storage }: BranchableMemory, { backend }: StagedWorld) =>
  createEventLog({ storage, hints: silentHints, world: backend, tenant: 'main' });

const everything = { limit: 10_000 };

describe('the log that a stage begins with', () => {
  test('is to the last hash the same for stages that begin alike, whether it is written or copied', async () => {
    const written = await opened({ seed: 1, start: monday });
    const copied = await opened({ seed: 1, start: monday });
    // Opening another seed in between evicts the log, so it is written again.
    await opened({ seed: 2, start: monday });
    const again = await opened({ seed: 1, start: monday });
    const events = await written.log.readAll(everything);

    expect(verifyChain(events)).toBe(null);
    expect(events.length).toBeGreaterThan(2_000);
    expect(await copied.log.readAll(everything)).toEqual(events);
    expect(await again.log.readAll(everything)).toEqual(events);
    expect(await again.log.vault.list('')).toEqual(await written.log.vault.list(''));
  });

  test('is another with another seed, and at another moment', async () => {
    const heads: string[] = [];
    for (const options of [
      { seed: 1, start: monday },
      { seed: 2, start: monday },
      { seed: 2, start: '2026-03-02T09:00:01Z' },
    ])
      heads.push((await (await opened(options)).log.head()).hash);

    expect(new Set(heads).size).toBe(3);
  });

  test('is each stage’s own, and written without a frame in its trace', async () => {
    const one = await opened({ seed: 1, start: monday });
    const other = await opened({ seed: 1, start: monday });
    const before = await other.log.head();
    await one.log.append({
      commandId: 'mine',
      commandHash: '0'.repeat(64),
      correlationId: '1'.repeat(32),
      actor: { kind: 'system', id: 'tests' },
      events: [{ stream: 'thing-one', event: { type: 'ThingNamed', data: {} }, tags: [] }],
    });

    expect((await one.log.head()).position).toBe(before.position + 1);
    expect(await other.log.head()).toEqual(before);
    expect(other.world.backend.trace.frames()).toEqual([]);
  });
});
