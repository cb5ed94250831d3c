/** Tests that an erased person is in no browser record and no backup file, and that an older file does not restore the person. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { extractedRows } from '#events/projections/extractedRows.ts';
import { makeExtracts, openExtracts } from '#events/projections/extractStore.ts';
import { platformDigest } from '#events/recovery/privateFiles.ts';
import { checkWithSecrets } from '#mocks/inspection/branchEvents.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { unwrapSecrets } from '#mocks/inspection/wrappedSecrets.ts';
import { createRecovery } from '#mocks/recovery/createRecovery.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { withKeysInPlain } from '#tests/support/oldExport.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { readWhole } from '#tests/support/wholeExport.ts';

const step = { onProgress: () => {}, signal: new AbortController().signal };

const at = '2026-01-05T09:00:00.000Z';
const contactOf = (contactId: string, name: string): AppEvent => ({
  type: 'ClientContactAdded',
  data: { contactId, clientId: 'acme', workspaceId: 'w1', name, email: '', title: '', addedAt: at },
});
const erasure: AppEvent = {
  type: 'ClientContactErased',
  data: { contactId: 'c1', clientId: 'acme', workspaceId: 'w1', erases: ['c1'], erasedAt: at },
};

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
  const kept = storedBrowser();
  const { world } = kept;
  const { log, storeId } = await kept.opened();
  const personal = personalLog(log, world);
  await appendFacts(personal, world, [contactOf('c1', 'Ingrid Solberg'), contactOf('c2', 'Tom Adeyemi')]);
  const { copied } = kept.copyOf(storeId);
  await copied();
  const eraseAndLose = async () => {
    await appendFacts(personal, world, [erasure]);
    await copied();
    await log.close();
    await kept.drop();
    return createRecovery({ world, place: kept.placeNow(), loss: await kept.lossFound() });
  };
  return { ...kept, log, personal, copied, eraseAndLose };
};

const passphrase = 'correct horse battery';

const protectedExport = ({ log, world }: Pick<Awaited<ReturnType<typeof browser>>, 'log' | 'world'>) =>
  exportLog(log, world.clock, { wrapping: { passphrase, ids: world.ids, rounds: 10 } });

const secretsOf = async (file: Blob) => unwrapSecrets((await checkWithSecrets(file)).wrapped, passphrase);

const namesIn = async ({ opened, world }: Awaited<ReturnType<typeof browser>>) =>
  (await personalLog((await opened()).log, world).readAll()).map(({ data }) => Object(data).name);

describe('a person who was erased', () => {
  test('is in no record, no file of the second copy and no export', async () => {
    const there = await browser();
    const before = await withKeysInPlain(there.log, there.world);
    expect((await readWhole(before)).report).toEqual(expect.objectContaining({ fault: null, people: 2 }));
    const { c1 } = Object.fromEntries((await readWhole(before)).people);
    const key = String(c1);
    await appendFacts(there.personal, there.world, [erasure]);
    await there.copied();
    const kept = [
      await dump(there.indexedDb, there.placeNow().name),
      ...[...there.files.kept.values()].map((bytes) => new TextDecoder().decode(bytes)),
      await (await exportLog(there.log, there.world.clock)).text(),
      JSON.stringify(await secretsOf(await protectedExport(there))),
    ];
    expect(kept.length).toBeGreaterThanOrEqual(4);
    for (const text of kept) {
      expect(text).not.toContain('Solberg');
      expect(text).not.toContain(key);
      // The dump must contain the expected records: the other person is encrypted in it.
      expect(text).toMatch(/"c2"|person|hash/);
    }
  });

  test('is in no extract of the events either, those included that were made before', async () => {
    const there = await browser();
    const place = { tenant: 'main', storeId: (await there.opened()).storeId ?? '' };
    const extracts = openExtracts({ ...place, factory: there.indexedDb, report: () => expect.unreachable() });
    const { personal, log } = there;
    await appendFacts(personal, there.world, [erasure]);
    const { position } = await log.head();
    const parts = { log, shelf: extracts, place, sumOf: platformDigest };
    await makeExtracts({ ...parts, length: 1, onProgress: () => {} }, position);
    const { events, isExtract } = await extractedRows(parts)({ after: 0, upTo: position });
    const kept = new TextDecoder().decode((await extracts.read(1))?.bytes);
    await extracts.close();

    expect((await personal.opened(events)).map(({ data }) => Object(data).name)).toEqual([
      'Erased person',
      'Tom Adeyemi',
      undefined,
    ]);
    expect(isExtract).toBe(true);
    expect(kept).toContain('"sealed":{"c2":');
    for (const name of ['Solberg', 'Adeyemi']) expect(kept).not.toContain(name);
  });

  test('stays erased when a file from before, which has the key still, is restored after a loss', async () => {
    const there = await browser();
    const file = await withKeysInPlain(there.log, there.world);
    const recovery = await there.eraseAndLose();
    expect(await recovery.importFile({ file, secret: null }, step)).toEqual({ ok: true });
    expect(await namesIn(there)).toEqual(['Erased person', 'Tom Adeyemi']);
  });

  test('is restored as erased from the second copy, and others with their names', async () => {
    const there = await browser();
    const recovery = await there.eraseAndLose();
    expect(await recovery.restore(step)).toEqual({ ok: true });
    expect(await namesIn(there)).toEqual(['Erased person', 'Tom Adeyemi', undefined]);
  });

  test('stays erased when the browser was killed before the copy of the secrets was replaced', async () => {
    const there = await browser();
    const { kept } = there.files;
    const before = [...kept].filter(([name]) => name.startsWith('vault-'));
    const recovery = await there.eraseAndLose();
    for (const name of [...kept.keys()]) if (name.startsWith('vault-')) kept.delete(name);
    for (const [name, bytes] of before) kept.set(name, bytes);

    expect(await recovery.restore(step)).toEqual({ ok: true });
    expect(await namesIn(there)).toEqual(['Erased person', 'Tom Adeyemi', undefined]);
  });
});
