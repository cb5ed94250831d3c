/**
 * Tests opening the log in a browser that refuses, hangs, loses data or runs another build: acknowledged data
 * survives or its loss is reported.
 */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LossKind } from '#domain/recovery/loss.ts';
import { openBranch } from '#mocks/hosts/browser/openBranch.ts';
import { seedCommand } from '#mocks/seed/isSeeded.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryStore } from '#tests/events/recovery/memoryFiles.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const browser = () => {
  const factory = new IDBFactory();
  const { kept, find } = memoryStore();
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('localStorage', find());
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('navigator', {});
  return { factory, kept };
};

let worlds = 0;

const newWorld = () => {
  worlds += 1;
  return createVirtualWorld({ seed: worlds });
};

const start = async ({ isWaiting = false } = {}) => {
  const world = newWorld();
  const told: LossKind[] = [];
  const { promise: lost, resolve: tell } = Promise.withResolvers<void>();
  const opening = openBranch({
    world,
    branch: null,
    onLoss: ({ loss }) => {
      told.push(loss.kind);
      tell();
    },
  });
  const begun = world.clock.now();
  if (isWaiting) await waitedFor(world, opening);
  const opened = await opening;
  await opened?.seeded;
  return { opened, told, lost, waited: world.clock.now() - begun };
};

const waitedFor = async (world: ReturnType<typeof createVirtualWorld>, opening: Promise<unknown>) => {
  let isOpen = false;
  void opening.finally(() => {
    isOpen = true;
  });
  while (!isOpen) {
    await settle();
    if (world.clock.pending().length > 0) await world.clock.advanceAsync(1_000);
  }
};

type Started = Awaited<ReturnType<typeof start>>;

const begin = async (): Promise<Started> => {
  const started = await startWithoutDemo();
  const appended = await started.opened?.log.append(
    command('acknowledged', [noted('note-a', 'acknowledged')]),
  );
  expect(appended?.ok).toBe(true);
  return started;
};

const startWithoutDemo = async (): Promise<Started> => {
  const { openLog } = await import('#events/log/openLog.ts');
  const { log } = await openLog({ world: newWorld(), tenant: 'main' });
  if ((await log.head()).position === 0) await log.append(command(seedCommand, [noted('note-a', 'begun')]));
  await log.close();
  return start();
};

const textsIn = async ({ opened }: Started): Promise<readonly unknown[]> =>
  ((await opened?.log.readStream('note-a')) ?? []).map(({ data }) => Object(data).text);

const both = ['begun', 'acknowledged'];

const silent = { open: () => new EventTarget(), databases: async () => [] };

describe('a browser without a storage', () => {
  test('opens in memory, and says why', async () => {
    browser();
    vi.stubGlobal('indexedDB', undefined);
    const { opened, told } = await start();

    expect([opened?.memoryReason, told]).toEqual(['the browser has no IndexedDB', []]);
  });

  test('is shown where something was kept before, and nothing new is begun', async () => {
    const { factory } = browser();
    await (await begin()).opened?.log.close();
    vi.stubGlobal('indexedDB', undefined);
    const without = await start();
    vi.stubGlobal('indexedDB', factory);
    const again = await start();

    expect([without.opened, without.told]).toEqual([null, ['unreadable']]);
    expect([await textsIn(again), again.told]).toEqual([both, []]);
  });
});

test('local entries that cannot be read keep no log from opening, and nothing is lost', async () => {
  browser();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  await (await begin()).opened?.log.close();
  const again = await start();

  expect([await textsIn(again), again.opened?.memoryReason, again.told]).toEqual([both, null, []]);
});

const withCopy = () => {
  const folder = {
    getDirectoryHandle: async () => folder,
    keys: async function* () {
      yield `seg-store-1-1-3-${'a'.repeat(64)}.ndjson`;
    },
  };
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } });
};

describe('a browser whose local entries are cleared', () => {
  test('is offered its second copy where the database does not answer, and nothing is begun in memory', async () => {
    browser();
    withCopy();
    vi.stubGlobal('indexedDB', silent);
    const { opened, told } = await start({ isWaiting: true });

    expect([opened, told]).toEqual([null, ['unanswered']]);
  });
});

describe('a database that does not answer', () => {
  test('is waited for ten seconds once, then two, is reported, and is whole when it answers again', async () => {
    const { factory } = browser();
    await (await begin()).opened?.log.close();
    vi.stubGlobal('indexedDB', silent);
    const first = await start({ isWaiting: true });
    const second = await start({ isWaiting: true });
    vi.stubGlobal('indexedDB', factory);
    const third = await start();

    expect([first.waited, second.waited]).toEqual([10_000, 2_000]);
    expect([first.opened, first.told, second.opened, second.told]).toEqual([
      null,
      ['unanswered'],
      null,
      ['unanswered'],
    ]);
    expect([await textsIn(third), third.told]).toEqual([both, []]);
  });

  test('is shown where another tab holds an older layout, and opens once that tab is closed', async () => {
    const { factory } = browser();
    const held = await new Promise<IDBDatabase>((resolve) => {
      const opening = factory.open('agencylens-log', 2);
      opening.onupgradeneeded = () => {
        const events = opening.result.createObjectStore('events', { keyPath: ['tenant', 'position'] });
        events.createIndex('byStream', ['tenant', 'stream', 'revision'], { unique: true });
        events.createIndex('byTag', 'tagPlaces', { multiEntry: true });
        events.createIndex('byId', ['tenant', 'id'], { unique: true });
        for (const name of ['heads', 'streams', 'commands', 'vault', 'meta'])
          opening.result.createObjectStore(name);
        opening.transaction?.objectStore('meta').put('old', 'storeId');
      };
      opening.onsuccess = () => resolve(opening.result);
    });
    const marker = {
      storeId: 'old',
      position: 1,
      hash: 'a'.repeat(64),
      recordedAt: '2026-01-05T09:00:00.000Z',
    };
    localStorage.setItem('agencylens.head:main', JSON.stringify(marker));
    const blocked = await start({ isWaiting: true });
    localStorage.removeItem('agencylens.head:main');
    held.close();
    await settle();
    const { opened, told } = await begin();

    expect([blocked.opened, blocked.told]).toEqual([null, ['unanswered']]);
    expect([opened?.memoryReason, told]).toEqual([null, []]);
  });
});

describe('a page whose log is open', () => {
  test('is shown when the data of the site is cleared, and no new log takes its place', async () => {
    const { factory } = browser();
    const { opened, told, lost } = await begin();
    await new Promise((resolve) => {
      factory.deleteDatabase('agencylens-log').onsuccess = resolve;
    });
    await lost;
    const refused = await opened?.log.append(command('late', [noted('note-a', 'late')]));

    expect([told, refused?.ok, (await factory.databases()).length]).toEqual([['removed'], false, 0]);
  });

  test('is shown when a newer build takes the database over, and loses nothing that was acknowledged', async () => {
    const { factory } = browser();
    const { opened, told, lost } = await begin();
    const taking = factory.open('agencylens-log', 99);
    const taken = await new Promise<IDBDatabase>((resolve) => {
      taking.onsuccess = () => resolve(taking.result);
    });
    await lost;
    const refused = await opened?.log.append(command('late', [noted('note-a', 'late')]));
    taken.close();
    const again = await start();

    expect([told, refused?.ok]).toEqual([['newer'], false]);
    expect([again.opened?.readOnly, again.told, await textsIn(again)]).toEqual([true, [], both]);
  });
});
