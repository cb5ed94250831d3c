/** Tests the comparison of the page's state with a fold of all events: saved if equal, reported if not. */
import { expect, test } from 'vitest';
import { createReadModel } from '#events/projections/readModel.ts';
import { rebuildSnapshot } from '#events/projections/rebuildSnapshot.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createSnapshotFixture } from '#tests/support/snapshotFixture.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const workspaceId = 'noraspace';
const tags = [`workspace:${workspaceId}`];

/** An agency with snapshots that the page has folded; `elsewhere`: a worker folds and compares. */
const open = async ({ elsewhere = false, leastEvents = 1 } = {}) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await appendFacts(log, world, sampleEventsOf('nora'), { tags });
  const fixture = createSnapshotFixture();
  const { version, shelf } = fixture.use;
  const compare: NonNullable<SnapshotUse['rebuild']>['compare'] = async (
    { standing, ...order },
    { onProgress },
  ) => {
    const place = standing === null ? null : { shelf, version, standing };
    return rebuildSnapshot({ log, ...order, place, onProgress });
  };
  const run = async () => ({ kind: 'none' }) as const;
  const prepare = async () => {};
  const rebuild = elsewhere ? { rebuild: { leastEvents: 1_000, run, prepare, compare } } : {};
  const model = createReadModel(log, world.trace, { ...fixture.use, leastEvents, ...rebuild });
  const { position } = await log.head();
  return { world, log, model, position, ...fixture };
};

const unstopped = () => new AbortController().signal;

test.each([{ elsewhere: false }, { elsewhere: true }])(
  'equal answers are kept as the snapshot: %o',
  async (where) => {
    const { model, position, stored } = await open(where);
    await model.of(workspaceId);
    const told: (readonly [number, number])[] = [];
    const verdict = await model.rebuild({ signal: unstopped(), onProgress: (...step) => told.push(step) });

    expect(verdict).toEqual({ position, answers: 33, differing: [] });
    expect(told.at(-1)).toEqual([position, position]);
    expect(stored.get(workspaceId)?.position).toBe(position);
  },
);

test('what came since the last question is compared, too', async () => {
  const { world, log, model } = await open();
  await model.of(workspaceId);
  await appendFacts(log, world, sampleEventsOf('otto'), { tags });
  const { position } = await log.head();

  expect(await model.rebuild({ signal: unstopped(), onProgress: () => {} })).toEqual({
    position,
    answers: 33,
    differing: [],
  });
});

test('an answer that the events do not give is named, and no snapshot stays', async () => {
  const { log, world, model, use, stored } = await open();
  await model.of(workspaceId);
  await model.rebuild({ signal: unstopped(), onProgress: () => {} });
  const kept = stored.get(workspaceId);
  if (kept === undefined) throw new Error('there is no snapshot');
  stored.set(workspaceId, { ...kept, answers: { ...kept.answers, teamDirectory: '{"invented":true}' } });
  const misled = createReadModel(log, world.trace, { ...use, leastEvents: 1 });
  await misled.of(workspaceId);
  const verdict = await misled.rebuild({ signal: unstopped(), onProgress: () => {} });

  expect([verdict?.differing, stored.size]).toEqual([['teamDirectory'], 0]);
});

test('of a short history nothing is kept', async () => {
  const { model, stored } = await open({ leastEvents: 100_000 });
  await model.of(workspaceId);

  expect(await model.rebuild({ signal: unstopped(), onProgress: () => {} })).toMatchObject({ differing: [] });
  expect(stored.size).toBe(0);
});

test('it can be stopped, and is null before anything was asked', async () => {
  const { model, stored } = await open();
  const stopping = new AbortController();
  expect(await model.rebuild({ signal: stopping.signal, onProgress: () => {} })).toBeNull();
  await model.of(workspaceId);
  stopping.abort(new Error('enough'));

  await expect(model.rebuild({ signal: stopping.signal, onProgress: () => {} })).rejects.toThrow('enough');
  expect(stored.size).toBe(0);
});
