/** Who was erased is in no record of the browser and in no file of the second copy, and a file from before does not bring them back. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { databaseName } from '#events/recovery/databaseName.ts';
import { createHeadMarkers } from '#events/recovery/headMarker.ts';
import { startLog } from '#events/recovery/startLog.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { readNdjson } from '#mocks/inspection/readNdjson.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { copyStorage, keepCopy } from '#mocks/recovery/keepCopy.ts';
import type { RecoveryPlace } from '#mocks/recovery/recoveryPlace.ts';
import { memoryFiles, memoryStore, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const at = '2026-01-05T09:00:00.000Z';
const contactOf = (contactId: string, name: string): AppEvent => ({
  type: 'ClientContactAdded',
  data: { contactId, clientId: 'acme', workspaceId: 'w1', name, email: '', title: '', addedAt: at },
});
const erasure: AppEvent = {
  type: 'ClientContactErased',
  data: { contactId: 'c1', clientId: 'acme', workspaceId: 'w1', erases: ['c1'], erasedAt: at },
};

/** Every record of a database as text. */
const dump = async (factory: IDBFactory, name: string): Promise<string> => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = factory.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const stores = [...database.objectStoreNames].map(
    (store) =>
      new Promise<string>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      }),
  );
  const text = (await Promise.all(stores)).join('\n');
  database.close();
  return text;
};

const browser = async () => {
  const indexedDb = new IDBFactory();
  const { find } = memoryStore();
  const files = memoryFiles();
  const world = createVirtualWorld();
  const placeNow = (): RecoveryPlace => ({
    indexedDb,
    name: databaseName(find),
    find,
    markers: createHeadMarkers(find),
    copy: { files: files.files, digest: nodeDigest },
  });
  const start = async () => {
    const { name, markers } = placeNow();
    return startLog({ world, tenant: 'main', indexedDb, name, markers, hasCopy: async () => false });
  };
  const opened = async () => {
    const started = await start();
    if (started.kind !== 'open') throw new Error(`it did not open: ${started.loss.kind}`);
    return started.opened;
  };
  const { log, storeId } = await opened();
  const personal = personalLog(log, world);
  await appendFacts(personal, world, [contactOf('c1', 'Ingrid Solberg'), contactOf('c2', 'Tom Adeyemi')]);
  const copy = keepCopy({
    files: files.files,
    digest: nodeDigest,
    storeId: storeId ?? '',
    world,
    openStorage: () => copyStorage(indexedDb, { name: placeNow().name, tenant: 'main', world }),
    onConflict: () => {},
  });
  const copied = async () => {
    copy.ask();
    await world.clock.advanceAsync(300);
    await copy.settled();
  };
  await copied();
  return { indexedDb, files, world, log, personal, copied, start, opened, placeNow };
};

const namesIn = async ({ opened, world }: Awaited<ReturnType<typeof browser>>) =>
  (await personalLog((await opened()).log, world).readAll()).map(({ data }) => Object(data).name);

describe('a person who was erased', () => {
  test('is in no record, no file of the second copy and no export', async () => {
    const there = await browser();
    const before = await exportLog(there.log, there.world.clock);
    expect((await readNdjson(before)).report).toEqual(expect.objectContaining({ fault: null, people: 2 }));
    const { c1 } = Object.fromEntries((await readNdjson(before)).people);
    const key = String(c1);
    await appendFacts(there.personal, there.world, [erasure]);
    await there.copied();
    const kept = [
      await dump(there.indexedDb, there.placeNow().name),
      ...[...there.files.kept.values()].map((bytes) => new TextDecoder().decode(bytes)),
      await (await exportLog(there.log, there.world.clock)).text(),
    ];
    expect(kept.length).toBeGreaterThanOrEqual(4);
    for (const text of kept) {
      expect(text).not.toContain('Solberg');
      expect(text).not.toContain(key);
      // What is looked through holds what it should: the other person is sealed in it.
      expect(text).toMatch(/"c2"|person|hash/);
    }
  });

  test('stays erased when a file from before, which has the key still, is restored after a loss', async () => {
    const there = await browser();
    const file = await exportLog(there.log, there.world.clock);
    await appendFacts(there.personal, there.world, [erasure]);
    await there.copied();
    await there.log.close();
    await new Promise<void>((resolve) => {
      there.indexedDb.deleteDatabase(there.placeNow().name).onsuccess = () => resolve();
    });
    const lost = await there.start();
    if (lost.kind !== 'lost') throw new Error('nothing is lost');
    const { world } = there;
    const recovery = createRecovery({ world, place: there.placeNow(), loss: lost.loss });
    expect(await recovery.importFile(file, () => {})).toEqual({ ok: true });
    expect(await namesIn(there)).toEqual(['Erased person', 'Tom Adeyemi']);
  });

  test('is restored as erased from the second copy, and others with their names', async () => {
    const there = await browser();
    await appendFacts(there.personal, there.world, [erasure]);
    await there.copied();
    await there.log.close();
    await new Promise<void>((resolve) => {
      there.indexedDb.deleteDatabase(there.placeNow().name).onsuccess = () => resolve();
    });
    const lost = await there.start();
    if (lost.kind !== 'lost') throw new Error('nothing is lost');
    const { world } = there;
    const recovery = createRecovery({ world, place: there.placeNow(), loss: lost.loss });
    expect(await recovery.restore(() => {})).toEqual({ ok: true });
    expect(await namesIn(there)).toEqual(['Erased person', 'Tom Adeyemi', undefined]);
  });
});
