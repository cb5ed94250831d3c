/** Tests that a start after recovery finds the database in use despite lost local entries, and never the one set aside. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { openLog } from '#events/log/openLog.ts';
import { putDatabaseStatus, readDatabaseStatus } from '#events/log/storedDatabaseStatus.ts';
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { isSeeded } from '#mocks/seed/isSeeded.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { foundationOf } from '#tests/support/foundationOf.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { timePassing } from '#tests/support/timePassing.ts';

const databaseKey = 'agencylens.database';
const markerKey = 'agencylens.head:main';
const step = { onProgress: () => {}, signal: new AbortController().signal };

const browser = async ({ seeded = false } = {}) => {
  const stored = storedBrowser();
  const { world } = stored;
  const { log, storeId } = await stored.opened();
  if (seeded) await seedDemo(log, world, foundationOf(world));
  else for (const text of ['1', '2', '3']) await log.append(command(`note-${text}`, [noted('note-a', text)]));
  const all = await log.readAll();
  await stored.copyOf(storeId).copied();
  await log.close();
  return { ...stored, all, storeId: storeId ?? '' };
};

type Browser = Awaited<ReturnType<typeof browser>>;

const recoveryOf = async (there: Browser) =>
  createRecovery({ world: there.world, place: there.placeNow(), loss: await there.lossFound() });

/** Changes the marker, so that the log seems incomplete. */
const misplace = (there: Browser, change: object): void => {
  there.kept.set(markerKey, JSON.stringify({ ...JSON.parse(there.kept.get(markerKey) ?? ''), ...change }));
};

const ways: readonly (readonly [
  name: string,
  seeded: boolean,
  recover: (there: Browser) => Promise<unknown>,
])[] = [
  [
    'a restore of a log that is shorter',
    false,
    async (there) => {
      misplace(there, { position: 4 });
      return (await recoveryOf(there)).restore(step);
    },
  ],
  [
    'a restore of a log that differs',
    false,
    async (there) => {
      misplace(there, { hash: 'c'.repeat(64) });
      return (await recoveryOf(there)).restore(step);
    },
  ],
  [
    'an import',
    true,
    async (there) => {
      misplace(there, { hash: 'c'.repeat(64) });
      const recovery = await recoveryOf(there);
      return recovery.importFile({ file: await recovery.exportReadable(null, step), secret: null }, step);
    },
  ],
  [
    'a fresh start',
    false,
    async (there) => {
      misplace(there, { hash: 'c'.repeat(64) });
      return (await recoveryOf(there)).startFresh();
    },
  ],
];

const forbidden = (): MarkerStore => {
  throw new DOMException('forbidden', 'SecurityError');
};

const losses: readonly (readonly [name: string, lose: (there: Browser) => { find?: () => MarkerStore }])[] = [
  [
    'its entry is lost',
    ({ kept }) => {
      kept.delete(databaseKey);
      return {};
    },
  ],
  [
    'its entry and the marker are lost',
    ({ kept }) => {
      kept.clear();
      return {};
    },
  ],
  ['local entries cannot be read', () => ({ find: forbidden })],
];

const lastIn = async (there: Browser, options: { find?: () => MarkerStore }) => {
  const start = await there.start(options);
  if (start.kind !== 'open') return start;
  const events = await start.opened.log.readAll();
  await start.opened.log.close();
  return events.at(-1)?.data;
};

const firstLog = async ({ world, indexedDb }: Browser) => {
  const { log } = await openLog({ world, tenant: 'main', indexedDb, name: 'agencylens-log' });
  const events = await log.readAll();
  await log.close();
  return events;
};

describe.each(ways)('after %s', (_, seeded, recover) => {
  test.each(losses)('the new database is found where %s, and the old one is as it was', async (__, lose) => {
    const there = await browser({ seeded });
    expect(await recover(there)).toEqual({ ok: true });
    const { log } = await there.opened();
    await log.append(command('after', [noted('note-a', 'after')]));
    await log.close();
    const options = lose(there);

    expect(await lastIn(there, options)).toEqual({ text: 'after' });
    expect(await firstLog(there)).toEqual(there.all);
  });
});

describe('a fresh start', () => {
  test('that has no event yet is found, too', async () => {
    const there = await browser();
    misplace(there, { position: 4 });
    await (await recoveryOf(there)).startFresh();
    there.kept.clear();
    const { log } = await there.opened();

    expect([(await log.head()).position, await isSeeded(log)]).toEqual([0, false]);
    expect(there.kept.get(databaseKey)).toBe(there.placeNow().name);
  });
});

describe('where the old database could not be reported', () => {
  const restored = async () => {
    const there = await browser();
    await there.drop();
    const recovery = await recoveryOf(there);
    const { open } = there.indexedDb;
    // Simulates Chromium losing a file of the old database.
    vi.spyOn(there.indexedDb, 'open').mockImplementation((name, version) => {
      if (name === 'agencylens-log') throw new DOMException('Internal error', 'UnknownError');
      return open.call(there.indexedDb, name, version);
    });
    expect(await timePassing(there.world.clock, recovery.restore(step))).toEqual({ ok: true });
    vi.restoreAllMocks();
    return there;
  };

  test('the new one is found among all databases', async () => {
    const there = await restored();
    there.kept.clear();

    expect(await (await there.opened()).log.readAll()).toEqual(there.all);
  });

  test('one that a recovery left unfinished is passed over', async () => {
    const there = await browser();
    const { indexedDb, world } = there;
    const unfinished = 'agencylens-log-0123456789ab';
    const draft = await openLog({ world, tenant: 'main', indexedDb, name: unfinished });
    await draft.log.append(command('half', [noted('note-a', 'half')]));
    await draft.log.close();
    const place = { factory: indexedDb, name: unfinished, clock: world.clock, patience: 100 };
    await putDatabaseStatus(place, { kind: 'draft' });
    there.kept.clear();

    expect(await lastIn(there, {})).toEqual({ text: '3' });
  });

  test('one of a build before is reported, as nothing says which of the two was in use', async () => {
    const there = await browser();
    const { indexedDb, world } = there;
    const older = await openLog({ world, tenant: 'main', indexedDb, name: 'agencylens-log-0123456789ab' });
    await older.log.append(command('other', [noted('note-a', 'other')]));
    await older.log.close();
    there.kept.clear();

    expect(await there.start()).toMatchObject({ kind: 'lost', loss: { kind: 'foreign' } });
  });
});

describe('a database that a recovery made', () => {
  test('and that is gone with the marker is reported, and no new one takes its place', async () => {
    const there = await browser();
    misplace(there, { position: 4 });
    await (await recoveryOf(there)).restore(step);
    await there.drop();
    there.kept.delete(markerKey);

    expect(await there.start()).toMatchObject({ kind: 'lost', loss: { kind: 'gone' } });
    there.kept.clear();
    expect(await there.start()).toMatchObject({ kind: 'lost', loss: { kind: 'gone' } });
  });

  test('is in use where the browser ended before the local entry was written', async () => {
    const there = await browser();
    misplace(there, { position: 4 });
    const before = [...there.kept];
    await (await recoveryOf(there)).restore(step);
    there.kept.clear();
    for (const [key, value] of before) there.kept.set(key, value);

    expect(await (await there.opened()).log.readAll()).toEqual(there.all);
    expect(there.placeNow().name).not.toBe('agencylens-log');
  });

  test('keeps another tab from writing into the old one, and from setting the new one aside', async () => {
    const there = await browser();
    const { indexedDb, world } = there;
    const told: string[] = [];
    const tab = await openLog({
      world,
      tenant: 'main',
      indexedDb,
      name: 'agencylens-log',
      onEnd: (why) => told.push(why),
    });
    misplace(there, { position: 4 });
    const [one, other] = [await recoveryOf(there), await recoveryOf(there)];
    await one.restore(step);
    const refused = await tab.log.append(command('late', [noted('note-a', 'late')]));

    expect([refused, told]).toEqual([
      expect.objectContaining({ ok: false, why: 'storage', failure: 'closed' }),
      ['replaced'],
    ]);
    expect(await other.startFresh()).toMatchObject({ ok: false });
    expect(await (await there.opened()).log.readAll()).toEqual(there.all);
    expect((await indexedDb.databases()).length).toBe(2);
  });
});

describe('a browser that is killed while a new database takes the place', () => {
  class Killed extends Error {}

  const killedAt = (at: number, { kept }: Pick<Browser, 'kept'>) => {
    let calls = 0;
    const step = (): void => {
      calls += 1;
      if (calls >= at) throw new Killed();
    };
    const { prototype } = IDBObjectStore;
    for (const name of ['put', 'add'] as const) {
      const before = prototype[name];
      vi.spyOn(prototype, name).mockImplementation(function (this: IDBObjectStore, ...given) {
        step();
        return before.apply(this, given);
      });
    }
    const remove = IDBFactory.prototype.deleteDatabase;
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (this: IDBFactory, name) {
      // The cleanup dies with the page.
      if (calls >= at) return new IDBFactory().deleteDatabase('nothing');
      return remove.call(this, name);
    });
    const set = kept.set.bind(kept);
    vi.spyOn(kept, 'set').mockImplementation((key, value) => {
      step();
      return set(key, value);
    });
    return () => calls;
  };

  const lost = async () => {
    const there = await browser();
    misplace(there, { position: 4 });
    return { there, recovery: await recoveryOf(there) };
  };

  test('at any call finds the old log as lost as before, or the new one whole, and can be restored', async () => {
    const whole = await lost();
    const count = killedAt(Number.POSITIVE_INFINITY, whole.there);
    await whole.recovery.restore(step);
    vi.restoreAllMocks();
    const ends: string[] = [];
    for (let at = 1; at <= count(); at += 1) {
      const { there, recovery } = await lost();
      killedAt(at, there);
      await recovery.restore(step).catch(() => undefined);
      vi.restoreAllMocks();
      const start = await there.start();
      ends.push(start.kind);
      if (start.kind === 'open') await start.opened.log.close();
      else await (await recoveryOf(there)).restore(step);

      expect([at, await (await there.opened()).log.readAll()]).toEqual([at, there.all]);
      expect([at, await firstLog(there)]).toEqual([at, there.all]);
    }

    expect(ends.toSorted()).toEqual(ends);
    expect([...new Set(ends)]).toEqual(['lost', 'open']);
    expect(ends.length).toBeGreaterThan(10);
  });
});

describe('a log without a marker', () => {
  test('that is shorter than its second copy is reported', async () => {
    const there = await browser();
    const place = {
      factory: there.indexedDb,
      name: 'agencylens-log',
      clock: there.world.clock,
      patience: 100,
    };
    const { storeId } = await readDatabaseStatus(place, 'main');
    const [last = ''] = [...there.files.kept.keys()].filter((name) => name.startsWith('seg-'));
    there.files.kept.set(last.replace('-1-3-', '-1-5-'), there.files.kept.get(last) ?? new Uint8Array());
    there.kept.clear();

    expect(storeId).toBe(there.storeId);
    expect(await there.start({ isCopySeen: true })).toEqual({
      kind: 'lost',
      loss: expect.objectContaining({ kind: 'shorter', detail: 'The second copy goes up to event 5.' }),
    });
  });

  test('whose second copy is of another database is reported', async () => {
    const there = await browser();
    for (const [name, bytes] of [...there.files.kept]) {
      there.files.kept.delete(name);
      there.files.kept.set(name.replace(there.storeId, 'another-store'), bytes);
    }
    there.kept.clear();

    expect(await there.start({ isCopySeen: true })).toMatchObject({
      kind: 'lost',
      loss: { kind: 'foreign' },
    });
  });

  test('is given one again, so that the next start can report a loss', async () => {
    const there = await browser();
    const before = there.kept.get(markerKey);
    there.kept.clear();
    await (await there.opened()).log.close();

    expect(there.kept.get(markerKey)).toBe(before);
  });
});
