/** Tests that a read model holds only so many workspaces, and folds an evicted one again. */
import { expect, test } from 'vitest';
import { createReadModel } from '#events/projections/readModel.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

test('the least recently used workspace is let go beyond the limit, and read whole when it is asked again', async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await appendFacts(log, world, [
    { type: 'FirstStepsDismissed', data: { workspaceId: 'one', dismissedAt: '2026-01-05T09:00:00.000Z' } },
  ]);
  const begun: string[] = [];
  const counted: typeof log = {
    ...log,
    readTagged: (asked) => {
      if (asked.after === 0) begun.push(asked.tag);
      return log.readTagged(asked);
    },
  };
  const model = createReadModel(counted, world.trace, null, undefined, 2);
  for (const id of ['one', 'two', 'one', 'three', 'one', 'two']) await model.of(id);
  expect(begun).toEqual(['workspace:one', 'workspace:two', 'workspace:three', 'workspace:two']);
});
