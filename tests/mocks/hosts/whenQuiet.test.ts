/** Tests deferring work until no append is running. */
import { expect, test } from 'vitest';
import { createWhenLogIdle } from '#mocks/hosts/browser/snapshotsOf.ts';
import { storageTimings } from '#mocks/recovery/storageTimings.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { calmBeforeSnapshot } = storageTimings;

const openFixture = () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const done: string[] = [];
  const whenQuiet = createWhenLogIdle({ world, log });
  const facts = [...sampleEventsOf('nora')];
  return {
    world,
    done,
    ask: (name: string) =>
      whenQuiet(async () => {
        done.push(name);
      }),
    append: () => appendFacts(log, world, facts.splice(0, 1)),
  };
};

test('is done once, as it was asked for last', async () => {
  const { world, ask, done } = openFixture();
  ask('first');
  ask('second');
  await world.clock.advanceAsync(calmBeforeSnapshot - 1);
  const early = [...done];
  await world.clock.advanceAsync(1);

  expect([early, done]).toEqual([[], ['second']]);
});

test('is put off for as long as something is appended', async () => {
  const { world, ask, done, append } = openFixture();
  ask('work');
  await world.clock.advanceAsync(calmBeforeSnapshot - 1);
  await append();
  await world.clock.advanceAsync(calmBeforeSnapshot);
  const busy = [...done];
  await world.clock.advanceAsync(calmBeforeSnapshot);

  expect([busy, done]).toEqual([[], ['work']]);
});
