/** Tests that a rebuild reads every event of its workspace once, in order, by the faster way. */
import { expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { pagesOf } from '#events/projections/rebuildSnapshot.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** `one` has `samples` sample events, `other` twelve, interleaved. */
const open = async (samples: number) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  for (let number = 0; number < 12; number += 1) {
    const isOwn = number % Math.ceil(12 / samples) === 0;
    if (isOwn) await appendFacts(log, world, sampleEventsOf(`one${number}`), { tags: ['workspace:one'] });
    await appendFacts(log, world, sampleEventsOf(`other${number}`), { tags: ['workspace:other'] });
  }
  const ways: string[] = [];
  const counting: Pick<EventLog, 'readAll' | 'readRow' | 'readTagged'> = {
    readAll: log.readAll,
    readRow: (range) => {
      ways.push('row');
      return log.readRow(range);
    },
    readTagged: (question) => {
      ways.push('index');
      return log.readTagged(question);
    },
  };
  return { log, counting, ways };
};

test.each([
  ['in a row where many are its own', 12, 'row'],
  ['by the index where few are', 1, 'index'],
] as const)('%s', async (_when, samples, way) => {
  const { log, counting, ways } = await open(samples);
  const { position } = await log.head();
  const upTo = position - 30;
  const told: (readonly [number, number])[] = [];
  const found = [];
  const parts = {
    log: counting,
    workspaceId: 'one',
    onProgress: (...step: readonly [number, number]) => void told.push(step),
  };
  for await (const events of pagesOf(parts, upTo)) found.push(...events);

  expect(found).toEqual((await log.readTagged({ tag: 'workspace:one', upTo })).events);
  expect([ways, told]).toEqual([[way], [[upTo, upTo]]]);
});

test('nobody waits for a long turn where others want the thread', async () => {
  const { log, counting } = await open(12);
  const { position } = await log.head();
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const parts = { log: counting, workspaceId: 'one', onProgress: () => {}, pause };
  const turns: number[] = [];
  for await (const events of pagesOf(parts, position)) turns.push(events.length);

  expect([Math.max(...turns), turns.length > 1]).toEqual([200, true]);
  expect(pauses).toBe(turns.length + 1);
});

test('goes on by the index page after page', async () => {
  const { log } = await open(1);
  const world = createVirtualWorld({ seed: 2 });
  for (let number = 0; number < 50; number += 1)
    await appendFacts(log, world, sampleEventsOf(`more${number}`), {
      tags: number < 46 ? ['workspace:two'] : [],
    });
  const { position } = await log.head();
  // Positions of events are not needed here.
  const parts = {
    log: { ...log, readAll: async () => await log.readAll({ limit: 8 }) },
    workspaceId: 'two',
    onProgress: () => {},
  };
  const found = [];
  for await (const events of pagesOf(parts, position)) found.push(...events);
  const { events } = await log.readTagged({ tag: 'workspace:two' });

  expect(events.length).toBeGreaterThan(1_000);
  expect(found).toEqual(events);
});
