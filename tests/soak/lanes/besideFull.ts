/** The second copy and the snapshots on a storage that is full at each of their writes: what was there before is of use still. */
import 'fake-indexeddb/auto';
import { expect, vi } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotShelf } from '#events/projections/snapshotShelf.ts';
import type { CopyFiles } from '#events/recovery/copyFiles.ts';
import { createCopyWriter } from '#events/recovery/copyWriter.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryFiles, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { createSnapshotStage } from '#tests/support/snapshotStage.ts';
import { storyOf } from '#tests/support/story.ts';
import { told } from '#tests/support/toldAnswers.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { eventsInCopy } from './sharedCopy.ts';

const full = () => new DOMException('the disk is full', 'QuotaExceededError');

/** Appends, some with secrets, so that there is something to write and to remove. */
const appendSome = async (log: EventLog, random: Random, name: string): Promise<void> => {
  for (let index = random.integer(1, 4); index > 0; index -= 1) {
    const events = Array.from({ length: random.integer(1, 120) }, (_, place) =>
      noted(`note-${random.integer(1, 5)}`, `${name} ${index} ${place}`),
    );
    const vault = random.next() < 0.5 ? [{ put: 'key', value: { name, index } }] : [];
    const result = await log.append(command(`${name}-${index}`, events, { vault }));
    expect(result.ok).toBe(true);
  }
};

/** A write that is refused leaves no file; nothing is refused where something is only removed. */
const fillingFiles = (files: CopyFiles, at: number) => {
  const state = { writes: 0 };
  const counted: CopyFiles = {
    ...files,
    write: async (name, bytes) => {
      state.writes += 1;
      if (state.writes === at) throw full();
      await files.write(name, bytes);
    },
  };
  return { files: counted, state };
};

/** Gives at how many of its writes the copy was refused. */
const holdCopy = async (random: Random): Promise<number> => {
  const storage = memoryStorage();
  const log = openMemoryLog(createVirtualWorld(), { storage });
  const kept = memoryFiles();
  const writerOn = (files: CopyFiles) =>
    createCopyWriter({ files, digest: nodeDigest, storage, storeId: 'store-1' });
  const pause = async () => {};
  await appendSome(log, random, 'before');
  await writerOn(kept.files).catchUp({ pause });
  await appendSome(log, random, 'after');
  const all = await log.readAll({ limit: 100_000 });
  const before = await eventsInCopy(kept.files);
  for (let at = 1; ; at += 1) {
    const { files } = memoryFiles(new Map(kept.kept));
    const filling = fillingFiles(files, at);
    const writer = writerOn(filling.files);
    const outcome = await writer.catchUp({ pause }).catch((error: unknown) => error);
    const held = await eventsInCopy(files);
    if (filling.state.writes < at) {
      expect(held).toEqual(all);
      return at - 1;
    }
    expect(outcome).toMatchObject({ name: 'QuotaExceededError' });
    expect(held).toEqual(all.slice(0, held.length));
    expect(held.length).toBeGreaterThanOrEqual(before.length);
    // The same page tries again once there is room.
    await writer.catchUp({ pause });
    expect(await eventsInCopy(files)).toEqual(all);
  }
};

/** Refuses one of the writes into the browser's storage; gives how many there were, and the way back. */
const fillingDatabase = (at: number) => {
  const state = { writes: 0 };
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    state.writes += 1;
    if (state.writes === at) throw full();
    return put.apply(this, given);
  });
  return { state, end: () => spy.mockRestore() };
};

const news = (number: number): AppEvent => ({
  type: 'ClientNoteAdded',
  data: {
    noteId: `note${number}`,
    clientId: 'adaclient',
    workspaceId: 'adaspace',
    text: 'Called.',
    by: 'adaowner',
    addedAt: '2026-01-05T09:00:00.000Z',
  },
});

/** Gives at how many of its writes a snapshot was refused. */
const holdSnapshot = async (random: Random): Promise<number> => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const workspace = 'adaspace';
  await appendFacts(log, world, storyOf('ada'));
  // In every other run there is a snapshot already that a new one is to take the place of.
  const isThere = random.next() < 0.5;
  let written = 0;
  const fresh = async () => told(await createReadModel(log, world.trace).of(workspace));
  for (let at = 1; ; at += 1) {
    const faults: unknown[] = [];
    const shelf = createSnapshotShelf({
      factory: new IDBFactory(),
      storeId: 'store-1',
      tenant: 'tests',
      report: (error) => void faults.push(error),
    });
    const stage = createSnapshotStage({ shelf });
    const readModel = createReadModel(log, world.trace, stage.use);
    const answers = async (model = createReadModel(log, world.trace, stage.use)) =>
      told(await model.of(workspace));
    await answers(readModel);
    if (isThere) {
      await stage.write();
      // A new one is due once a tenth of all has come.
      const more = Math.ceil((await log.head()).position / 10) + 1;
      await appendFacts(
        log,
        world,
        Array.from({ length: more }, (_, index) => news(written + index)),
      );
      written += more;
      await answers(readModel);
    }
    const filling = fillingDatabase(at);
    await stage.write().finally(filling.end);
    expect(await answers()).toStrictEqual(await fresh());
    if (filling.state.writes < at) return at - 1;
    expect(faults).toMatchObject([{ name: 'QuotaExceededError' }]);
    // Once there is room, the next page keeps one.
    await stage.write();
    expect(await answers()).toStrictEqual(await fresh());
    expect(await shelf.read(workspace)).not.toBeNull();
  }
};

export const holdBeside = async (seed: number): Promise<{ copies: number; snapshots: number }> => {
  const random = seededRandom(seed);
  return { copies: await holdCopy(random), snapshots: await holdSnapshot(random) };
};
