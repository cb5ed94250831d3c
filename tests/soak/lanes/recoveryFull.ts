/** Recovers while the storage is full at one write: nothing changes, and the recovery works once there is space. */
import { expect } from 'vitest';
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { foundationOf } from '#tests/support/foundationOf.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import type { Random } from '#world/random.ts';
import { anyFullAt } from './spoiltWrites.ts';

const step = { onProgress: () => {}, signal: new AbortController().signal };

const openLost = async () => {
  const stored = storedBrowser();
  const { world } = stored;
  const { log, storeId } = await stored.opened();
  await seedDemo(log, world, foundationOf(world));
  const all = await log.readAll({ limit: 100_000 });
  const { copied } = stored.copyOf(storeId);
  await copied();
  await log.close();
  await stored.drop();
  const loss = await stored.lossFound();
  const recoveryWith = (find?: () => MarkerStore) =>
    createRecovery({ world, place: stored.placeNow(find), loss });
  const file = await recoveryWith().exportReadable(null, step);
  return { ...stored, all, loss, file, recoveryWith };
};

type Lost = Awaited<ReturnType<typeof openLost>>;

type Way = (lost: Lost, find?: () => MarkerStore) => Promise<{ readonly ok: boolean }>;

const ways: readonly Way[] = [
  ({ recoveryWith }, find) => recoveryWith(find).restore(step),
  ({ recoveryWith, file }, find) => recoveryWith(find).importFile({ file, secret: null }, step),
];

const namesOf = async ({ indexedDb }: Lost) => (await indexedDb.databases()).map(({ name }) => name);

const holdWhole = async (lost: Lost): Promise<void> => {
  const { log } = await lost.opened();
  expect(await log.readAll({ limit: 100_000 })).toEqual(lost.all);
  await log.close();
};

/** Skips some writes, because each costs a whole recovery. */
const nextAt = (at: number, random: Random): number => at + random.integer(1, 12);

const holdWrites = async (way: Way, random: Random): Promise<number> => {
  const lost = await openLost();
  let refused = 0;
  for (let at = 1; ; at = nextAt(at, random)) {
    const [names, entries] = [await namesOf(lost), [...lost.kept]];
    const spoiler = anyFullAt(at);
    const outcome = await way(lost).finally(spoiler.end);
    if (spoiler.steps() < at) {
      expect(outcome).toEqual({ ok: true });
      await holdWhole(lost);
      return refused;
    }
    // The refused write may be the old database's note about its successor.
    if (outcome.ok) {
      await holdWhole(lost);
      return refused;
    }
    expect(outcome).toEqual({ ok: false, fault: expect.stringMatching(/^The browser’s storage refused: /) });
    expect([await namesOf(lost), [...lost.kept]]).toEqual([names, entries]);
    expect(await lost.lossFound()).toEqual(lost.loss);
    refused += 1;
  }
};

/** A local storage that refuses entries from the `at`th on, and counts the attempts. */
const fullEntries = (find: () => MarkerStore, at: number) => {
  const state = { writes: 0 };
  const seen = (): MarkerStore => ({
    ...find(),
    setItem: (key, value) => {
      state.writes += 1;
      if (state.writes >= at) throw new DOMException('there is no room', 'QuotaExceededError');
      find().setItem(key, value);
    },
  });
  return { seen, state };
};

const holdEntries = async (way: Way): Promise<number> => {
  for (let at = 1; ; at += 1) {
    const lost = await openLost();
    const { find } = lost.placeNow();
    const { seen, state } = fullEntries(find, at);
    expect(await way(lost, seen)).toEqual({ ok: true });
    await holdWhole(lost);
    if (state.writes < at) return at - 1;
  }
};

export const holdRecovery = async (random: Random): Promise<{ recoveries: number; entries: number }> => {
  let [recoveries, entries] = [0, 0];
  for (const way of ways) {
    recoveries += await holdWrites(way, random);
    entries += await holdEntries(way);
  }
  return { recoveries, entries };
};
