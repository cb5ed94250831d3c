/** Tests the messages about storage of the data, and the reminders to export it. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusedKey } from '#domain/recovery/storageStatus.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { noWatchStatus } from '#mocks/recovery/logWatch.ts';
import { createStorageControls } from '#mocks/recovery/storageControls.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const step = { onProgress: () => {}, signal: new AbortController().signal };

const day = 24 * 60 * 60 * 1_000;

const open = async ({ persisted = false as boolean | null, tenant = 'main' } = {}) => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 12_600_000, quota: 5e9 }) } });
  const stored = storedBrowser();
  const { world, kept, indexedDb } = stored;
  const { log } = await stored.opened();
  await log.append(command('1', [noted('note-a', '1')]));
  const place = {
    ...stored.placeNow(),
    keeper: async () => (persisted === null ? undefined : { persisted: async () => persisted }),
  };
  const watched = { ...noWatchStatus, copy: { position: 1, recordedAt: '2026-01-01T00:00:00.000Z' } };
  const parts = {
    world,
    log: tenant === 'main' ? log : { ...log, info: { ...log.info, tenant } },
    place,
    watch: { now: () => watched, check: () => Promise.reject(new Error('not here')) },
    readModel: createReadModel(log, world.trace),
    confirmClock: () => {},
  };
  const controls = createStorageControls(parts);
  const later = (days: number) => world.clock.advanceAsync(days * day);
  const refuse = () => kept.set(refusedKey, new Date(world.clock.now()).toISOString());
  return { ...stored, log, parts, watched, controls, later, refuse, indexedDb };
};

describe('the status', () => {
  test('reports engine, persistence, space, head, copy, export and what is kept aside', async () => {
    const { controls, log, watched, indexedDb, world } = await open();
    await new Promise<void>((resolve) => {
      const opening = indexedDb.open('agencylens-log-0123456789ab');
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    const { position, recordedAt } = await log.head();
    const before = await controls.status();
    await controls.exportLog(null, step);

    expect(before).toEqual({
      engine: 'indexeddb',
      persisted: false,
      usage: 12_600_000,
      quota: 5e9,
      head: { position, recordedAt },
      ...watched,
      exportedAt: null,
      keptAside: 1,
    });
    expect((await controls.status()).exportedAt).toBe(new Date(world.clock.now()).toISOString());
  });

  test('leaves open what the browser does not say, and has nothing watched in memory', async () => {
    const { parts } = await open({ persisted: null });
    vi.stubGlobal('navigator', {});
    const indexedDb = new Proxy(parts.place.indexedDb, {
      get: (factory, name) => (name === 'databases' ? undefined : Reflect.get(factory, name)),
    });
    const controls = createStorageControls({ ...parts, place: { ...parts.place, indexedDb }, watch: null });

    expect(await controls.status()).toMatchObject({
      persisted: null,
      usage: null,
      quota: null,
      keptAside: 0,
      ...noWatchStatus,
    });
    expect(await controls.check(step)).toMatchObject({ checked: 1, broken: null, copy: null });
  });
});

describe('the reminder to export', () => {
  test('comes a day after the browser refused, again after a month, and not after an export', async () => {
    const { controls, later, refuse } = await open();
    const due: boolean[] = [];
    const ask = async () => void due.push(await controls.isReminderDue());
    await ask();
    refuse();
    await later(0.9);
    await ask();
    await later(0.2);
    await ask();
    controls.dismissReminder();
    await ask();
    await later(31);
    await ask();
    await controls.exportLog(null, step);
    await ask();

    expect(due).toEqual([false, false, true, false, true, false]);
  });

  test.each([
    ['the browser keeps the data for good', { persisted: true }],
    ['the browser does not say', { persisted: null }],
    ['a branch is open', { tenant: 'branch-1' }],
  ])('does not come where %s', async (_, options) => {
    const { controls, later, refuse } = await open(options);
    refuse();
    await later(2);

    expect(await controls.isReminderDue()).toBe(false);
  });
});
