/** Tests that forks and imports run in pages, report progress and leave nothing behind when cancelled. */
import { describe, expect, test, vi } from 'vitest';
import { openBranchStore } from '#events/log/branchStore.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { openLab } from './labFixture.ts';

type Lab = Awaited<ReturnType<typeof openLab>>;

const seededLab = async () => {
  const lab = await openLab();
  await lab.seed();
  for (let number = 0; number < 24; number += 1)
    await appendFacts(lab.log, lab.world, sampleEventsOf(`n${number}`));
  const { position: count } = await lab.controls.head();
  expect(count).toBeGreaterThan(2 * 250);
  return { lab, count };
};

const watched = (stopAt = Number.POSITIVE_INFINITY) => {
  const told: (readonly [done: number, total: number])[] = [];
  const stopping = new AbortController();
  const step = {
    signal: stopping.signal,
    onProgress: (done: number, total: number) => {
      told.push([done, total]);
      if (done >= stopAt) stopping.abort();
    },
  };
  return { told, step };
};

const leftIn = async ({ indexedDb, world, controls }: Lab) => {
  const shelf = await openBranchStore({ factory: indexedDb, clock: world.clock, storeId: 'store-1' });
  const begun = await shelf.abandoned('9999-01-01T00:00:00.000Z');
  shelf.close();
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDb.open('agencylens-log');
    opening.onsuccess = () => resolve(opening.result);
  });
  const tenants = new Set<unknown>();
  for (const store of ['events', 'segments', 'vault', 'commands']) {
    const keys = await new Promise<readonly IDBValidKey[]>((resolve) => {
      const asking = database.transaction(store).objectStore(store).getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    for (const key of keys) tenants.add((key as IDBValidKey[])[0]);
  }
  database.close();
  const names = (await controls.branches.list()).map(({ name }) => name);
  return { begun, tenants: [...tenants], names };
};

const nothingLeft = { begun: [], tenants: ['main'], names: ['Main'] };

const stopped = { ok: false, why: 'stopped', detail: 'It was stopped, and there is no new branch.' };

describe('a fork', () => {
  test('reads the log in pages, and reports each of them', async () => {
    const { lab, count } = await seededLab();
    const pages: number[] = [];
    const readAll: EventLog['readAll'] = async (range) => {
      const page = await lab.log.readAll(range);
      pages.push(page.length);
      return page;
    };
    const { world, readModel, indexedDb } = lab;
    await readModel.whole();
    const { branches } = createLogControls({ world, log: { ...lab.log, readAll }, readModel, indexedDb });
    const { told, step } = watched();
    const outcome = await branches.fork(count, 'Whole', step);

    expect(outcome).toMatchObject({ ok: true, branch: { name: 'Whole', begunWith: count } });
    expect(pages.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(Math.max(...pages)).toBeLessThanOrEqual(250);
    expect(told).toEqual(
      Array.from({ length: Math.ceil(count / 250) }, (_, page) => [Math.min(count, 250 * (page + 1)), count]),
    );
  });

  test('that is stopped leaves no branch, and none of its records', async () => {
    const { lab, count } = await seededLab();

    expect(await lab.controls.branches.fork(count, 'Half', watched(1).step)).toEqual(stopped);
    expect(await leftIn(lab)).toEqual(nothingLeft);
  });

  test('that meets an event which is not what was hashed leaves none either', async () => {
    const { lab, count } = await seededLab();
    const readAll: EventLog['readAll'] = async (range) =>
      (await lab.log.readAll(range)).map((event) =>
        event.position === count ? { ...event, data: { changed: true } } : event,
      );
    const { world, readModel, indexedDb } = lab;
    await readModel.whole();
    const { branches } = createLogControls({ world, log: { ...lab.log, readAll }, readModel, indexedDb });

    expect(await branches.fork(count, 'Broken')).toEqual({
      ok: false,
      why: 'brokenChain',
      detail: `The chain is broken at event ${count}.`,
    });
    expect(await leftIn(lab)).toEqual(nothingLeft);
  });
});

describe('an import', () => {
  test('reports how far the file is read and copied, and reads it once for each', async () => {
    const { lab, count } = await seededLab();
    const file = await lab.controls.exportNdjson();
    const read = vi.spyOn(file, 'stream');
    const [reading, copying] = [watched(), watched()];
    await lab.controls.branches.inspectFile(file, reading.step);
    const outcome = await lab.controls.branches.importFile(file, 'Back', copying.step);

    expect(outcome).toMatchObject({ ok: true, branch: { name: 'Back', begunWith: count } });
    expect(reading.told.at(-1)).toEqual([count, 0]);
    expect(copying.told.at(-1)).toEqual([count, count]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('that is stopped leaves no branch; a file that is stopped reports nothing', async () => {
    const { lab } = await seededLab();
    const file = await lab.controls.exportNdjson();
    const { branches } = lab.controls;
    await branches.inspectFile(file);

    expect(await branches.importFile(file, 'Half', watched(1).step)).toEqual(stopped);
    expect(await leftIn(lab)).toEqual(nothingLeft);
    await expect(branches.inspectFile(new Blob([file]), watched(1).step)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
