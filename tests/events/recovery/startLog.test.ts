/** Tests that a log with losses is distinguished from a new one before anything is written. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { LossKind } from '#domain/recovery/loss.ts';
import { createHeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { startLog } from '#events/recovery/startLog.ts';
import { timePassing } from '#tests/support/timePassing.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from '../log/requests.ts';
import { memoryStore } from './memoryFiles.ts';

const name = 'agencylens-log';
const key = 'agencylens.head:main';

const house = () => {
  const indexedDb = new IDBFactory();
  const { kept, find } = memoryStore();
  let seed = 0;
  const start = (
    more: {
      find?: () => MarkerStore;
      copyEnds?: Record<string, number>;
      tenant?: string;
      name?: string;
    } = {},
  ) => {
    seed += 1;
    const world = createVirtualWorld({ seed });
    const starting = startLog({
      world,
      tenant: more.tenant ?? 'main',
      indexedDb,
      markers: createHeadMarkers(more.find ?? find),
      name: more.name ?? name,
      copyEnds: async () => new Map(Object.entries(more.copyEnds ?? {})),
    });
    return timePassing(world.clock, starting);
  };
  const visit = async (texts: readonly string[], tenant = 'main') => {
    const started = await start({ tenant });
    if (started.kind !== 'open') throw new Error('the log is lost already');
    const { log } = started.opened;
    for (const text of texts) await log.append(command(`note-${text}`, [noted('note-a', text)]));
    const head = await log.head();
    await log.close();
    return head;
  };
  const change = (stores: readonly string[], work: (transaction: IDBTransaction) => void) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDb.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(stores, 'readwrite');
        work(transaction);
        transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  const drop = () =>
    new Promise<void>((resolve) => {
      indexedDb.deleteDatabase(name).onsuccess = () => resolve();
    });
  return { indexedDb, kept, start, visit, change, drop };
};

type House = ReturnType<typeof house>;

const put = (transaction: IDBTransaction, store: string, value: unknown, at?: IDBValidKey) =>
  transaction.objectStore(store).put(value, at);

describe('the head marker', () => {
  test('names the last event that was acknowledged, per branch', async () => {
    const { visit, kept } = house();
    const main = await visit(['1', '2']);
    const branch = await visit(['3'], 'branch-a');

    expect(JSON.parse(kept.get(key) ?? '')).toEqual({ storeId: expect.any(String), ...main });
    expect(JSON.parse(kept.get('agencylens.head:branch-a') ?? '')).toMatchObject(branch);
  });

  test('never goes back when a tab that appended earlier writes later', async () => {
    const { find, kept } = memoryStore();
    const markers = createHeadMarkers(find);
    const at = { storeId: 'store', hash: 'a'.repeat(64), recordedAt: '2026-01-01T00:00:00.000Z' };
    markers.write('main', { ...at, position: 5 });
    markers.write('main', { ...at, position: 4 });
    const after = JSON.parse(kept.get(key) ?? '').position;
    markers.write('main', { ...at, storeId: 'other', position: 1 });

    expect([after, JSON.parse(kept.get(key) ?? '').position]).toEqual([5, 1]);
  });
});

const damages: readonly [string, LossKind, (house: House) => Promise<unknown>][] = [
  ['the database was deleted', 'gone', ({ drop }) => drop()],
  [
    'the database was emptied',
    'gone',
    ({ change }) =>
      change(['events', 'heads'], (transaction) => {
        for (const store of ['events', 'heads']) transaction.objectStore(store).clear();
      }),
  ],
  [
    'the last event was lost',
    'shorter',
    async ({ kept }) => {
      const { storeId } = JSON.parse(kept.get(key) ?? '');
      kept.set(key, JSON.stringify({ storeId, position: 4, hash: 'b'.repeat(64), recordedAt: later }));
    },
  ],
  [
    'the head is there and its event is not',
    'damaged',
    ({ change }) =>
      change(['events'], (transaction) => transaction.objectStore('events').delete(['main', 3])),
  ],
  [
    'another database stands there',
    'foreign',
    ({ change }) => change(['meta'], (transaction) => put(transaction, 'meta', 'other', 'storeId')),
  ],
  [
    'another event stands at the end',
    'differs',
    async ({ kept }) => {
      const marker = JSON.parse(kept.get(key) ?? '');
      kept.set(key, JSON.stringify({ ...marker, hash: 'c'.repeat(64) }));
    },
  ],
  [
    'another event stands where the marker is, and more behind it',
    'differs',
    async ({ kept }) => {
      const marker = JSON.parse(kept.get(key) ?? '');
      kept.set(key, JSON.stringify({ ...marker, position: 2, hash: 'c'.repeat(64) }));
    },
  ],
  [
    'the marker is damaged, and the database is gone',
    'gone',
    async ({ drop, kept }) => {
      kept.set(key, '{"position":');
      await drop();
    },
  ],
  [
    'the database cannot be opened',
    'unreadable',
    async ({ indexedDb }) =>
      vi.spyOn(indexedDb, 'open').mockImplementation(() => {
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      }),
  ],
];

const refusal = 'SecurityError: not now';
const refused = () => {
  throw new DOMException('not now', 'SecurityError');
};

const later = '2026-12-01T00:00:00.000Z';

describe('a start after a loss', () => {
  test.each(damages)('%s: %s', async (_, kind, damage) => {
    const house_ = house();
    await house_.visit(['1', '2', '3']);
    await damage(house_);
    const found = await house_.start();

    expect(found).toMatchObject({ kind: 'lost', loss: { kind, tenant: 'main' } });
  });

  test('is still one at the next start, since nothing was written', async () => {
    const { visit, drop, start } = house();
    const head = await visit(['1', '2']);
    await drop();
    const expected = { position: 2, recordedAt: head.recordedAt };
    const loss = { kind: 'gone', tenant: 'main', expected, found: null, detail: '' };

    expect([await start(), await start()]).toEqual([
      { kind: 'lost', loss },
      { kind: 'lost', loss },
    ]);
  });

  test('is shown when marker and records are gone, and the second copy is there', async () => {
    const { visit, drop, start, kept } = house();
    await visit(['1']);
    await drop();
    kept.clear();

    expect(await start({ copyEnds: { 'store-1': 1 } })).toMatchObject({
      kind: 'lost',
      loss: { kind: 'gone', expected: null },
    });
  });

  test('is shown when nothing opens and no marker can be read, and the second copy is there', async () => {
    const { indexedDb, start } = house();
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(indexedDb, 'open').mockImplementation(refused);
    const copyEnds = { 'store-1': 3 };
    const loss = { kind: 'unreadable', tenant: 'main', expected: null, found: null, detail: refusal };

    expect([await start({ copyEnds }), await start({ copyEnds, find: forbidden })]).toEqual([
      { kind: 'lost', loss },
      { kind: 'lost', loss },
    ]);
  });

  test('is shown when the database that a recovery named does not open, and no marker is there', async () => {
    const { indexedDb, start } = house();
    vi.spyOn(indexedDb, 'open').mockImplementation(refused);

    expect(await start({ name: 'agencylens-log-0123456789ab' })).toMatchObject({
      kind: 'lost',
      loss: { kind: 'unreadable' },
    });
  });

  test('reports a branch too', async () => {
    const { visit, drop, start } = house();
    await visit(['1'], 'branch-a');
    await drop();

    expect(await start({ tenant: 'branch-a' })).toMatchObject({ kind: 'lost', loss: { tenant: 'branch-a' } });
  });
});

describe('a start without a loss', () => {
  const headOf = async (found: Awaited<ReturnType<House['start']>>) =>
    found.kind === 'open' ? (await found.opened.log.head()).position : found;

  test('is the first one', async () => {
    expect(await headOf(await house().start())).toBe(0);
  });

  test('finds a log whose marker is missing, damaged, behind, or cannot be read or written', async () => {
    const { visit, start, kept } = house();
    await visit(['1']);
    const behind = kept.get(key) ?? '';
    await visit(['2']);
    const heads: unknown[] = [];
    for (const text of [null, 'damaged', behind]) {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
      heads.push(await headOf(await start()));
    }
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    heads.push(await headOf(await start({ find: forbidden })));

    expect(heads).toEqual([2, 2, 2, 2]);
  });

  test('opens memory where the browser has no storage and nothing was ever kept', async () => {
    const { indexedDb, start } = house();
    vi.spyOn(indexedDb, 'open').mockImplementation(() => {
      throw new DOMException('not in private windows', 'SecurityError');
    });
    const found = await start();

    expect(found.kind === 'open' && found.opened.memoryReason).toBe('SecurityError: not in private windows');
  });
});

describe('records of a newer build', () => {
  test('are read, and not written', async () => {
    const { visit, start, indexedDb } = house();
    await visit(['1', '2']);
    await new Promise<void>((resolve) => {
      const opening = indexedDb.open(name, 99);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    const found = await start();
    if (found.kind !== 'open') throw new Error('it did not open');
    const { log } = found.opened;
    const refused = await log.append(command('late', [noted('note-a', 'late')]));

    expect([found.readOnly, (await log.readAll()).length]).toEqual([true, 2]);
    expect(refused).toEqual({
      ok: false,
      why: 'storage',
      failure: 'newer',
      detail: 'a newer build of the app wrote these records',
    });
    await log.close();
  });

  test('whose stores are others are reported, and left alone', async () => {
    const { visit, start, indexedDb } = house();
    await visit(['1']);
    await new Promise<void>((resolve) => {
      const opening = indexedDb.open(name, 99);
      opening.onupgradeneeded = () => opening.result.deleteObjectStore('streams');
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });

    expect(await start()).toMatchObject({ kind: 'lost', loss: { kind: 'newer' } });
  });
});
