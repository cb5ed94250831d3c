/** Tests recovery after a loss on fake browser storage: each way creates a new database and keeps the old one. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { Loss } from '#domain/recovery/loss.ts';
import { openBranchStore } from '#events/log/branchStore.ts';
import { pageSize } from '#events/recovery/salvageLog.ts';
import { startLog } from '#events/recovery/startLog.ts';
import { createArchivedLogs } from '#mocks/recovery/archivedLogs.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { isSeeded } from '#mocks/seed/isSeeded.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { anyFullAt } from '#tests/soak/lanes/spoiltWrites.ts';
import { foundationOf } from '#tests/support/foundationOf.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { timePassing } from '#tests/support/timePassing.ts';
import { readWhole } from '#tests/support/wholeExport.ts';

const quiet = () => {};
const stepOf = (
  onProgress: (done: number, total: number) => void = quiet,
  signal = new AbortController().signal,
) => ({
  onProgress,
  signal,
});

const browser = async (more = 0) => {
  const stored = storedBrowser();
  const { world } = stored;
  const { log, storeId } = await stored.opened();
  await seedDemo(log, world, foundationOf(world));
  for (const text of ['1', '2', '3']) await log.append(command(`note-${text}`, [noted('note-a', text)]));
  for (let made = 0; made < more; made += 50) {
    const notes = Array.from({ length: 50 }, (_, index) => noted('note-b', `${made + index}`));
    await log.append(command(`notes-${made}`, notes));
  }
  const all = await log.readAll({ limit: 100_000 });
  const { copy, copied } = stored.copyOf(storeId);
  await copied();
  await log.close();
  const recoveryOf = (loss: Loss) => createRecovery({ world, place: stored.placeNow(), loss });
  return { ...stored, all, recoveryOf, copy };
};

type Browser = Awaited<ReturnType<typeof browser>>;

const lossIn = ({ lossFound }: Browser): Promise<Loss> => lossFound();

const logIn = async ({ opened }: Browser) => (await opened()).log;

test('the loss of a branch is not made good with events of the main log', async () => {
  const there = await browser();
  await there.drop();
  const loss: Loss = { ...(await lossIn(there)), tenant: 'branch-1' };

  expect(await there.recoveryOf(loss).inspect(stepOf())).toMatchObject({ upTo: null, fromCopy: 0 });
  expect(await there.recoveryOf(loss).restore(stepOf())).toEqual({
    ok: false,
    fault: 'There is no event that could be brought back.',
  });
});

test('branches that had a marker are counted, as the copy of the main log has none of them', async () => {
  const there = await browser();
  await there.drop();
  for (const branch of ['branch-1', 'branch-2']) there.kept.set(`agencylens.head:${branch}`, '{}');
  there.kept.set('agencylens.theme', 'dark');
  const loss = await lossIn(there);

  expect(await there.recoveryOf(loss).inspect(stepOf())).toMatchObject({
    fromCopy: there.all.length,
    branches: { intact: 0, lost: 2 },
  });
});

describe('a database that was deleted', () => {
  test('is restored from the second copy to the last event, with secrets and commands', async () => {
    const there = await browser();
    await there.drop();
    const loss = await lossIn(there);
    const { inspect, restore } = there.recoveryOf(loss);
    const count = there.all.length;
    const tell: [number, number][] = [];

    expect(await inspect(stepOf())).toEqual({
      upTo: loss.expected,
      fromCopy: count,
      missing: [],
      behind: 0,
      damagedParts: 0,
      branches: { intact: 0, lost: 0 },
    });
    expect(await restore(stepOf((...step) => tell.push(step)))).toEqual({ ok: true });
    expect(tell.at(-1)).toEqual([count, count]);
    const log = await logIn(there);
    expect(await log.readAll()).toEqual(there.all);
    expect(await isSeeded(log)).toBe(true);
    expect(await log.vault.get('password:demoadmin')).toEqual({ verifier: expect.any(String) });
    expect((await log.append(command('note-3', [noted('note-a', '3')]))).ok).toBe(true);
    expect((await log.readAll()).length).toBe(count);
    expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual([
      'agencylens-log',
      there.placeNow().name,
    ]);
  });

  test('is exported, and brought back from that file where there is no copy', async () => {
    const there = await browser();
    await there.drop();
    const loss = await lossIn(there);
    const file = await there.recoveryOf(loss).exportReadable(null, stepOf());
    there.files.kept.clear();
    const { restore, importFile } = there.recoveryOf(loss);

    expect(await restore(stepOf())).toEqual({
      ok: false,
      fault: 'There is no event that could be brought back.',
    });
    expect(await importFile({ file: new Blob(['nonsense']), secret: null }, stepOf())).toEqual({
      ok: false,
      fault: 'Line 1 is not JSON.',
    });
    expect(await lossIn(there)).toEqual(loss);
    expect(
      await importFile({ file: new Blob([await keptText(file)]), secret: null }, stepOf()),
    ).toMatchObject({ ok: true });
    const log = await logIn(there);
    expect((await log.readAll()).map(({ hash }) => hash)).toEqual(
      there.all.slice(0, -3).map(({ hash }) => hash),
    );
  });

  test('is left alone by who starts fresh, and nothing is missed at the next start', async () => {
    const there = await browser();
    const { startFresh } = there.recoveryOf({
      kind: 'unreadable',
      tenant: 'main',
      expected: null,
      found: null,
      detail: '',
    });

    expect(await startFresh()).toEqual({ ok: true });
    expect((await (await logIn(there)).head()).position).toBe(0);
    expect((await there.indexedDb.databases()).length).toBe(2);
  });
});

const keptText = async (file: Blob): Promise<string> => {
  const lines = (await file.text()).split('\n').filter((line) => line !== '' && !line.includes('TextNoted'));
  const last = JSON.parse(lines.at(-2) ?? '');
  const end = { count: lines.length - 2, head: last.hash };
  const header = { ...JSON.parse(lines[0] ?? ''), ...end };
  return [JSON.stringify(header), ...lines.slice(1, -1), JSON.stringify({ end: true, ...end })].join('\n');
};

const deleteEvents = ({ indexedDb }: Browser, positions: readonly number[], tenant = 'main') =>
  new Promise<void>((resolve) => {
    const opening = indexedDb.open('agencylens-log');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('events', 'readwrite');
      for (const position of positions) transaction.objectStore('events').delete([tenant, position]);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

describe('damaged records', () => {
  test('are exported past what is lost, and the file says what that is', async () => {
    const there = await browser();
    const { all } = there;
    const hole = all.length - 1;
    there.files.kept.clear();
    await deleteEvents(there, [hole]);
    const { position, recordedAt } = all.at(-1) ?? { position: 0, recordedAt: '' };
    const point = { position, recordedAt };
    const recovery = there.recoveryOf({
      kind: 'damaged',
      tenant: 'main',
      expected: point,
      found: point,
      detail: '',
    });
    const told: [number, number][] = [];

    expect(await recovery.inspect(stepOf())).toEqual({
      upTo: { position: hole - 1, recordedAt: all[hole - 2]?.recordedAt },
      fromCopy: 0,
      missing: [{ from: hole, to: hole }],
      behind: 1,
      damagedParts: 0,
      branches: { intact: 0, lost: 0 },
    });
    const file = await recovery.exportReadable(
      null,
      stepOf((...step) => told.push(step)),
    );
    const lines = (await file.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const facts = { count: all.length - 1, head: all.at(-1)?.hash };
    expect(lines[0]).toMatchObject({ ...facts, missing: [{ from: hole, to: hole }] });
    expect(lines.slice(1, -1)).toEqual(all.filter((event) => event.position !== hole));
    expect([lines.at(-1), told.at(-1)]).toEqual([{ end: true, ...facts }, [all.length - 1, all.length - 1]]);
    expect(await recovery.checkFile(file, stepOf())).toEqual({
      ok: false,
      fault: `Line 1 says that event ${hole} is missing. Such a file can be read, but not imported.`,
    });
    expect(await recovery.restore(stepOf())).toEqual({ ok: true });
    expect(await (await logIn(there)).readAll()).toEqual(all.slice(0, hole - 1));
  });

  test('and a damaged copy give together what either has', async () => {
    const there = await browser();
    const { all, files } = there;
    const [segment = ''] = [...files.kept.keys()].filter((name) => name.startsWith('seg-'));
    const lines = new TextDecoder().decode(files.kept.get(segment)).split('\n');
    files.kept.set(segment, new TextEncoder().encode(lines.toSpliced(4, 1).join('\n')));
    await deleteEvents(there, [all.length]);
    const loss = await lossIn(there);
    const { inspect, restore } = there.recoveryOf(loss);

    expect(loss.kind).toBe('damaged');
    expect(await inspect(stepOf())).toEqual({
      upTo: loss.expected,
      fromCopy: all.length - 1,
      missing: [],
      behind: 0,
      damagedParts: 1,
      branches: { intact: 0, lost: 0 },
    });
    expect(await restore(stepOf())).toEqual({ ok: true });
    expect(await (await logIn(there)).readAll()).toEqual(all);
  });
});

describe('branches', () => {
  const branchLog = async ({ indexedDb, world, placeNow }: Browser, tenant: string) => {
    const { name, markers } = placeNow();
    const start = await startLog({
      world,
      tenant,
      indexedDb,
      name,
      markers,
      copyEnds: async () => new Map(),
    });
    if (start.kind !== 'open') throw new Error(`it did not open: ${JSON.stringify(start)}`);
    return start.opened.log;
  };

  const addBranch = async (there: Browser, tenant: string) => {
    const { indexedDb, world, placeNow } = there;
    const log = await branchLog(there, tenant);
    for (const text of ['a', 'b', 'c'])
      await log.append(
        command(`${tenant}-${text}`, [noted('note-a', text)], {
          vault: [{ put: 'token:1', value: { of: tenant } }],
        }),
      );
    const events = await log.readAll();
    await log.close();
    const clock = { clock: world.clock, storeId: 'unused' };
    const shelf = await openBranchStore({ factory: indexedDb, name: placeNow().name, ...clock });
    const row = {
      tenant,
      name: tenant,
      origin: 'fork',
      parent: 'main',
      begunWith: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      complete: true,
    } as const;
    await shelf.put(row);
    shelf.close();
    return { events, row };
  };

  test('that are as they were come along with a restore, with secrets and commands; a damaged one stays aside', async () => {
    const there = await browser();
    const { indexedDb, world } = there;
    const { events, row } = await addBranch(there, 'branch-1');
    await addBranch(there, 'branch-2');
    await deleteEvents(there, [2], 'branch-2');
    await deleteEvents(there, [there.all.length]);
    const recovery = there.recoveryOf(await lossIn(there));
    const told: [number, number][] = [];

    expect(await recovery.inspect(stepOf())).toMatchObject({ branches: { intact: 1, lost: 1 } });
    expect(await recovery.restore(stepOf((...step) => told.push(step)))).toEqual({ ok: true });
    const all = there.all.length + 3;
    expect(told.at(-1)).toEqual([all, all]);
    const branch = await branchLog(there, 'branch-1');
    expect(await branch.readAll()).toEqual(events);
    expect(await branch.vault.get('token:1')).toEqual({ of: 'branch-1' });
    const again = await branch.append(
      command('branch-1-a', [noted('note-a', 'a')], {
        vault: [{ put: 'token:1', value: { of: 'branch-1' } }],
      }),
    );
    expect(again.ok && again.repeated).toBe(true);
    await branch.close();
    const { name } = there.placeNow();
    const shelf = await openBranchStore({ factory: indexedDb, name, clock: world.clock, storeId: 'unused' });
    expect(await shelf.list()).toEqual([row]);
    shelf.close();
    expect(JSON.parse(there.kept.get('agencylens.head:branch-1') ?? '')).toMatchObject({
      position: 3,
      hash: events.at(-1)?.hash,
    });
    expect(await (await logIn(there)).readAll()).toEqual(there.all);
  });

  test.each([
    ['its events', 'add', 'commands'],
    ['the row that people know it by', 'put', 'meta'],
  ] as const)(
    'of which %s cannot be written are named, keep nothing else from coming back, and are exported from what is kept aside',
    async (_what, way, store) => {
      const there = await browser();
      const { indexedDb, world } = there;
      const lost = await addBranch(there, 'branch-1');
      const kept = await addBranch(there, 'branch-2');
      await deleteEvents(there, [there.all.length]);
      const recovery = there.recoveryOf(await lossIn(there));
      const write = IDBObjectStore.prototype[way];
      const refusing = vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (
        this: IDBObjectStore,
        value: unknown,
        key?: IDBValidKey,
      ) {
        const isRefused = this.transaction.db.name !== 'agencylens-log' && this.name === store;
        if (isRefused && Array.isArray(key) && key.includes('branch-1'))
          throw new DOMException('no room', 'QuotaExceededError');
        return write.call(this, value, key);
      });
      const outcome = await recovery.restore(stepOf());
      refusing.mockRestore();

      expect(outcome).toEqual({ ok: true, leftOut: [lost.row.name] });
      expect(await (await logIn(there)).readAll()).toEqual(there.all);
      const branch = await branchLog(there, 'branch-2');
      expect(await branch.readAll()).toEqual(kept.events);
      await branch.close();
      const { name } = there.placeNow();
      const shelf = await openBranchStore({
        factory: indexedDb,
        name,
        clock: world.clock,
        storeId: 'unused',
      });
      expect([await shelf.list(), await shelf.head('branch-1')]).toEqual([[kept.row], null]);
      shelf.close();
      const aside = createArchivedLogs({ world, place: there.placeNow() });
      expect((await aside.list()).map(({ branches }) => branches)).toEqual([
        [lost.row, kept.row].map(({ tenant, name: called }) => ({ id: tenant, name: called })),
      ]);
      const choice = { id: 'usual/agencylens-log', branch: 'branch-1' };
      const lines = (await (await aside.exportFile(choice, null, stepOf())).text()).trimEnd().split('\n');
      expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual(lost.events);
    },
  );

  test('that are damaged are exported as far as they can be read', async () => {
    const there = await browser();
    const { events } = await addBranch(there, 'branch-1');
    await deleteEvents(there, [2], 'branch-1');
    const point = { position: 3, recordedAt: events[2]?.recordedAt ?? '' };
    const loss = { kind: 'damaged', tenant: 'branch-1', expected: point, found: point, detail: '' } as const;
    const recovery = there.recoveryOf(loss);

    expect(await recovery.inspect(stepOf())).toEqual({
      upTo: { position: 1, recordedAt: events[0]?.recordedAt },
      fromCopy: 0,
      missing: [{ from: 2, to: 2 }],
      behind: 1,
      damagedParts: 0,
      branches: { intact: 0, lost: 0 },
    });
    const lines = (await (await recovery.exportReadable(null, stepOf())).text()).trimEnd().split('\n');
    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual([events[0], events[2]]);
  });
});

describe('a browser that opens no database at the usual place', () => {
  const shut = async () => {
    const there = await browser();
    vi.spyOn(there.indexedDb, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    const beside = new IDBFactory();
    const placeNow = () => ({ ...there.placeNow(), siteFactory: async () => beside });
    const patiently = <Result>(work: Promise<Result>) => timePassing(there.world.clock, work);
    const loss = await patiently(lossIn(there));
    return {
      ...there,
      beside,
      loss,
      patiently,
      recovery: createRecovery({ world: there.world, place: placeNow(), loss }),
    };
  };

  test('is given a database at the place beside it, with everything of the second copy', async () => {
    const { loss, recovery, beside, all, placeNow, world, patiently } = await shut();
    expect([loss.kind, await patiently(recovery.restore(stepOf()))]).toEqual(['unreadable', { ok: true }]);
    const { name, site, markers } = placeNow();
    const start = await startLog({
      world,
      tenant: 'main',
      indexedDb: beside,
      name,
      markers,
      copyEnds: async () => new Map(),
    });

    expect([site, start.kind]).toEqual(['beside', 'open']);
    expect(start.kind === 'open' && (await start.opened.log.readAll())).toEqual(all);
  });

  test('starts fresh there too, and says so where there is no such place', async () => {
    const there = await shut();
    const without = createRecovery({ world: there.world, place: there.placeNow(), loss: there.loss });
    const before = [...there.kept];

    expect(await there.patiently(without.startFresh())).toEqual({
      ok: false,
      fault: 'The browser’s storage refused: UnknownError: Internal error opening backing store',
    });
    expect([...there.kept]).toEqual(before);
    expect(await there.patiently(there.recovery.startFresh())).toEqual({ ok: true });
    expect(there.placeNow().site).toBe('beside');
  });
});

describe('a file', () => {
  test('is read to its end first, and nothing of it is kept', async () => {
    const there = await browser();
    await there.drop();
    const { exportReadable, checkFile } = there.recoveryOf(await lossIn(there));
    const text = await keptText(await exportReadable(null, stepOf()));
    const before = [...there.kept];
    const read: number[] = [];
    const count = there.all.length - 3;
    const checked = await checkFile(
      new Blob([text]),
      stepOf((done) => read.push(done)),
    );

    expect(checked).toEqual({
      ok: true,
      facts: {
        events: count,
        lastAt: there.all[count - 1]?.occurredAt,
        people: 0,
        isProtected: false,
        isOwn: true,
      },
    });
    expect(await checkFile(new Blob([text.slice(0, -40)]), stepOf())).toMatchObject({ ok: false });
    expect([read.at(-1), [...there.kept]]).toEqual([count, before]);
    expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual(['agencylens-log']);
  });
});

describe('what is left', () => {
  test('is looked through once, and read once more only, as it is restored or exported', async () => {
    const there = await browser();
    await there.drop();
    const recovery = there.recoveryOf(await lossIn(there));
    const read = vi.spyOn(there.files.files, 'read');
    const reads = async (work: () => Promise<unknown>) => {
      read.mockClear();
      await work();
      return read.mock.calls.filter(([name]) => name.startsWith('seg-')).length;
    };
    const parts = [...there.files.kept.keys()].filter((name) => name.startsWith('seg-')).length;

    expect(await reads(() => recovery.inspect(stepOf()))).toBe(parts);
    expect(await reads(() => recovery.inspect(stepOf()))).toBe(0);
    expect(await reads(() => recovery.exportReadable(null, stepOf()))).toBe(parts);
    expect(await reads(() => recovery.restore(stepOf()))).toBe(parts);
  });

  test('is exported a page at a time, reports how far it is, and can be stopped', async () => {
    const there = await browser(3 * pageSize);
    await there.drop();
    const recovery = there.recoveryOf(await lossIn(there));
    const count = there.all.length;
    const lines: number[] = [];
    const told: [number, number][] = [];
    vi.stubGlobal(
      'Blob',
      class extends Blob {
        constructor(parts: BlobPart[], options?: BlobPropertyBag) {
          super(parts, options);
          for (const part of parts) if (typeof part === 'string') lines.push(part.split('\n').length - 1);
        }
      },
    );
    const file = await recovery.exportReadable(
      null,
      stepOf((...step) => told.push(step)),
    );
    vi.unstubAllGlobals();
    const { report } = await readWhole(file);
    const stopping = new AbortController();
    const stopped = recovery.exportReadable(
      null,
      stepOf(() => stopping.abort(), stopping.signal),
    );

    expect(report).toMatchObject({ announced: { count, head: there.all.at(-1)?.hash } });
    expect(Math.max(...lines)).toBe(pageSize);
    expect(count).toBeGreaterThan(3 * pageSize);
    expect([told.at(-1), told.length]).toEqual([[count, count], 2 * Math.ceil(count / pageSize)]);
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that changes after it was looked through is not restored, and is looked through again', async () => {
    const there = await browser();
    await there.drop();
    const recovery = there.recoveryOf(await lossIn(there));
    await recovery.inspect(stepOf());
    const names = [...there.files.kept.keys()].filter((name) => name.startsWith('seg-'));
    for (const name of names) there.files.kept.delete(name);

    expect(await recovery.restore(stepOf())).toEqual({
      ok: false,
      fault:
        'What is left changed since it was looked through. Nothing was brought back: reload the page to look again.',
    });
    expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual(['agencylens-log']);
    expect(await recovery.inspect(stepOf())).toMatchObject({ upTo: null });
  });

  test('is read anew after it was stopped', async () => {
    const there = await browser();
    await there.drop();
    const recovery = there.recoveryOf(await lossIn(there));
    const stopping = new AbortController();
    const stopped = recovery.inspect(stepOf(() => stopping.abort(), stopping.signal));

    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(await recovery.inspect(stepOf())).toMatchObject({ fromCopy: there.all.length });
  });
});

describe('a restore that is stopped', () => {
  test('leaves no database behind, and everything as it was', async () => {
    const there = await browser();
    await there.drop();
    const loss = await lossIn(there);
    const before = [...there.kept];
    const stopping = new AbortController();
    stopping.abort();
    const outcome = await there.recoveryOf(loss).restore(stepOf(quiet, stopping.signal));

    expect(outcome).toEqual({ ok: false, fault: 'It was stopped, and nothing was changed.' });
    expect([...there.kept]).toEqual(before);
    expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual(['agencylens-log']);
    expect(await lossIn(there)).toEqual(loss);
  });
});

describe('Stop while there is still reading to do', () => {
  const stopped = { ok: false, fault: 'It was stopped, and nothing was changed.' };

  const readingIn = async () => {
    const there = await browser();
    await there.drop();
    const loss = await lossIn(there);
    const text = await keptText(await there.recoveryOf(loss).exportReadable(null, stepOf()));
    const recovery = there.recoveryOf(loss);
    const stopping = new AbortController();
    const opened = vi.spyOn(there.indexedDb, 'open');
    return { there, recovery, text, stopping, opened: () => opened.mock.calls.map(([name]) => name) };
  };

  const fileThatStops = (text: string, stopping: AbortController): Blob => {
    const file = new Blob([text]);
    vi.spyOn(file, 'stream').mockImplementation(() => {
      stopping.abort();
      return new Blob([text]).stream();
    });
    return file;
  };

  test('ends a restore before a database is made', async () => {
    const { there, recovery, stopping, opened } = await readingIn();
    const read = vi.spyOn(there.files.files, 'read').mockImplementationOnce(async (name) => {
      stopping.abort();
      return there.files.kept.get(name) ?? new Uint8Array();
    });

    expect(await recovery.restore(stepOf(quiet, stopping.signal))).toEqual(stopped);
    expect(read).toHaveBeenCalled();
    expect(opened()).toEqual([]);
  });

  test('ends the check of a file and its import, before anything else is read', async () => {
    for (const isImport of [false, true]) {
      const { there, recovery, text, stopping, opened } = await readingIn();
      const read = vi.spyOn(there.files.files, 'read');
      const told: number[] = [];
      const step = stepOf((done) => told.push(done), stopping.signal);

      const file = fileThatStops(text, stopping);
      const outcome = isImport
        ? await recovery.importFile({ file, secret: null }, step)
        : await recovery.checkFile(file, step);

      expect(outcome).toEqual(stopped);
      expect([told, read.mock.calls, opened()]).toEqual([[], [], []]);
    }
  });

  test('ends an import while what is left of the lost log is read', async () => {
    const { there, recovery, text, stopping, opened } = await readingIn();
    vi.spyOn(there.files.files, 'read').mockImplementationOnce(async (name) => {
      stopping.abort();
      return there.files.kept.get(name) ?? new Uint8Array();
    });

    expect(
      await recovery.importFile({ file: new Blob([text]), secret: null }, stepOf(quiet, stopping.signal)),
    ).toEqual(stopped);
    expect(opened()).toEqual([]);
  });
});

describe('a recovery that the browser refuses', () => {
  test('says so, and leaves everything as it was', async () => {
    const there = await browser();
    await there.drop();
    const loss = await lossIn(there);
    const before = [...there.kept];
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const outcome = await there.recoveryOf(loss).restore(stepOf());
    vi.restoreAllMocks();

    expect(outcome).toEqual({
      ok: false,
      fault: 'The browser’s storage refused: QuotaExceededError: no room',
    });
    expect([...there.kept]).toEqual(before);
    expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual(['agencylens-log']);
    expect(await lossIn(there)).toEqual(loss);
  });

  test.each([1, 2, 3, 4])(
    'at its write number %i leaves no database behind, and works once there is room',
    async (at) => {
      const there = await browser();
      await there.drop();
      const loss = await lossIn(there);
      const spoiler = anyFullAt(at);
      const outcome = await there.recoveryOf(loss).restore(stepOf()).finally(spoiler.end);

      expect(outcome).toEqual({
        ok: false,
        fault: expect.stringMatching(/^The browser’s storage refused: /),
      });
      expect((await there.indexedDb.databases()).map(({ name }) => name)).toEqual(['agencylens-log']);
      expect(await there.recoveryOf(loss).restore(stepOf())).toEqual({ ok: true });
      expect(await (await logIn(there)).readAll()).toEqual(there.all);
    },
  );
});
