/** Tests the actions on a log that was set aside. */
import { describe, expect, test } from 'vitest';
import { readDatabaseStatus } from '#events/log/storedDatabaseStatus.ts';
import { createArchivedLogs } from '#mocks/recovery/archivedLogs.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';

const step = { onProgress: () => {}, signal: new AbortController().signal };

const browser = async () => {
  const stored = storedBrowser();
  const { world, indexedDb } = stored;
  const first = await stored.opened();
  for (const text of ['1', '2', '3'])
    await first.log.append(command(`note-${text}`, [noted('note-a', text)]));
  const all = await first.log.readAll();
  await stored.copyOf(first.storeId).copied();
  await first.log.close();
  const loss = { kind: 'unreadable', tenant: 'main', expected: null, found: null, detail: '' } as const;
  await createRecovery({ world, place: stored.placeNow(), loss }).startFresh();
  const second = await stored.opened();
  await second.log.append(command('fresh', [noted('note-a', 'fresh')]));
  await stored.copyOf(second.storeId).copied();
  await second.log.close();
  const keptNow = () => createArchivedLogs({ world, place: stored.placeNow() });
  return { ...stored, all, keptNow, indexedDb, second, first };
};

/** Simulates a browser that lost the last commit: the event, its command and the stream's end are missing. */
const withoutLast = (indexedDb: IDBFactory) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDb.open('agencylens-log');
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['events', 'heads', 'places'], 'readwrite');
      const events = transaction.objectStore('events');
      events.delete(['main', 3]);
      const reading = events.get(['main', 2]);
      reading.onsuccess = () => {
        const { position, hash, recordedAt } = reading.result;
        transaction.objectStore('heads').put({ position, hash, recordedAt }, 'main');
      };
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });

const textsIn = async (there: Awaited<ReturnType<typeof browser>>) => {
  const { log } = await there.opened();
  const events = await log.readAll();
  await log.close();
  return events.map(({ data }) => Object(data).text);
};

describe('a log that was kept aside', () => {
  test('is listed with its last event', async () => {
    const { keptNow, all } = await browser();

    expect(await keptNow().list()).toEqual([
      {
        id: 'usual/agencylens-log',
        last: { position: 3, recordedAt: all[2]?.recordedAt },
        copyUpTo: null,
        isReadable: true,
        branches: [],
      },
    ]);
  });

  test('is exported as it is', async () => {
    const { keptNow, all } = await browser();
    const file = await keptNow().exportFile({ id: 'usual/agencylens-log', branch: null }, null, step);
    const lines = (await file.text()).trimEnd().split('\n');

    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual(all);
  });

  test('is used again, and what was in use is kept aside: each says so itself', async () => {
    const there = await browser();
    const { world, indexedDb, keptNow, placeNow, second } = there;
    const { name } = placeNow();
    const outcome = await keptNow().use('usual/agencylens-log', step);
    const texts = await textsIn(there);
    const standing = async (of: string) =>
      (
        await readDatabaseStatus(
          { factory: indexedDb, name: of, clock: world.clock, patience: 1_000 },
          'main',
        )
      ).standing;

    expect([outcome, texts]).toEqual([{ ok: true }, ['1', '2', '3']]);
    expect([await standing('agencylens-log'), await standing(name)]).toEqual([
      { kind: 'inUse', replaces: name, replacesStore: second.storeId },
      { kind: 'replaced', by: { site: 'usual', name: 'agencylens-log' } },
    ]);
    there.kept.clear();
    expect(await textsIn(there)).toEqual(['1', '2', '3']);
    expect((await keptNow().list()).map(({ id, last }) => [id, last?.position])).toEqual([
      [`usual/${name}`, 1],
    ]);
  });

  test('whose second copy goes further is used again with both together, and exported so; nothing is lost', async () => {
    const there = await browser();
    const { indexedDb, keptNow, placeNow, all } = there;
    await withoutLast(indexedDb);
    const before = (await indexedDb.databases()).map(({ name }) => name);
    const { name: used } = placeNow();
    const id = 'usual/agencylens-log';
    const listed = (await keptNow().list()).map(({ last, copyUpTo }) => [last?.position, copyUpTo]);
    const file = await keptNow().exportFile({ id, branch: null }, null, step);
    const lines = (await file.text()).trimEnd().split('\n');
    const outcome = await keptNow().use(id, step);

    expect(listed).toEqual([[2, 3]]);
    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual(all);
    expect([outcome, await textsIn(there)]).toEqual([{ ok: true }, ['1', '2', '3']]);
    expect((await indexedDb.databases()).map(({ name }) => name)).toEqual([...before, placeNow().name]);
    expect((await keptNow().list()).map((kept) => [kept.id, kept.last?.position, kept.copyUpTo])).toEqual(
      expect.arrayContaining([
        [id, 2, 3],
        [`usual/${used}`, 1, null],
      ]),
    );
  });

  test('is deleted with its second copy, and nothing else is', async () => {
    const there = await browser();
    const { indexedDb, keptNow, placeNow, files, first, second } = there;
    const filesOf = (storeId: string | null) =>
      [...files.kept.keys()].filter((name) => name.includes(storeId ?? '')).length;
    const before = [filesOf(first.storeId), filesOf(second.storeId)];
    const outcome = await keptNow().remove('usual/agencylens-log');

    expect([before, outcome]).toEqual([[2, 2], { ok: true }]);
    expect([filesOf(first.storeId), filesOf(second.storeId)]).toEqual([0, 2]);
    expect((await indexedDb.databases()).map(({ name }) => name)).toEqual([placeNow().name]);
    expect([await keptNow().list(), await textsIn(there)]).toEqual([[], ['fresh']]);
  });

  test('that another tab has open is deleted later, and one that is gone is reported', async () => {
    const { indexedDb, keptNow } = await browser();
    const held = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDb.open('agencylens-log');
      opening.onsuccess = () => resolve(opening.result);
    });
    const whileHeld = await keptNow().remove('usual/agencylens-log');
    held.close();

    expect([whileHeld, await keptNow().use('usual/agencylens-log-0123456789ab', step)]).toEqual([
      { ok: false, fault: 'Another tab has it open. It is deleted once that tab is closed.' },
      { ok: false, fault: 'It no longer exists. Nothing was changed.' },
    ]);
  });
});
