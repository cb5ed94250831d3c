/** Tests opening the product's log, and the fallback to memory with a reason when the browser refuses. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '#events/log/openLog.ts';
import { timePassing } from '#tests/support/timePassing.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from './requests.ts';

const one = command('one', [noted('note-a', '1')]);

const inMemory = { storage: 'memory', persistent: false, tenant: 'main' };
const lasting = { storage: 'indexeddb', persistent: true, tenant: 'main' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('opening the log', () => {
  test('uses the IndexedDB it is given, where the next start finds the events', async () => {
    const indexedDb = new IDBFactory();
    const first = await openLog({ world: createVirtualWorld({ seed: 1 }), tenant: 'main', indexedDb });
    const result = await first.log.append(one);
    await first.log.close();
    const second = await openLog({ world: createVirtualWorld({ seed: 2 }), tenant: 'main', indexedDb });
    expect([first.log.info, first.memoryReason]).toEqual([lasting, null]);
    expect(await second.log.readAll()).toEqual(result.ok && result.events);
    await second.log.close();
  });

  test("uses the browser's own IndexedDB when it is given none", async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { log, memoryReason } = await openLog({ world: createVirtualWorld(), tenant: 'main' });
    expect([log.info, memoryReason]).toEqual([lasting, null]);
    await log.close();
  });

  test('hints two tabs at each other', async () => {
    const indexedDb = new IDBFactory();
    const reader = await openLog({ world: createVirtualWorld({ seed: 1 }), tenant: 'main', indexedDb });
    const writer = await openLog({ world: createVirtualWorld({ seed: 2 }), tenant: 'main', indexedDb });
    const heard = new Promise((resolve) => reader.log.subscribe(0, resolve));
    await settle();
    const result = await writer.log.append(one);
    expect(await heard).toEqual(result.ok && result.events);
    await reader.log.close();
    await writer.log.close();
  });

  test('looks for events of other tabs when it is seen again, and every 30 seconds, where there is no channel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const indexedDb = new IDBFactory();
    const world = createVirtualWorld({ seed: 1 });
    const reader = await openLog({ world, tenant: 'main', indexedDb });
    const writer = await openLog({ world: createVirtualWorld({ seed: 2 }), tenant: 'main', indexedDb });
    const heard: number[] = [];
    reader.log.subscribe(0, (events) => heard.push(...events.map(({ position }) => position)));
    await settle();
    const looks = [
      async () => {},
      ...['visibilitychange', 'pageshow', 'focus'].map((moment) => async () => {
        page.dispatchEvent(new Event(moment));
      }),
      () => world.clock.advanceAsync(30_000),
      () => world.clock.advanceAsync(30_000),
    ];
    const found: number[] = [];
    for (const [index, look] of looks.entries()) {
      await writer.log.append(command(`c${index}`, [noted('note-a', `${index}`)]));
      await look();
      await settle();
      found.push(heard.length);
    }
    await reader.log.close();
    page.dispatchEvent(new Event('focus'));
    await writer.log.close();

    expect(found).toEqual([0, 2, 3, 4, 5, 6]);
    expect([heard, world.clock.pending()]).toEqual([[1, 2, 3, 4, 5, 6], []]);
  });

  test('falls back to memory, and says why, when there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { log, memoryReason } = await openLog({ world: createVirtualWorld(), tenant: 'main' });
    expect([log.info, memoryReason]).toEqual([inMemory, 'the browser has no IndexedDB']);
    expect((await log.append(one)).ok).toBe(true);
  });

  test.each([
    ['SecurityError', 'SecurityError: storage is not allowed here'],
    ['UnknownError', 'UnknownError: storage is not allowed here'],
  ])('falls back to memory when opening throws %s', async (name, reason) => {
    const indexedDb = new IDBFactory();
    vi.spyOn(indexedDb, 'open').mockImplementation(() => {
      throw new DOMException('storage is not allowed here', name);
    });
    const world = createVirtualWorld();
    const opening = openLog({ world, tenant: 'main', indexedDb });
    const { log, memoryReason } = await timePassing(world.clock, opening);
    expect([log.info, memoryReason]).toEqual([inMemory, reason]);
  });

  test('tries again after half a second where the browser fails for a reason that it does not know', async () => {
    const indexedDb = new IDBFactory();
    const opens = vi.spyOn(indexedDb, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    const world = createVirtualWorld();
    const opening = openLog({ world, tenant: 'main', indexedDb });
    await world.clock.advanceAsync(499);
    const early = opens.mock.calls.length;
    await world.clock.advanceAsync(1);
    const { log, memoryReason } = await opening;
    expect([early, opens.mock.calls.length]).toEqual([1, 2]);
    expect([log.info, memoryReason]).toEqual([lasting, null]);
    await log.close();
  });

  test('falls back to memory when the browser throws at the mere mention of IndexedDB', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('not in a sandbox', 'SecurityError');
      },
    });
    const { log, memoryReason } = await openLog({ world: createVirtualWorld(), tenant: 'main' });
    Object.defineProperty(globalThis, 'indexedDB', own ?? { value: undefined });
    expect([log.info, memoryReason]).toEqual([inMemory, 'SecurityError: not in a sandbox']);
  });

  test('falls back to memory when the database does not open within ten seconds', async () => {
    const indexedDb = new IDBFactory();
    vi.spyOn(indexedDb, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const world = createVirtualWorld();
    const opening = openLog({ world, tenant: 'main', indexedDb });
    await world.clock.advanceAsync(9_999);
    const pending = await Promise.race([opening, settle()]);
    await world.clock.advanceAsync(1);
    const { log, memoryReason } = await opening;
    expect([pending, log.info, memoryReason]).toEqual([
      undefined,
      inMemory,
      'agencylens-log did not open within 10000 ms',
    ]);
  });

  test('throws what is a bug', async () => {
    const indexedDb = new IDBFactory();
    vi.spyOn(indexedDb, 'open').mockImplementation(() => {
      throw new TypeError('a bug');
    });
    const opening = openLog({ world: createVirtualWorld(), tenant: 'main', indexedDb });
    await expect(opening).rejects.toEqual(new TypeError('a bug'));
  });

  test('leaves equal worlds equal on new records, on old ones and in memory', async () => {
    const indexedDb = new IDBFactory();
    const nextIds: string[] = [];
    for (const place of [{ indexedDb }, { indexedDb }, {}]) {
      vi.stubGlobal('indexedDB', undefined);
      const world = createVirtualWorld({ seed: 9 });
      const { log } = await openLog({ world, tenant: 'main', ...place });
      nextIds.push(world.ids.uuid());
      await log.close();
    }
    expect(new Set(nextIds).size).toBe(1);
  });
});
